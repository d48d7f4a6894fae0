import { REFUND_REASONS } from '@tallrik/domain/orders/refund';
import { formatDate } from '@tallrik/domain/time/format-date-time';
import { classNames } from '@tallrik/ui/class-names';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeText } from '../../../shared/clock/venue-time.ts';
import { useServices } from '../../../shared/services.tsx';
import { foldStory, storyLine, type StoryEntry } from '../../../shared/story/story-line.ts';
import { OfficeOrderStoryDocument } from '../generated/graphql.ts';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { ordersKey } from './orders-query.ts';
import styles from './OrderTimeline.module.css';

/** Everything that happened to an order, oldest first, in words or as it is written down (MONEY-06). */
export function OrderTimeline(props: { companyId: string; orderId: string; timeZone: string }) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId, orderId } = props;
  const [isRaw, setRaw] = useState(false);
  const story = useQuery({
    // A refund, or a receipt that is sent, makes it longer: it is asked for with the order.
    queryKey: [...ordersKey(companyId), 'story', orderId],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeOrderStoryDocument, { orderId }, signal)).orderTimeline.entries,
  });
  return (
    <Panel
      title={t('Console.Story.Title')}
      aside={
        <button
          type="button"
          className={styles.switch}
          aria-pressed={isRaw}
          onClick={() => setRaw(!isRaw)}
        >
          {t('Admin.Story.Raw')}
        </button>
      }
    >
      <Remote query={story}>
        {(entries) =>
          isRaw ? (
            <RawEntries entries={entries} />
          ) : (
            <Words entries={entries} timeZone={props.timeZone} />
          )
        }
      </Remote>
    </Panel>
  );
}

function Words({ entries, timeZone }: { entries: readonly StoryEntry[]; timeZone: string }) {
  const t = useAdminText();
  const reasonOf = (reason: string) => {
    const known = REFUND_REASONS.find((candidate) => candidate === reason);
    return known ? t(`Admin.Refund.Reason.${known}`) : null;
  };
  const lines = foldStory(entries.map((entry) => storyLine(t, entry, reasonOf)));
  const dayOf = (atMs: number) =>
    formatDate(Temporal.Instant.fromEpochMilliseconds(atMs), timeZone);
  return (
    <ol className={styles.story}>
      {lines.map((line, place) => {
        const before = lines[place - 1];
        const day = dayOf(line.atMs);
        return (
          <li key={`${place} ${line.atMs}`} className={styles.entry}>
            {(!before || dayOf(before.atMs) !== day) && <p className={styles.day}>{day}</p>}
            <span className={classNames(styles.dot, styles[line.actor])} aria-hidden="true" />
            <time className={styles.time}>
              {timeText(t, Temporal.Instant.fromEpochMilliseconds(line.atMs), timeZone)}
            </time>
            <span>
              <span className={styles.actor}>{t(`Console.Story.${line.actor}`)}</span> {line.text}
              {line.times > 1 && ` (${t('Admin.Story.Times', { count: line.times })})`}
              {line.amount !== null && <b className={styles.amount}> {line.amount}</b>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const RawEntries = ({ entries }: { entries: readonly StoryEntry[] }) => (
  <ol className={styles.raw}>
    {entries.map((entry, place) => (
      <li key={`${place} ${entry.at}`}>
        <code>
          {entry.at} {entry.source} {entry.what}
          {entry.amount !== null && ` ${entry.amount} ${entry.currency ?? ''}`}{' '}
          {JSON.stringify(entry.details)}
        </code>
      </li>
    ))}
  </ol>
);
