import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import {
  AccountDoorContext,
  type Doorway,
  type LoginCause,
  type OpenDoor,
} from '../shared/guest/account-door.ts';
import { useServices } from '../shared/services/services.tsx';
import { withLaterTexts } from './texts.ts';

// Most visits sign nobody in: the forms arrive with the first one that does.
const AccountOverlays = lazy(async () => {
  const module = await withLaterTexts(() => import('../features/accounts/AccountOverlays.tsx'));
  return { default: module.AccountOverlays };
});

/** One set of overlays for the whole app: the page that opened them may be left while they work. */
export function AccountDoor({ children }: { children: ReactNode }) {
  const { localData } = useServices();
  const [doorway, setDoorway] = useState<Doorway | null>(null);
  const [cause, setCause] = useState<LoginCause>('ORDER');
  const [wasOpened, setWasOpened] = useState(false);
  const onEntered = useRef<(() => void) | null>(null);
  const open = useCallback<OpenDoor>(
    (next, options) => {
      // Without one the guest stays: a page that an earlier door was opened for is not where this one leads.
      if (options?.returnTo) localData.set('redirectPath', options.returnTo);
      else localData.reset('redirectPath');
      onEntered.current = options?.onEntered ?? null;
      setCause(options?.cause ?? 'ORDER');
      setWasOpened(true);
      setDoorway(next);
    },
    [localData],
  );
  return (
    <AccountDoorContext value={open}>
      {children}
      {wasOpened && (
        <Suspense>
          <AccountOverlays
            doorway={doorway}
            cause={cause}
            onGoTo={setDoorway}
            onClose={() => setDoorway(null)}
            onEntered={() => {
              setDoorway(null);
              onEntered.current?.();
            }}
          />
        </Suspense>
      )}
    </AccountDoorContext>
  );
}
