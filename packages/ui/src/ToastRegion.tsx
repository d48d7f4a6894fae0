import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Toast, type ToastMessage } from './Toast.tsx';
import styles from './ToastRegion.module.css';

type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;

const ShowToastContext = createContext<ShowToast | null>(null);

type OfferOutlet = (outlet: Element) => () => void;

const OutletContext = createContext<OfferOutlet | null>(null);

/** More than these at once would cover the page; the oldest gives way. */
const MOST_TOASTS = 3;

/** Holds the toasts of the app and the live region that reads them out. */
export function ToastRegion(props: { children: ReactNode; label: string; closeLabel: string }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const id = String(lastId.current);
    setToasts((shown) =>
      [
        // The same text again (plus at the stock limit, pressed five times) replaces itself.
        ...shown.filter((other) => other.title !== toast.title || other.text !== toast.text),
        { ...toast, id },
      ].slice(-MOST_TOASTS),
    );
  }, []);
  const close = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  const list = useMemo(
    () =>
      toasts.map((toast) => (
        <Toast key={toast.id} {...toast} closeLabel={props.closeLabel} onClose={close} />
      )),
    [toasts, props.closeLabel, close],
  );

  const [outlets, setOutlets] = useState<readonly Element[]>([]);
  const offerOutlet = useCallback<OfferOutlet>((outlet) => {
    setOutlets((open) => [...open, outlet]);
    return () => setOutlets((open) => open.filter((other) => other !== outlet));
  }, []);
  const topmost = outlets.at(-1);

  return (
    <ShowToastContext value={show}>
      <OutletContext value={offerOutlet}>{props.children}</OutletContext>
      {topmost && createPortal(list, topmost)}
      {/* In the page before the first toast: a live region that arrives with its text is not read. */}
      <section
        className={styles.region}
        data-toasts
        aria-label={props.label}
        aria-live="polite"
        aria-relevant="additions"
      >
        {!topmost && list}
      </section>
    </ShowToastContext>
  );
}

export function useShowToast(): ShowToast {
  const show = use(ShowToastContext);
  if (!show) throw new Error('useShowToast needs a ToastRegion above it');
  return show;
}

/**
 * Where toasts are drawn while a modal dialog is open: everything outside it is inert, so a toast beneath would be
 * neither seen, read out, nor closed. It stands above the dialog's words and takes room of its own: afloat, it lay on
 * the buttons (D-185).
 */
export function ToastOutlet() {
  const offer = use(OutletContext);
  const outlet = useRef<HTMLDivElement>(null);
  useEffect(() => (outlet.current && offer ? offer(outlet.current) : undefined), [offer]);
  return (
    <div
      ref={outlet}
      className={styles.outlet}
      role="status"
      aria-live="polite"
      aria-relevant="additions"
    />
  );
}
