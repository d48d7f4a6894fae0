import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './connections.module.css';
import {
  hostOf,
  useWebhookChanges,
  useWebhooks,
  type AskedOfWebhook,
  type Webhook,
} from './use-webhooks.ts';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import { WebhookSheet, type ShownSecret } from './WebhookSheet.tsx';

type Asked = { about: Webhook; to: AskedOfWebhook };

/** The addresses that are told what happens. */
export function Webhooks({ companyId }: { companyId: string }) {
  const t = useAdminText();
  const webhooks = useWebhooks(companyId);
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<Webhook | null>(null);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  // Its words stay in the question while that leaves the screen.
  const [last, setLast] = useState<Asked | null>(null);
  if (asked && asked !== last) setLast(asked);
  const changes = useWebhookChanges(companyId, (secret) => {
    setAsked(null);
    setShown(secret);
    setOpen(true);
  });
  const open = (webhook: Webhook | null) => {
    setEdited(webhook);
    setShown(null);
    setOpen(true);
  };
  return (
    <Panel
      title={t('Admin.Hook.Title')}
      aside={
        <button type="button" className={controls.solid} onClick={() => open(null)}>
          <Icon name="plus" />
          {t('Admin.Hook.Add')}
        </button>
      }
    >
      <p className={styles.text}>{t('Admin.Hook.Text')}</p>
      <Remote query={webhooks}>
        {(listed) =>
          listed.length === 0 ? (
            <p className={styles.none}>{t('Admin.Hook.None')}</p>
          ) : (
            <ul className={styles.cards}>
              {listed.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  companyId={companyId}
                  webhook={webhook}
                  onEdit={() => open(webhook)}
                  onAsk={(to) => setAsked({ about: webhook, to })}
                />
              ))}
            </ul>
          )
        }
      </Remote>
      <WebhookSheet
        open={isOpen}
        edited={edited}
        shown={shown}
        changes={changes}
        onClose={() => {
          changes.create.reset();
          changes.save.reset();
          setOpen(false);
        }}
      />
      {last?.to === 'log' && (
        <WebhookLog
          open={asked !== null}
          companyId={companyId}
          webhook={webhooks.data?.find(({ id }) => id === last.about.id) ?? last.about}
          onClose={() => setAsked(null)}
        />
      )}
      {last && last.to !== 'log' && (
        <Question
          asked={{ about: last.about, to: last.to }}
          isOpen={asked !== null}
          changes={changes}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

function Question(props: {
  asked: { about: Webhook; to: 'renew' | 'remove' };
  isOpen: boolean;
  changes: ReturnType<typeof useWebhookChanges>;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { about, to } = props.asked;
  const change = props.changes[to];
  const host = hostOf(about);
  const isRemoving = to === 'remove';
  return (
    <ConfirmSheet
      open={props.isOpen}
      title={t(isRemoving ? 'Admin.Hook.RemoveTitle' : 'Admin.Hook.RenewTitle', { host })}
      text={t(isRemoving ? 'Admin.Hook.RemoveText' : 'Admin.Hook.RenewText')}
      action={t(isRemoving ? 'Admin.Hook.Remove' : 'Admin.Hook.Renew')}
      isDangerous={isRemoving}
      isBusy={change.isBusy}
      code={change.code}
      onConfirm={() =>
        void change.wait(about).then((isDone) => {
          if (isDone) props.onClose();
        })
      }
      onClose={() => {
        change.reset();
        props.onClose();
      }}
    />
  );
}
