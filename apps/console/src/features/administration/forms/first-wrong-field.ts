import { useEffect } from 'react';

type Pressed = { scope: Element; button: HTMLButtonElement | null };

const submitOf = (form: HTMLFormElement): HTMLButtonElement | null =>
  form.querySelector<HTMLButtonElement>('button[type="submit"]');

/** Where a Save stands that is outside of what it saves: the open sheet, else the page. */
const around = (element: Element | null): Element =>
  element?.closest('dialog') ??
  document.querySelector('dialog[open]') ??
  document.querySelector('main') ??
  document.body;

/**
 * Save pressed with an error moves the focus to the first wrong field, in every form of the office (OFFICE-10). Forms
 * only mark what is wrong; those whose Save stands outside of a form mark that with `data-save`.
 */
export function useFirstWrongField(): void {
  useEffect(() => {
    let pressed: Pressed | null = null;
    const look = () => {
      // While it is being saved the marks are those of the attempt before.
      if (!pressed || pressed.button?.disabled) return;
      const wrong = pressed.scope.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!wrong) return;
      pressed = null;
      wrong.focus();
    };
    const press = (scope: Element, button: HTMLButtonElement | null) => {
      pressed = { scope, button };
      // Two frames: that it is being saved is drawn by then.
      requestAnimationFrame(() => requestAnimationFrame(look));
    };
    const onSubmit = ({ target }: Event) => {
      if (target instanceof HTMLFormElement) press(target, submitOf(target));
    };
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button[data-save]') : null;
      if (button instanceof HTMLButtonElement) press(around(button), button);
    };
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      // Whoever goes on typing is not called back.
      if (isSave) press(around(document.activeElement), null);
      else pressed = null;
    };
    const forget = () => {
      pressed = null;
    };
    const observer = new MutationObserver(look);
    const attributeFilter = ['aria-invalid', 'disabled'];
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
    const listeners = [
      ['pointerdown', forget],
      ['keydown', onKey],
      ['submit', onSubmit],
      ['click', onClick],
    ] as const;
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as EventListener, true);
    return () => {
      observer.disconnect();
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener as EventListener, true);
    };
  }, []);
}
