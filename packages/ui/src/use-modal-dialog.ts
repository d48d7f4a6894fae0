import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

type ModalDialog = {
  ref: RefObject<HTMLDialogElement | null>;
  /** False once the dialog has left the screen: its content need not be in the page. */
  isPresent: boolean;
  onCancel: (event: SyntheticEvent) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
};

const FOCUSABLE = '[data-autofocus], button, a[href], input, select, textarea, [tabindex]';

/** About a second; longer where frames are slow, and the tap's own work with them. */
const FRAMES_OF_OPENING = 60;

function takeFocus(dialog: HTMLDialogElement): void {
  if (!dialog.contains(document.activeElement))
    dialog.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/**
 * Drives a native dialog: the browser makes the rest of the page inert, keeps the focus inside
 * and gives it back on closing. `onClose` null means that the guest has to choose an action.
 */
export function useModalDialog(isOpen: boolean, onClose: (() => void) | null): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    const root = document.documentElement;
    root.toggleAttribute('data-scrolls', root.scrollHeight > root.clientHeight);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // WebKit now and then lets the focus fall on the page itself, some frames after the tap that opened the dialog, and
    // what is loaded late has nothing to focus at first: a keyboard would stand nowhere.
    let frames = FRAMES_OF_OPENING;
    let frame = requestAnimationFrame(function keepFocus() {
      takeFocus(dialog);
      frames -= 1;
      if (frames > 0) frame = requestAnimationFrame(keepFocus);
    });
    return () => {
      cancelAnimationFrame(frame);
      dialog.close();
      // A dialog that is unmounted while open never gives the focus back by itself.
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || isOpen || !isPresent) return;
    let isCurrent = true;
    void Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(
      () => {
        if (isCurrent) setPresent(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isPresent]);

  return {
    ref,
    isPresent,
    onCancel: (event) => {
      // Escape closes through the owner's state, or React and the browser disagree about what is open.
      event.preventDefault();
      onClose?.();
    },
    onMouseDown: (event) => {
      // The backdrop belongs to the dialog element itself; everything inside it has another target.
      if (event.target === event.currentTarget) onClose?.();
    },
  };
}
