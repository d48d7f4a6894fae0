import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useAccountDialog } from '../../../shared/guest/account-dialog.ts';
import type { SignedInGuest } from '../../../shared/guest/guest-query.ts';
import { useGuest, useIsSignedIn } from '../../../shared/guest/use-guest.ts';
import { paths } from '../../../shared/paths.ts';
import type { ScreenModule } from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany } from '../../../shared/services/services.tsx';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import styles from './InvoiceSignup.module.css';

/** Terms and the company's own form, for guests with an account (PAY-45 to PAY-47, D-89). */
export function InvoiceSignupScreen() {
  const t = useTranslate();
  const openAccountDialog = useAccountDialog();
  const isSignedIn = useIsSignedIn();
  const guest = useGuest();
  useDocumentTitle(t('SideMenu.InvoiceSignup'));
  if (!isSignedIn) {
    return (
      <EmptyState
        icon="receipt"
        title={t('InvoiceSignup.RegisterFirst')}
        text={t('InvoiceSignup.RegisterText')}
        action={
          <Button
            onClick={() => openAccountDialog('SIGN_UP', { returnTo: paths.invoiceSignup.to() })}
          >
            {t('SideMenu.CreateAccount')}
          </Button>
        }
      />
    );
  }
  // Who it is decides what there is to say.
  if (!guest) return <RowSkeleton />;
  if (guest.invoiceCustomerId !== null) {
    return (
      <EmptyState
        icon="check"
        title={t('InvoiceSignup.Active.Title')}
        text={t('InvoiceSignup.Active.Text')}
      />
    );
  }
  return (
    <div className={styles.page}>
      <p className={styles.terms}>{t('InvoiceSignup.Terms')}</p>
      <Application guest={guest} />
    </div>
  );
}

/** The way this company takes applications: its form, else its mail, else its people. */
function Application({ guest }: { guest: SignedInGuest }) {
  const t = useTranslate();
  const { configuration, company } = useCompany();
  const form = formAddress(configuration.invoiceFormUrl, guest);
  if (form) {
    return (
      <>
        <p className={styles.terms}>{t('InvoiceSignup.ByForm')}</p>
        <iframe
          className={styles.form}
          title={t('SideMenu.InvoiceSignup')}
          src={form}
          // The form may send itself and nothing else: not our page, not our storage.
          sandbox="allow-forms allow-scripts"
          referrerPolicy="no-referrer"
        />
      </>
    );
  }
  if (!company.supportEmail) {
    return <p className={styles.terms}>{t('InvoiceSignup.InPerson')}</p>;
  }
  return (
    <>
      <p className={styles.terms}>{t('InvoiceSignup.ByMail')}</p>
      <Button icon="mail" href={`mailto:${company.supportEmail}`}>
        {t('Support.Mail')}
      </Button>
    </>
  );
}

/** The company's form, prefilled with who is signed in; only https is embedded. */
export function formAddress(
  form: string | null,
  guest: Pick<SignedInGuest, 'name' | 'email'>,
): string | null {
  if (form === null || !URL.canParse(form)) return null;
  const address = new URL(form);
  if (address.protocol !== 'https:') return null;
  address.searchParams.set('name', guest.name);
  if (guest.email) address.searchParams.set('email', guest.email);
  return address.href;
}

export const invoiceSignupModule: ScreenModule = { Screen: InvoiceSignupScreen };
