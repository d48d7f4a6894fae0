import { createContext, use } from 'react';

/** The overlays in which a guest becomes, or proves to be, somebody (AUTH-02 to AUTH-18, SHELL-25). */
export type Doorway = 'LOGIN' | 'SIGN_IN' | 'SIGN_UP' | 'FORGOT_PASSWORD' | 'VERIFY';

export type OpenDoor = (doorway: Doorway, options?: { returnTo?: string }) => void;

export const AccountDoorContext = createContext<OpenDoor | null>(null);

/** Opens an overlay over the page the guest is on; `returnTo` is where to go once signed in (ROUTE-31, D-154). */
export function useAccountDoor(): OpenDoor {
  const open = use(AccountDoorContext);
  if (!open) throw new Error('useAccountDoor needs an AccountDoor above it');
  return open;
}
