import { useEffect, useRef } from 'react';

const MISTAKE = '[aria-invalid="true"]';
const TARGETS = [MISTAKE, '[data-autofocus]', 'input'];

/**
 * Keeps the next letter in the form. A step that takes another's place would leave the focus on the page's body, where a
 * keyboard types nowhere and a screen reader starts from the top of the page behind (F-62).
 */
export function useFormFocus() {
  const form = useRef<HTMLFormElement>(null);
  const isSeeking = useRef(false);
  useEffect(() => {
    // On a page of its own nobody has asked for the keyboard yet.
    if (!form.current?.closest('dialog')) return;
    focusFirst(form.current, TARGETS);
  }, []);
  // The server's word may come long after the press: looked for with every drawing, until it is found or the guest types.
  useEffect(() => {
    if (isSeeking.current && form.current && focusFirst(form.current, [MISTAKE]))
      isSeeking.current = false;
  });
  return {
    form,
    seekMistake: () => {
      isSeeking.current = true;
    },
    rest: () => {
      isSeeking.current = false;
    },
  };
}

function focusFirst(form: HTMLFormElement, selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    const found = form.querySelector<HTMLElement>(selector);
    if (!found) continue;
    found.focus();
    return true;
  }
  return false;
}
