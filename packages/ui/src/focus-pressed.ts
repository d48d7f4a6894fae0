/**
 * Safari gives a button that is pressed no focus, and neither does a tap that is answered later: what opens then has
 * nothing to give the focus back to when it closes, and a keyboard or a screen reader begins the page again.
 */
export function focusPressed(page: Document): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
      // A field that is being written in keeps the focus: without it the phone's keyboard goes.
      if (pressed && !isReachable(page.activeElement)) pressed.focus({ preventScroll: true });
    },
    true,
  );
}

/** By the keyboard; the page itself, and what only scripts can give the focus to, is not. */
const isReachable = (focused: Element | null): boolean =>
  focused instanceof HTMLElement && focused.tabIndex >= 0;
