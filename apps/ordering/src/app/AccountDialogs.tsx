import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import {
  AccountDialogContext,
  type AccountDialogName,
  type LoginCause,
  type OpenAccountDialog,
} from '../shared/guest/account-dialog.ts';
import { useServices } from '../shared/services/services.tsx';
import { withLaterTexts } from './texts.ts';

// Most visits sign nobody in: the forms arrive with the first one that does.
const AccountOverlays = lazy(async () => {
  const module = await withLaterTexts(() => import('../features/accounts/AccountOverlays.tsx'));
  return { default: module.AccountOverlays };
});

/** One set of overlays for the whole app: the page that opened them may be left while they work. */
export function AccountDialogs({ children }: { children: ReactNode }) {
  const { localData } = useServices();
  const [dialog, setDialog] = useState<AccountDialogName | null>(null);
  const [cause, setCause] = useState<LoginCause>('ORDER');
  const [wasOpened, setWasOpened] = useState(false);
  const onEntered = useRef<(() => void) | null>(null);
  const open = useCallback<OpenAccountDialog>(
    (next, options) => {
      // Without one the guest stays: a page that an earlier door was opened for is not where this one leads.
      if (options?.returnTo) localData.set('redirectPath', options.returnTo);
      else localData.reset('redirectPath');
      onEntered.current = options?.onEntered ?? null;
      setCause(options?.cause ?? 'ORDER');
      setWasOpened(true);
      setDialog(next);
    },
    [localData],
  );
  return (
    <AccountDialogContext value={open}>
      {children}
      {wasOpened && (
        <Suspense>
          <AccountOverlays
            dialog={dialog}
            cause={cause}
            onGoTo={setDialog}
            onClose={() => setDialog(null)}
            onEntered={() => {
              setDialog(null);
              onEntered.current?.();
            }}
          />
        </Suspense>
      )}
    </AccountDialogContext>
  );
}
