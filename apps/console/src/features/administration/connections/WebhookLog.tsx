import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { deviceDateTime } from '../device-time.ts';
import type { WebhookDeliveryState } from '../generated/graphql.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import styles from './connections.module.css';
import {
  hostOf,
  useDeliveries,
  useWebhookSends,
  type Delivery,
  type Webhook,
} from './use-webhooks.ts';

const STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP', 'MISSED'] as const;
const TONES = {
  WAITING: rows.warning,
  DELIVERED: rows.good,
  GIVEN_UP: rows.bad,
  MISSED: rows.tag,
} as const;

/** What was sent, how it went, and once more what did not arrive (D-733). */
export function WebhookLog(props: {
  open: boolean;
  companyId: string;
  webhook: Webhook;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { webhook } = props;
  const [state, setState] = useState<WebhookDeliveryState | ''>('');
  const deliveries = useDeliveries(props.companyId, webhook.id, state === '' ? null : state);
  const { replay } = useWebhookSends(props.companyId, webhook.id);
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t('Admin.Hook.LogNamed', { host: hostOf(webhook) })}
      text={t('Admin.Hook.LogText')}
      closeLabel={t('Console.Close')}
    >
      <Select<WebhookDeliveryState | ''>
        label={t('Admin.Hook.Show')}
        value={state}
        options={[
          { value: '', text: t('Admin.Hook.All') },
          ...STATES.map((value) => ({ value, text: t(`Admin.Hook.State.${value}`) })),
        ]}
        onChange={setState}
      />
      <FormError id={`${webhook.id}-log`} text={replay.code && adminErrorText(t, replay.code)} />
      <Remote query={deliveries}>
        {({ pages }) => {
          const listed = pages.flatMap((page) => page.deliveries);
          if (listed.length === 0) return <p className={rows.empty}>{t('Admin.Hook.LogNone')}</p>;
          return (
            <ul className={rows.rows}>
              {listed.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  isBusy={replay.isBusy || !webhook.isActive}
                  onAgain={() => replay.run([delivery.id])}
                />
              ))}
            </ul>
          );
        }}
      </Remote>
      <MoreButton pages={deliveries} />
    </ModalSheet>
  );
}

function DeliveryRow(props: { delivery: Delivery; isBusy: boolean; onAgain: () => void }) {
  const t = useAdminText();
  const { type, at, state, dueAt, tries } = props.delivery;
  const time = deviceDateTime(at);
  return (
    <li className={rows.row}>
      <span className={rows.main}>
        <span className={rows.name}>{type}</span>
        <span className={rows.more}>{time}</span>
      </span>
      <span className={rows.end}>
        <span className={TONES[state]}>{t(`Admin.Hook.State.${state}`)}</span>
        {state !== 'WAITING' && (
          <button
            type="button"
            className={controls.line}
            aria-label={t('Admin.Hook.AgainNamed', { type, time })}
            disabled={props.isBusy}
            onClick={props.onAgain}
          >
            {t('Admin.Hook.Again')}
          </button>
        )}
      </span>
      {(tries.length > 0 || dueAt !== null) && (
        <ul className={styles.tries}>
          {tries.map((tried) => (
            <li key={tried.at}>{tryText(t, tried)}</li>
          ))}
          {dueAt !== null && <li>{t('Admin.Hook.NextTry', { time: deviceDateTime(dueAt) })}</li>}
        </ul>
      )}
    </li>
  );
}

function tryText(
  t: AdminTranslate,
  { at, status, problem, milliseconds }: Delivery['tries'][number],
) {
  const result =
    problem !== null && problem !== 'STATUS'
      ? t(`Admin.Hook.Problem.${problem}`)
      : t('Admin.Hook.Answered', { status: status ?? 0 });
  return t('Admin.Hook.TryText', { time: deviceDateTime(at), result, ms: milliseconds });
}
