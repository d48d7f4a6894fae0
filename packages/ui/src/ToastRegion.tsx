import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { Toast, type ToastMessage } from './Toast.tsx';
import styles from './ToastRegion.module.css';

type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;

const ShowToastContext = createContext<ShowToast | null>(null);

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

  return (
    <ShowToastContext value={show}>
      {props.children}
      {/* In the page before the first toast: a live region that arrives with its text is not read. */}
      <section
        className={styles.region}
        aria-label={props.label}
        aria-live="polite"
        aria-relevant="additions"
      >
        {list}
      </section>
    </ShowToastContext>
  );
}

export function useShowToast(): ShowToast {
  const show = use(ShowToastContext);
  if (!show) throw new Error('useShowToast needs a ToastRegion above it');
  return show;
}
