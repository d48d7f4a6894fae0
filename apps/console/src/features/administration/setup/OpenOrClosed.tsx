import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { GoOfflineDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { GoLiveButton } from './GoLiveButton.tsx';
import styles from './setup.module.css';
import { setupKey, type Setup } from './setup-query.ts';

/** Whether guests can order, and the way to the other (SETUP-22). */
export function OpenOrClosed({ companyId, setup }: { companyId: string; setup: Setup }) {
  const t = useAdminText();
  const { api } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const endAsking = () => {
    setAsking(false);
    setWhy('');
  };
  const close = useChange({
    send: async (given: { version: number; reason: string | null }) =>
      (await api.call(GoOfflineDocument, { companyId, ...given })).goOffline,
    refreshes: [setupKey(companyId)],
    done: () => t('Admin.FirstOrder.IsClosed'),
    onDone: endAsking,
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>
        {setup.isLive ? t('Admin.FirstOrder.IsLive') : t('Admin.FirstOrder.IsClosed')}
      </h2>
      <p className={styles.quiet}>
        {setup.isLive ? t('Admin.FirstOrder.LiveText') : t('Admin.FirstOrder.ClosedText')}
      </p>
      {setup.isLive ? (
        <button type="button" className={controls.line} onClick={() => setAsking(true)}>
          {t('Admin.FirstOrder.GoOffline')}
        </button>
      ) : (
        <GoLiveButton companyId={companyId} setup={setup} />
      )}
      <ConfirmSheet
        open={isAsking}
        title={t('Admin.FirstOrder.GoOffline')}
        text={t('Admin.FirstOrder.OfflineText')}
        action={t('Admin.FirstOrder.GoOffline')}
        isDangerous
        isBusy={close.isBusy}
        code={close.code}
        onConfirm={() => close.run({ version: setup.version, reason: why.trim() || null })}
        onClose={endAsking}
      >
        <TextInput
          label={t('Admin.FirstOrder.Why')}
          errorId={null}
          required={false}
          autoComplete="off"
          maxLength={OFFICE_TEXTS.offlineReason}
          value={why}
          onChange={setWhy}
        />
      </ConfirmSheet>
    </section>
  );
}
