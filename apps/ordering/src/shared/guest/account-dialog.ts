import { createContext, use } from 'react';

/** The overlays in which a guest becomes, or proves to be, somebody (AUTH-02 to AUTH-18, SHELL-25). */
export type AccountDialogName = 'LOGIN' | 'SIGN_IN' | 'SIGN_UP' | 'FORGOT_PASSWORD' | 'VERIFY';

/** What a guest wanted when the login modal came: it says why an account is needed for that, and for nothing else. */
export type LoginCause = 'ORDER' | 'HISTORY' | 'OFFER' | 'PROMO_CODE' | 'LOYALTY_CODE';

export type OpenAccountDialog = (
  dialog: AccountDialogName,
  options?: {
    returnTo?: string;
    cause?: LoginCause;
    /** Once the guest is in; never after the door was closed. */
    onEntered?: () => void;
  },
) => void;

export const AccountDialogContext = createContext<OpenAccountDialog | null>(null);

/** Opens an overlay over the page the guest is on; `returnTo` is where to go once signed in (ROUTE-31, D-154). */
export function useAccountDialog(): OpenAccountDialog {
  const open = use(AccountDialogContext);
  if (!open) throw new Error('useAccountDialog needs an AccountDialogs above it');
  return open;
}
