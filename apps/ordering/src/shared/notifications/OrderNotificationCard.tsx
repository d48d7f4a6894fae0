import { Button } from '@tallrik/ui/Button';
import { Icon } from '@tallrik/ui/Icon';
import { Panel } from '@tallrik/ui/Panel';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import type { ReactNode } from 'react';
import { InstallRow } from '../install/InstallRow.tsx';
import { useServices } from '../services/services.tsx';
import { useTranslate } from '../translate/use-translate.tsx';
import styles from './OrderNotificationCard.module.css';
import { useNotifications } from './use-notifications.ts';

/** Asks once, by a tap of the guest's own; a no is kept and never asked about again (D-202). */
export function OrderNotificationCard({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { localData } = useServices();
  const showToast = useShowToast();
  const { state, isBusy, hasFailed, change } = useNotifications(orderId);
  const refuse = (
    <Button
      size="small"
      variant="quiet"
      onClick={() => localData.set('refusedNotifications', true)}
    >
      {t('Notifications.No')}
    </Button>
  );
  async function leave() {
    await change(false);
    showToast({ title: t('Notifications.Off'), icon: 'bell' });
  }
  switch (state) {
    case 'NONE':
    case 'BLOCKED':
      return null;
    case 'ON':
      return (
        <Card
          title={t('Notifications.On')}
          text={t('Notifications.OnText')}
          answers={
            <Button size="small" variant="quiet" loading={isBusy} onClick={() => void leave()}>
              {t('Notifications.TurnOff')}
            </Button>
          }
        />
      );
    case 'NEEDS_INSTALL':
      return (
        <Card
          title={t('Notifications.Ask')}
          text={t('Notifications.NeedsInstall')}
          answers={
            <>
              <InstallRow />
              {refuse}
            </>
          }
        />
      );
    case 'OFF':
      return (
        <Card
          title={t('Notifications.Ask')}
          text={t(hasFailed ? 'Notifications.Failed' : 'Notifications.AskText')}
          answers={
            <>
              <Button size="small" icon="bell" loading={isBusy} onClick={() => void change(true)}>
                {t('Notifications.Yes')}
              </Button>
              {refuse}
            </>
          }
        />
      );
  }
}

const Card = (props: { title: string; text: string; answers: ReactNode }) => (
  <section className={styles.place} aria-label={props.title}>
    <Panel>
      <div className={styles.card}>
        <span className={styles.icon}>
          <Icon name="bell" />
        </span>
        <div className={styles.words} role="status">
          <p className={styles.title}>{props.title}</p>
          <p className={styles.text}>{props.text}</p>
        </div>
        <div className={styles.answers}>{props.answers}</div>
      </div>
    </Panel>
  </section>
);
