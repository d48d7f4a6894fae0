import controls from '../../../shared/controls/controls.module.css';
import { QrCode } from '../../../shared/qr-code/QrCode.tsx';
import { CopyField } from '../parts/CopyField.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './setup.module.css';
import type { Setup } from './setup-query.ts';

/** Where guests find it: to copy, to scan, to look at. */
export function YourAddress({ setup }: { setup: Setup }) {
  const t = useAdminText();
  if (setup.path === null) return null;
  const address = new URL(setup.path, globalThis.location.origin).href;
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{t('Admin.FirstOrder.Address')}</h2>
        <p className={styles.quiet}>
          {setup.isLive ? t('Admin.FirstOrder.Open') : t('Admin.FirstOrder.NotOpen')}
        </p>
      </div>
      <div className={styles.address}>
        <div className={styles.code}>
          <QrCode text={address} label={t('Admin.FirstOrder.Code', { address })} />
        </div>
        <a className={controls.line} href={setup.path} target="_blank" rel="noreferrer">
          {t('Admin.FirstOrder.LookAsGuest')}
        </a>
      </div>
      <CopyField label={t('Admin.FirstOrder.Address')} text={address} />
    </section>
  );
}
