import { CONTENT_ID } from '@tallrik/ui/PageShell';

/**
 * What is new begins at its top. The focus moves into it: the control that led here is gone, and a keyboard
 * would start over at the top of the document.
 */
export function focusPage(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

export function beginPage(): void {
  window.scrollTo(0, 0);
  focusPage();
}
