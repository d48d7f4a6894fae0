import { BCP47 } from '@tallrik/domain/company/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  OwnSessionsDocument,
  type OwnSessionsQuery,
} from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { seenText } from '../people/seen-text.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import styles from './own.module.css';

type Session = OwnSessionsQuery['ownSessions'][number];
const OWN_SESSIONS = ['admin', 'own-sessions'] as const;

/** Where one is signed in, and the way to end it there (TEAM-08). */
export function OwnSessions(props: { onSignOut: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const [isAsking, setAsking] = useState(false);
  const sessions = useQuery({
    queryKey: OWN_SESSIONS,
    queryFn: async ({ signal }) => (await api.call(OwnSessionsDocument, {}, signal)).ownSessions,
  });
  const endOne = useChange({
    send: async ({ id }: Session) => (await api.call(EndSessionDocument, { id })).endSession,
    refreshes: [OWN_SESSIONS],
    done: () => t('Admin.Own.SessionEnded'),
  });
  const endOthers = useChange({
    send: async () => (await api.call(EndOtherSessionsDocument, {})).endOtherSessions,
    refreshes: [OWN_SESSIONS],
    done: () => t('Admin.Own.OthersEnded'),
    onDone: () => setAsking(false),
  });
  const others = (sessions.data ?? []).filter(({ isThisOne }) => !isThisOne).length;
  return (
    <Panel title={t('Admin.Own.Sessions')}>
      <p className={styles.text}>{t('Admin.Own.SessionsText')}</p>
      <Remote query={sessions}>
        {(listed) => (
          <ul className={rows.rows}>
            {listed.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={endOne.isBusy}
                onEnd={() => (session.isThisOne ? props.onSignOut() : endOne.run(session))}
              />
            ))}
          </ul>
        )}
      </Remote>
      {others > 0 && (
        <div className={styles.foot}>
          <button type="button" className={controls.line} onClick={() => setAsking(true)}>
            {t('Admin.Own.EndOthers')}
          </button>
        </div>
      )}
      <ConfirmSheet
        open={isAsking}
        title={t('Admin.Own.EndOthersTitle')}
        text={t('Admin.Own.EndOthersText', { count: others })}
        action={t('Admin.Own.EndOthersAction', { count: others })}
        isDangerous
        isBusy={endOthers.isBusy}
        code={endOthers.code}
        onConfirm={() => endOthers.run(null)}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}

function SessionRow(props: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const t = useAdminText();
  const { language } = useMessages();
  const { timers } = useServices();
  const { session } = props;
  const name = session.device === '' ? t('Admin.Own.UnknownDevice') : session.device;
  const countries = new Intl.DisplayNames([BCP47[language]], { type: 'region' });
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  const seen = session.isThisOne
    ? t('Admin.Own.ThisDevice')
    : t('Admin.Own.LastUse', { time: seenText(t, session.lastSeenAt, now) });
  return (
    <li className={rows.row}>
      <span className={rows.main}>
        <span className={rows.name}>{name}</span>
        <span className={rows.more}>
          {[session.country === null ? null : countries.of(session.country), seen]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </span>
      <span className={rows.end}>
        <button
          type="button"
          className={controls.line}
          disabled={props.isBusy}
          aria-label={t('Admin.Own.EndNamed', { device: name })}
          onClick={props.onEnd}
        >
          {t('Admin.Own.End')}
        </button>
      </span>
    </li>
  );
}
