import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import { deviceDateTime } from '../device-time.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { ApiKeySheet } from './ApiKeySheet.tsx';
import styles from './connections.module.css';
import { useApiKeyChanges, useApiKeys, type ApiKey } from './use-api-keys.ts';

/** With what programs read the company's figures (D-770). */
export function ApiKeys({ companyId }: { companyId: string }) {
  const t = useAdminText();
  const keys = useApiKeys(companyId);
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  // Its words stay in the question while that leaves the screen.
  const [last, setLast] = useState<ApiKey | null>(null);
  if (revoked && revoked !== last) setLast(revoked);
  const { create, revoke } = useApiKeyChanges(companyId, setSecret);
  return (
    <Panel
      title={t('Admin.ApiKey.Title')}
      aside={
        <button
          type="button"
          className={controls.solid}
          onClick={() => {
            setSecret(null);
            setOpen(true);
          }}
        >
          <Icon name="plus" />
          {t('Admin.ApiKey.Add')}
        </button>
      }
    >
      <p className={styles.text}>{t('Admin.ApiKey.Text')}</p>
      <p className={styles.text}>
        <a className={styles.link} href="/api/v1/openapi.json" target="_blank" rel="noreferrer">
          {t('Admin.ApiKey.Docs')}
        </a>
      </p>
      <Remote query={keys}>
        {(listed) =>
          listed.length === 0 ? (
            <p className={styles.none}>{t('Admin.ApiKey.None')}</p>
          ) : (
            <ul className={styles.cards}>
              {listed.map((key) => (
                <KeyCard key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
              ))}
            </ul>
          )
        }
      </Remote>
      <ApiKeySheet
        open={isOpen}
        secret={secret}
        create={create}
        onClose={() => {
          create.reset();
          setOpen(false);
        }}
      />
      {last && (
        <ConfirmSheet
          open={revoked !== null}
          title={t('Admin.ApiKey.RevokeTitle', { name: last.name })}
          text={t('Admin.ApiKey.RevokeText')}
          action={t('Admin.ApiKey.Revoke')}
          isDangerous
          isBusy={revoke.isBusy}
          code={revoke.code}
          onConfirm={() =>
            void revoke.wait(last).then((isDone) => {
              if (isDone) setRevoked(null);
            })
          }
          onClose={() => {
            revoke.reset();
            setRevoked(null);
          }}
        />
      )}
    </Panel>
  );
}

function KeyCard({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useAdminText();
  const { timers } = useServices();
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  const [tone, state] = stateOf(t, apiKey, now);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{apiKey.name}</h3>
        <span className={tone}>{state}</span>
      </div>
      <p className={styles.facts}>
        {apiKey.reads.map((read) => t(`Admin.ApiKey.Read.${read}`)).join(' · ')}
      </p>
      <p className={styles.facts}>{factsOf(t, apiKey).join(' · ')}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.line}
          aria-label={t('Admin.ApiKey.RevokeNamed', { name: apiKey.name })}
          onClick={onRevoke}
        >
          {t('Admin.ApiKey.Revoke')}
        </button>
      </div>
    </li>
  );
}

const SOON_HOURS = 14 * 24;

function stateOf(
  t: AdminTranslate,
  { endsAt }: ApiKey,
  now: Temporal.Instant,
): [string | undefined, string] {
  if (endsAt === null) return [rows.good, t('Admin.ApiKey.Works')];
  const hours = Temporal.Instant.from(endsAt).since(now).total('hours');
  if (hours <= 0) return [rows.bad, t('Admin.ApiKey.Over')];
  return hours <= SOON_HOURS
    ? [rows.warning, t('Admin.ApiKey.EndsSoon')]
    : [rows.good, t('Admin.ApiKey.Works')];
}

const factsOf = (t: AdminTranslate, { keyEnd, endsAt, lastUsedAt }: ApiKey): string[] => [
  t('Admin.ApiKey.KeyEnd', { end: keyEnd }),
  lastUsedAt === null
    ? t('Admin.ApiKey.NeverUsed')
    : t('Admin.ApiKey.LastUsed', { time: deviceDateTime(lastUsedAt) }),
  endsAt === null
    ? t('Admin.ApiKey.NoEnd')
    : t('Admin.ApiKey.EndsOn', { time: deviceDateTime(endsAt) }),
];
