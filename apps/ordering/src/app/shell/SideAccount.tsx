import { badgeCount } from '@tallrik/domain/cart/cart-list';
import { localized } from '@tallrik/domain/company/localized';
import { isPayLocked } from '@tallrik/domain/checkout/pay-button';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useState } from 'react';
import { useNavigate } from '../../shared/router/router.tsx';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import { useNow } from '../../shared/clock/use-now.ts';
import { useAccountDialog, type AccountDialogName } from '../../shared/guest/account-dialog.ts';
import { firstNameOf, type SignedInGuest } from '../../shared/guest/guest-query.ts';
import { useGuest, useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useSignOut } from '../../shared/guest/use-sign-out.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import { useCompany } from '../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './SideMenu.module.css';

/** Who is signed in, or the way to be (SHELL-09, SHELL-10). */
export function SideAccount({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const isSignedIn = useIsSignedIn();
  const guest = useGuest();
  return isSignedIn ? <SignedIn guest={guest} /> : <SignedOut onLeave={onLeave} />;
}

function SignedOut({ onLeave }: { onLeave: (() => void) | undefined }) {
  const t = useTranslate();
  const { company, configuration } = useCompany();
  const openAccountDialog = useAccountDialog();
  const enter = (dialog: AccountDialogName) => {
    onLeave?.();
    openAccountDialog(dialog);
  };
  return (
    <>
      {configuration.greetingText && <p className={styles.name}>{configuration.greetingText}</p>}
      {company.hasMembershipCards && <p className={styles.info}>{t('SideMenu.AccountText')}</p>}
      <Button wide size="small" onClick={() => enter('SIGN_UP')}>
        {t('SideMenu.CreateAccount')}
      </Button>
      <Button wide size="small" variant="line" onClick={() => enter('SIGN_IN')}>
        {t('SideMenu.SignIn')}
      </Button>
    </>
  );
}

function SignedIn({ guest }: { guest: SignedInGuest | null }) {
  const t = useTranslate();
  const reader = useReader();
  const level = guest?.level;
  return (
    <>
      {level && (
        <p className={styles.info}>
          {localized(level.title, null, reader.language, reader.company)}
        </p>
      )}
      {guest && (
        <>
          <p className={styles.greeting}>{t('SideMenu.Greeting', { name: firstNameOf(guest) })}</p>
          <p className={styles.info}>{guest.name}</p>
        </>
      )}
      <SignOutButton />
    </>
  );
}

type Question = 'CART_IS_LOST' | 'PAYMENT_PENDING';

/** Asks before dishes are lost (SHELL-11), and waits for a payment that is under way (D-150). */
function SignOutButton() {
  const t = useTranslate();
  const { cart } = useCart();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const now = useNow();
  const lastPaymentTime = useLocalValue('lastPaymentTime');
  const [question, setQuestion] = useState<Question | null>(null);

  async function leave() {
    setQuestion(null);
    await signOut();
    navigate(paths.landing.to());
  }
  function ask() {
    const paidAt =
      lastPaymentTime === null ? null : Temporal.Instant.fromEpochMilliseconds(lastPaymentTime);
    const isPaying = cart.hasPendingPayment && isPayLocked(paidAt, now);
    if (isPaying) setQuestion('PAYMENT_PENDING');
    else if (badgeCount(cart.items) > 0) setQuestion('CART_IS_LOST');
    else void leave();
  }
  const isPending = question === 'PAYMENT_PENDING';
  return (
    <>
      <Button wide size="small" variant="line" icon="signOut" onClick={ask}>
        {t('SideMenu.SignOut')}
      </Button>
      <Dialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        icon={isPending ? 'card' : 'bag'}
        title={t(isPending ? 'SideMenu.SignOut.Pending.Title' : 'SideMenu.SignOut.ConfirmTitle')}
        text={t(isPending ? 'SideMenu.SignOut.Pending.Text' : 'SideMenu.SignOut.ConfirmText')}
        actions={
          isPending ? (
            <Button wide onClick={() => setQuestion(null)}>
              {t('General.Ok')}
            </Button>
          ) : (
            <>
              <Button wide onClick={() => void leave()}>
                {t('SideMenu.SignOut')}
              </Button>
              <Button wide variant="quiet" onClick={() => setQuestion(null)}>
                {t('General.Cancel')}
              </Button>
            </>
          )
        }
      />
    </>
  );
}
