import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { QrCode } from '../../../shared/qr-code/QrCode.tsx';
import { useServices } from '../../../shared/services.tsx';
import { OpenTestOrderDocument } from '../generated/graphql.ts';
import { CopyField } from '../../../shared/controls/CopyField.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import styles from './setup.module.css';
import { setupKey, type Setup } from './setup-query.ts';

/** Opens the closed app here or, by its code, on the owner's phone; two hours later the link is dead. */
export function TestOrderLink({ companyId, setup }: { companyId: string; setup: Setup }) {
  const t = useAdminText();
  const errorId = useId();
  const { api } = useServices();
  const open = useChange({
    send: async (_given: null) =>
      (await api.call(OpenTestOrderDocument, { companyId })).openTestOrder,
    refreshes: [setupKey(companyId)],
  });
  const { path, until } = open.result ?? {};
  return (
    <section className={styles.hero}>
      <h2 className={styles.heroTitle}>{t('Admin.FirstOrder.About.TEST_ORDER')}</h2>
      <p className={styles.heroText}>
        {setup.isLive ? t('Admin.TestOrder.IsLive') : t('Admin.TestOrder.Text')}
      </p>
      {path && until && <OpenedLink path={path} until={until} />}
      <FormError id={errorId} text={open.code === null ? null : adminErrorText(t, open.code)} />
      {!setup.isLive && (
        <div className={styles.heroActions}>
          <button
            type="button"
            className={path ? controls.line : controls.solid}
            disabled={open.isBusy || setup.against.length > 0}
            onClick={() => open.run(null)}
          >
            {path ? t('Admin.TestOrder.MakeAgain') : t('Admin.TestOrder.Make')}
          </button>
        </div>
      )}
    </section>
  );
}

function OpenedLink({ path, until }: { path: string; until: string }) {
  const t = useAdminText();
  const address = new URL(path, globalThis.location.origin).href;
  const time = formatTimeOfDay(Temporal.Instant.from(until), Temporal.Now.timeZoneId());
  return (
    <>
      <p className={styles.quiet}>{t('Admin.TestOrder.Until', { time })}</p>
      <div className={styles.opened}>
        <div className={styles.longCode}>
          <QrCode text={address} label={t('Admin.TestOrder.Code')} />
        </div>
        <div className={styles.beside}>
          <a className={controls.solid} href={path} target="_blank" rel="noreferrer">
            {t('Admin.TestOrder.Here')}
          </a>
          <p className={styles.quiet}>{t('Admin.TestOrder.Scan')}</p>
        </div>
      </div>
      <CopyField label={t('Admin.TestOrder.Link')} text={address} />
    </>
  );
}
