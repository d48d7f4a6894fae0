import type { RenderedPage, RenderPage } from '@tallrik/contract/page-rendering';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consolePolicy } from './content-security-policy.ts';
import type { GuestApp } from './web-routes.ts';

// All that is different while somebody develops. Vite itself is handed in by scripts/dev.mjs: no server that guests
// use has it, and none of this can be switched on there.

/** What Vite does for one app. */
type DevelopedApp = {
  middlewares: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  transformIndexHtml: (url: string, html: string) => Promise<string>;
  ssrLoadModule: (path: string) => Promise<Record<string, unknown>>;
  ssrFixStacktrace: (error: Error) => void;
};

export type DevelopedApps = {
  guest: DevelopedApp;
  console: DevelopedApp;
  /** Where Vite tells browsers what has changed. */
  sockets: readonly string[];
  /** Vite writes it into the tags it adds; here it becomes the page's own. */
  nonce: string;
};

/** Sources, dependencies and Vite's own client; the console's begin with its base. */
const OF_GUEST = /^\/(@|src\/|node_modules\/|build\/)/;
const OF_CONSOLE = /^\/console\/(@|src\/|node_modules\/)/;

/** Vite answers before any route: what it serves looks like a page to the guests' app. */
export function serveSources(app: FastifyInstance, apps: DevelopedApps): void {
  app.addHook('onRequest', (request, reply, done) => {
    const ofConsole = OF_CONSOLE.test(request.url);
    if (!ofConsole && !OF_GUEST.test(request.url)) return done();
    reply.hijack();
    const notFound = (error?: unknown) => {
      reply.raw.statusCode = error ? 500 : 404;
      reply.raw.end();
    };
    (ofConsole ? apps.console : apps.guest).middlewares(request.raw, reply.raw, notFound);
  });
}

/** Looser than any guest's: Vite speaks over a socket of its own and draws its errors with styles and markup. */
const loosened = (policy: string, { sockets }: DevelopedApps): string =>
  policy
    .replace(/; require-trusted-types-for 'script'/, '')
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/script-src 'self'/, "script-src 'self' 'unsafe-inline'")
    .replace(/connect-src /, `connect-src ${sockets.join(' ')} `);

/** The guests' app as its sources are at this moment. */
export const developedGuestApp = (apps: DevelopedApps): GuestApp => ({
  render: async (request) => {
    try {
      const entry = await apps.guest.ssrLoadModule('/src/app/entry-server.tsx');
      return await (entry as { render: RenderPage }).render(request);
    } catch (error) {
      return brokenPage(error, apps, request.nonce);
    }
  },
  manifest: null,
  shortStyles: {},
  finish: async (document, url, nonce) =>
    (await apps.guest.transformIndexHtml(url, document)).replaceAll(apps.nonce, nonce),
  policy: (policy) => loosened(policy, apps),
});

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** What went wrong, over the page; it goes by itself when the file is mended. */
function brokenPage(error: unknown, apps: DevelopedApps, nonce: string): RenderedPage {
  const broken = error instanceof Error ? error : new Error(String(error));
  apps.guest.ssrFixStacktrace(broken);
  const shown = JSON.stringify({ message: broken.message, stack: broken.stack ?? '' });
  return {
    status: 500,
    redirect: null,
    language: 'en',
    head: '<title>Error</title>',
    body: `<pre>${escaped(broken.stack ?? broken.message)}</pre>`,
    state: '{}',
    scripts: `<script nonce="${nonce}">
import('/@vite/client').then(({ ErrorOverlay }) =>
  document.body.append(new ErrorOverlay(${shown.replace(/</g, '\\u003c')})));
</script>`,
    isPublic: false,
  };
}

/** The console's document, with what Vite adds to it. */
export function developedConsoleRoutes(
  app: FastifyInstance,
  deps: { folder: string; publicOrigin: string | null; apps: DevelopedApps },
): void {
  for (const path of ['/console', '/console/*']) {
    app.get(path, async (request, reply) => {
      const origin = deps.publicOrigin ?? `${request.protocol}://${request.host}`;
      const source = await readFile(join(deps.folder, 'index.html'), 'utf8');
      const document = await deps.apps.console.transformIndexHtml(request.url, source);
      return reply
        .header(
          'content-security-policy',
          loosened(consolePolicy(origin.replace(/^http/, 'ws')), deps.apps),
        )
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(document);
    });
  }
}
