import type { EnginePage } from './engine-page.ts';

/** Stands as text in the page and runs first: WebKit's driver tells nobody what was written to its console. */
function listen(): void {
  const complaints: string[] = [];
  const watch = { complaints, served: '' };
  Object.assign(window, { watch });
  // All of the page is there, and none of its scripts has begun.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    watch.served = document.querySelector('#content')?.textContent ?? '';
  });
  const keep = (
    event: Event & { message?: string; reason?: unknown; blockedURI?: string },
  ): void => {
    const target = event.target as (Partial<HTMLLinkElement> & EventTarget) | null;
    // A hint that Firefox did not follow; the import behind it tells whether the file came.
    if (target?.rel === 'modulepreload') return;
    const failed = target?.outerHTML;
    const about = event.message ?? event.reason ?? event.blockedURI ?? failed;
    complaints.push(`${event.type}: ${String(about)}`);
  };
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    window.addEventListener(kind, keep, true);
  }
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...args: unknown[]) => {
      complaints.push(`${kind}: ${args.map(String).join(' ')}`);
      write(...args);
    };
  }
}

/** A page that remembers how it was served and what is complained about in it: hydration, policy, script errors. */
export const listening = (html: string): string =>
  html.replace(
    /<script nonce="([^"]+)">/,
    (first, nonce: string) => `<script nonce="${nonce}">(${listen.toString()})()</script>${first}`,
  );

/** Null where nobody listens. */
export const complaintsOn = (page: EnginePage): Promise<string[] | null> =>
  page.run('return window.watch?.complaints ?? null;');

/** What stood on the page before its scripts began, and what stands there now. */
export const servedAndShown = (page: EnginePage): Promise<[string, string]> =>
  page.run("return [window.watch.served, document.querySelector('#content').textContent];");
