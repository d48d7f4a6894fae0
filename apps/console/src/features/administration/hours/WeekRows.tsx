import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { DAYS_OF_WEEK, dayOfWeekOf, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { weekdayName } from '../device-time.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { DaySheet } from './DaySheet.tsx';
import styles from './Hours.module.css';
import { TimeField } from './TimeField.tsx';
import {
  changedDays,
  endsNextDay,
  isAllDay,
  joined,
  rangesOf,
  withMore,
  type DraftRange,
  type RangeProblem,
  type WeekDraft,
} from './week-draft.ts';

/** Monday to Sunday, each with its ranges (PLACES-08). */
export function WeekRows(props: {
  draft: WeekDraft;
  saved: WeekDraft;
  problems: ReadonlyMap<number, RangeProblem>;
  today: Temporal.PlainDate;
  /** Of a day without any; closed, where nothing is said. */
  emptyText?: string;
  onChange: (draft: WeekDraft) => void;
}) {
  const { draft, onChange } = props;
  const [copiedDay, setCopiedDay] = useState<DayOfWeek | null>(null);
  const changed = changedDays(draft, props.saved);
  return (
    <>
      <ul className={styles.week}>
        {DAYS_OF_WEEK.map((day) => (
          <DayRow
            key={day}
            {...props}
            day={day}
            isChanged={changed.includes(day)}
            isToday={dayOfWeekOf(props.today) === day}
            onCopy={() => setCopiedDay(day)}
          />
        ))}
      </ul>
      {copiedDay && (
        <DaySheet
          day={copiedDay}
          draft={draft}
          onChange={(next) => {
            onChange(next);
            setCopiedDay(null);
          }}
          onClose={() => setCopiedDay(null)}
        />
      )}
    </>
  );
}

function DayRow(props: {
  day: DayOfWeek;
  draft: WeekDraft;
  problems: ReadonlyMap<number, RangeProblem>;
  isChanged: boolean;
  isToday: boolean;
  emptyText?: string;
  onChange: (draft: WeekDraft) => void;
  onCopy: () => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { day, draft, onChange } = props;
  const ranges = rangesOf(draft, day);
  const name = weekdayName(day, language, 'long');
  return (
    <li className={styles.day}>
      <span className={styles.dayName}>
        <span className={classNames(props.isToday && styles.today)}>{name}</span>
        {(props.isChanged || props.isToday) && (
          <small className={styles.small}>
            {props.isChanged ? t('Admin.Hours.Changed') : t('Admin.Hours.Today')}
          </small>
        )}
      </span>
      <div className={styles.ranges}>
        {ranges.length === 0 && (
          <span className={styles.closed}>{props.emptyText ?? t('Admin.Hours.Closed')}</span>
        )}
        {ranges.map((range) => (
          <RangeFields
            key={range.key}
            range={range}
            dayText={name}
            problem={props.problems.get(range.key) ?? null}
            onChange={(changed) =>
              onChange(draft.map((other) => (other.key === range.key ? changed : other)))
            }
            onRemove={() => onChange(draft.filter(({ key }) => key !== range.key))}
            onJoin={() => onChange(joined(draft))}
          />
        ))}
      </div>
      <span className={styles.dayActions}>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('Admin.Hours.AddOn', { day: name })}
          disabled={ranges.length >= OFFICE_LIMITS.rangesOfDay}
          onClick={() => onChange(withMore(draft, day))}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-haspopup="dialog"
          aria-label={t('Admin.Hours.CopyOf', { day: name })}
          onClick={props.onCopy}
        >
          <OfficeIcon name="copy" />
        </button>
      </span>
    </li>
  );
}

function RangeFields(props: {
  range: DraftRange;
  dayText: string;
  problem: RangeProblem | null;
  onChange: (range: DraftRange) => void;
  onRemove: () => void;
  onJoin: () => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const id = useId();
  const { range, problem, dayText: day } = props;
  const isWrong = problem === 'UNREADABLE' || problem === 'OVERLAP';
  const after = DAYS_OF_WEEK[(DAYS_OF_WEEK.indexOf(range.dayOfWeek) + 1) % DAYS_OF_WEEK.length];
  const note = isAllDay(range)
    ? t('Admin.Hours.AllDay')
    : endsNextDay(range) && after
      ? t('Admin.Hours.UntilNext', { time: range.end, day: weekdayName(after, language, 'long') })
      : null;
  return (
    <div className={styles.rangeBox}>
      <div className={styles.range}>
        <TimeField
          label={t('Admin.Hours.FromOn', { day })}
          value={range.start}
          isWrong={isWrong}
          errorId={id}
          onChange={(start) => props.onChange({ ...range, start })}
        />
        <span className={styles.to}>{t('Admin.Hours.To')}</span>
        <TimeField
          label={t('Admin.Hours.UntilOn', { day })}
          value={range.end}
          isWrong={isWrong}
          errorId={id}
          onChange={(end) => props.onChange({ ...range, end })}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={t('Admin.Hours.RemoveOn', { from: range.start, to: range.end, day })}
          onClick={props.onRemove}
        >
          <Icon name="close" size="small" />
        </button>
      </div>
      {note && <small className={styles.until}>{note}</small>}
      {problem && (
        <div id={id} className={isWrong ? styles.wrong : styles.warning}>
          {t(`Admin.Hours.Problem.${problem}`)}
          {problem === 'OVERLAP' && (
            <button type="button" className={styles.textButton} onClick={props.onJoin}>
              {t('Admin.Hours.Join')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
