import { PAGE_ERROR_LIMITS } from '@tallrik/contract/guest-log';
import type { RemoteLog } from './remote-log.ts';

/** A page that fails in every frame tells it a few times, not until the battery is empty. */
const MOST_PER_PAGE = 5;

/** Mistakes of our own scripts reach whoever can mend them (SUPPORT-10); what a guest typed is taken out by the server. */
export function reportPageErrors(
  page: Pick<Window, 'addEventListener'>,
  log: Pick<RemoteLog, 'info'>,
): void {
  let left = MOST_PER_PAGE;
  const report = (error: unknown) => {
    // Without an error it comes from somebody else's script: an extension, a keyboard.
    if (!(error instanceof Error) || left === 0) return;
    left -= 1;
    log.info({
      event: 'page_error',
      name: error.name.replace(/\W/g, '').slice(0, PAGE_ERROR_LIMITS.name),
      message: error.message.slice(0, PAGE_ERROR_LIMITS.message),
      stack: (error.stack ?? '').slice(0, PAGE_ERROR_LIMITS.stack),
    });
  };
  page.addEventListener('error', ({ error }) => report(error));
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
