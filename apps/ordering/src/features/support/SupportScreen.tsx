import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from '../../shared/router/router.tsx';
import { useGuest } from '../../shared/guest/use-guest.ts';
import type { SignedInGuest } from '../../shared/guest/guest-query.ts';
import { useSignOut } from '../../shared/guest/use-sign-out.ts';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useIsInBrowser } from '../../shared/screens/use-is-in-browser.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { deleteAccount } from './account-deletion.ts';
import styles from './Support.module.css';

const NotificationSwitch = lazy(async () => ({
  default: (await import('../../shared/notifications/NotificationSwitch.tsx')).NotificationSwitch,
}));

/** Words, the way to a person, and the way out of the account (SUPPORT-01 to SUPPORT-04). */
export function SupportScreen() {
  const t = useTranslate();
  const { company } = useCompany();
  const guest = useGuest();
  const isInBrowser = useIsInBrowser();
  useDocumentTitle(t('Support.Title'));
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('Support.Text')}</p>
      {company.supportEmail && (
        <Button wide icon="mail" href={`mailto:${company.supportEmail}`}>
          {t('Support.Mail')}
        </Button>
      )}
      <Panel>
        <ListRow icon="lock" title={t('Support.Cookies')} href={paths.cookies.to()} />
        <ListRow icon="note" title={t('Support.Privacy')} href={paths.privacyPolicy.to()} />
      </Panel>
      <Suspense fallback={null}>{isInBrowser && <NotificationSwitch />}</Suspense>
      {guest && <AccountDeletion guest={guest} />}
    </div>
  );
}

function AccountDeletion({ guest }: { guest: SignedInGuest }) {
  const t = useTranslate();
  const { api, localData } = useServices();
  const { company } = useCompany();
  const signOut = useSignOut();
  const showToast = useShowToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    const isGone = await deleteAccount(api, guest).catch(() => false);
    setDeleting(false);
    setAsking(false);
    if (!isGone) {
      // AUTH-32: the guest stays signed in and knows whom to ask.
      showToast({ title: t('Support.DeleteButton.Error'), tone: 'danger', icon: 'alert' });
      return;
    }
    await signOut();
    localData.resetAll();
    navigate(paths.landing.to());
  }
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        {t('Support.DeleteButton')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        icon="trash"
        tone="danger"
        title={t('Support.Delete.Title')}
        text={t(company.hasMembershipCards ? 'Support.Delete.Text' : 'Support.Delete.PlainText')}
        actions={
          <>
            <Button wide variant="danger" loading={isDeleting} onClick={() => void remove()}>
              {t('Support.DeleteButton')}
            </Button>
            <Button wide variant="quiet" onClick={() => setAsking(false)}>
              {t('General.Cancel')}
            </Button>
          </>
        }
      />
    </>
  );
}

export const supportModule: ScreenModule = {
  Screen: SupportScreen,
  head: import.meta.env.SSR
    ? ({ translate }) => ({
        title: translate('Support.Title'),
        canonicalPath: paths.support.to(),
      })
    : undefined,
};
