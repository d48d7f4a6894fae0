import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { deviceDateTime } from '../device-time.ts';
import {
  CheckHostDocument,
  RemoveHostDocument,
  SetMainHostDocument,
} from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import rows from '../parts/rows.module.css';
import { setupKey } from '../setup/setup-query.ts';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import styles from './addresses.module.css';
import { addressesKey, type Host } from './addresses-query.ts';
import { HostRecords } from './HostRecords.tsx';

const TONES = {
  WAITING_FOR_DNS: rows.warning,
  VERIFIED: rows.good,
  CERTIFICATE_PENDING: rows.warning,
  LIVE: rows.good,
  FAILED: rows.bad,
} as const;

/** An own name: how far it is, what to set, and what can be done with it (SETUP-24, SETUP-25). */
export function HostCard(props: { companyId: string; host: Host; platformHost: string }) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId, host: shown } = props;
  const { host, state } = shown;
  const [isAsking, setAsking] = useState(false);
  const refreshes = [addressesKey(companyId), setupKey(companyId)];
  const given = { companyId, host };
  const check = useChange({
    send: async (_none: null) => (await api.call(CheckHostDocument, given)).checkHost,
    refreshes,
  });
  const main = useChange({
    send: async (_none: null) => (await api.call(SetMainHostDocument, given)).setMainHost,
    refreshes,
    done: () => t('Admin.Domain.MainSet', { host }),
  });
  const isServed = state === 'LIVE' || state === 'VERIFIED' || state === 'CERTIFICATE_PENDING';
  const failed = check.code ?? main.code;
  return (
    <li className={styles.host}>
      <div className={styles.head}>
        <h3 className={styles.name}>{host}</h3>
        <span className={rows.tags}>
          {shown.isMain && <span className={rows.tag}>{t('Admin.Domain.Main')}</span>}
          <span className={TONES[state]}>{t(`Admin.Domain.State.${state}`)}</span>
        </span>
      </div>
      <p className={styles.text} aria-live="polite">
        {stateText(t, shown)}
      </p>
      {shown.found !== null && (
        <p className={styles.found}>{t('Admin.Domain.Found', { found: shown.found })}</p>
      )}
      {!isServed && shown.txtName && shown.txtValue && (
        <HostRecords
          host={host}
          txtName={shown.txtName}
          txtValue={shown.txtValue}
          platformHost={props.platformHost}
        />
      )}
      <FormError id={`${host}-error`} text={failed && adminErrorText(t, failed)} />
      <div className={styles.actions}>
        {state !== 'LIVE' && (
          <button
            type="button"
            className={controls.solid}
            disabled={check.isBusy}
            onClick={() => check.run(null)}
          >
            {check.isBusy ? t('Admin.Domain.Checking') : t('Admin.Domain.Check')}
          </button>
        )}
        {isServed && !shown.isMain && (
          <button
            type="button"
            className={controls.line}
            disabled={main.isBusy}
            onClick={() => main.run(null)}
          >
            {t('Admin.Domain.MakeMain')}
          </button>
        )}
        <button type="button" className={controls.quiet} onClick={() => setAsking(true)}>
          {t('Admin.Domain.Remove')}
        </button>
        {shown.checkedAt && (
          <span className={styles.checked}>
            {t('Admin.Domain.CheckedAt', { time: deviceDateTime(shown.checkedAt) })}
          </span>
        )}
      </div>
      <RemoveHost given={given} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

function RemoveHost(props: {
  given: { companyId: string; host: string };
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId, host } = props.given;
  const remove = useChange({
    send: async (_none: null) => (await api.call(RemoveHostDocument, props.given)).removeHost,
    refreshes: [addressesKey(companyId), setupKey(companyId)],
    done: () => t('Admin.Domain.Removed', { host }),
    onDone: props.onClose,
  });
  return (
    <ConfirmSheet
      open={props.isOpen}
      title={t('Admin.Domain.RemoveTitle', { host })}
      text={t('Admin.Domain.RemoveText')}
      action={t('Admin.Domain.Remove')}
      isDangerous
      isBusy={remove.isBusy}
      code={remove.code}
      onConfirm={() => remove.run(null)}
      onClose={props.onClose}
    />
  );
}

/** What it waits for, and whether anybody looks by itself. */
function stateText(t: AdminTranslate, { state, problem, checkedUntil }: Host): string {
  const until = checkedUntil
    ? ` ${t('Admin.Domain.ByItself', { time: deviceDateTime(checkedUntil) })}`
    : '';
  if (state === 'LIVE') return t('Admin.Domain.Text.LIVE');
  if (state === 'VERIFIED' || state === 'CERTIFICATE_PENDING')
    return `${t(`Admin.Domain.Text.${state}`)}${until}`;
  if (problem === null) return `${t('Admin.Domain.Text.WAITING_FOR_DNS')}${until}`;
  const why = t(`Admin.Domain.Problem.${problem}`);
  return checkedUntil ? `${why}${until}` : `${why} ${t('Admin.Domain.NotByItself')}`;
}
