import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { deviceDateTime } from '../device-time.ts';
import rows from '../parts/rows.module.css';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import styles from './connections.module.css';
import { hostOf, useWebhookSends, type AskedOfWebhook, type Webhook } from './use-webhooks.ts';

/** One address: whether it takes what it is told, and what can be done with it. */
export function WebhookCard(props: {
  companyId: string;
  webhook: Webhook;
  onEdit: () => void;
  onAsk: (to: AskedOfWebhook) => void;
}) {
  const t = useAdminText();
  const { webhook } = props;
  const { test, replay } = useWebhookSends(props.companyId, webhook.id);
  const host = hostOf(webhook);
  const [tone, state] = stateOf(t, webhook);
  const trouble = troubleOf(t, webhook);
  const failed = test.code ?? replay.code;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{webhook.address}</h3>
        <span className={tone}>{state}</span>
      </div>
      <p className={styles.facts}>
        {webhook.events.map((event) => t(`Admin.Hook.Event.${event}`)).join(' · ')}
      </p>
      <p className={styles.facts}>{factsOf(t, webhook).join(' · ')}</p>
      {trouble !== null && <p className={styles.trouble}>{trouble}</p>}
      <FormError id={`${webhook.id}-error`} text={failed && adminErrorText(t, failed)} />
      <div className={styles.actions}>
        {webhook.isActive && webhook.missed > 0 && (
          <button
            type="button"
            className={controls.solid}
            disabled={replay.isBusy}
            onClick={() => replay.run(null)}
          >
            {t('Admin.Hook.SendMissed', { count: webhook.missed })}
          </button>
        )}
        {webhook.isActive && (
          <button
            type="button"
            className={controls.line}
            aria-label={t('Admin.Hook.TryNamed', { host })}
            disabled={test.isBusy}
            onClick={() => test.run(null)}
          >
            {t('Admin.Hook.Try')}
          </button>
        )}
        <button
          type="button"
          className={controls.line}
          aria-label={t('Admin.Hook.LogNamed', { host })}
          onClick={() => props.onAsk('log')}
        >
          {t('Admin.Hook.Log')}
        </button>
        <button
          type="button"
          className={controls.line}
          aria-label={t('Admin.Hook.ChangeNamed', { host })}
          onClick={props.onEdit}
        >
          {t('Admin.Hook.Change')}
        </button>
        <button
          type="button"
          className={controls.quiet}
          aria-label={t('Admin.Hook.RenewNamed', { host })}
          onClick={() => props.onAsk('renew')}
        >
          {t('Admin.Hook.Renew')}
        </button>
        <button
          type="button"
          className={controls.quiet}
          aria-label={t('Admin.Hook.RemoveNamed', { host })}
          onClick={() => props.onAsk('remove')}
        >
          {t('Admin.Hook.Remove')}
        </button>
      </div>
    </li>
  );
}

function stateOf(t: AdminTranslate, webhook: Webhook): [string | undefined, string] {
  if (!webhook.isActive) return [webhook.switchedOffAt ? rows.bad : rows.tag, t('Admin.Hook.Off')];
  if (webhook.failingSince) return [rows.warning, t('Admin.Hook.Failing')];
  return webhook.lastDeliveredAt
    ? [rows.good, t('Admin.Hook.Works')]
    : [rows.tag, t('Admin.Hook.New')];
}

function troubleOf(t: AdminTranslate, webhook: Webhook): string | null {
  if (!webhook.isActive && webhook.switchedOffAt)
    return t('Admin.Hook.OffText', { time: deviceDateTime(webhook.switchedOffAt) });
  return webhook.isActive && webhook.failingSince
    ? t('Admin.Hook.FailingText', { time: deviceDateTime(webhook.failingSince) })
    : null;
}

const factsOf = (t: AdminTranslate, webhook: Webhook): string[] => [
  t('Admin.Hook.SecretEnd', { end: webhook.secretEnd }),
  ...(webhook.lastDeliveredAt
    ? [t('Admin.Hook.LastDelivered', { time: deviceDateTime(webhook.lastDeliveredAt) })]
    : []),
  ...(webhook.waiting > 0 ? [t('Admin.Hook.WaitingCount', { count: webhook.waiting })] : []),
];
