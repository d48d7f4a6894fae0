import {
  dayAndTime,
  menuGaps,
  menuOverlaps,
  weekMinute,
  type MenuStretch,
} from '@tallrik/domain/menu/menu-week';
import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import { classNames } from '@tallrik/ui/class-names';
import { Icon } from '../../../../shared/icon/Icon.tsx';
import { useMessages } from '../../../../shared/messages/use-messages.tsx';
import { weekdayName } from '../../device-time.ts';
import drawing from '../../hours/WeekDrawing.module.css';
import { useAdminText } from '../../use-admin-text.tsx';
import type { MenuColour } from './menu-plan.ts';
import styles from './Menus.module.css';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MORNING = 6 * HOUR;
const TICK = 3 * HOUR;

/** The week as bars in the menus' colours; hours without any menu are hatched (CATALOG-26). */
export function MenuWeek(props: {
  week: readonly MenuStretch[];
  colours: ReadonlyMap<string, MenuColour>;
  names: ReadonlyMap<string, string>;
  now: Temporal.Instant;
  timeZone: string;
}) {
  const { language } = useMessages();
  const { week } = props;
  const wall = props.now.toZonedDateTimeISO(props.timeZone);
  const present = (wall.dayOfWeek - 1) * DAY + wall.hour * HOUR + wall.minute;
  const first = firstHour(week);
  const place = (minutes: number) => `${(100 * (minutes - first)) / DAY}%`;
  const ticks = Array.from({ length: DAY / TICK + 1 }, (_, nth) => first + nth * TICK);
  return (
    <>
      <div className={drawing.drawing} aria-hidden="true">
        <div className={drawing.grid}>
          {ticks.map((tick) => (
            <i
              key={tick}
              className={classNames(tick === DAY && drawing.midnight)}
              style={{ insetInlineStart: place(tick) }}
            />
          ))}
        </div>
        {DAYS_OF_WEEK.map((day) => {
          const begin = weekMinute(day, first);
          const isToday = (present - begin + WEEK) % WEEK < DAY;
          return (
            <div key={day} className={classNames(drawing.row, isToday && drawing.today)}>
              <span>{weekdayName(day, language, 'short')}</span>
              <div className={drawing.bars}>
                {piecesOf(week, begin).map((piece) => (
                  <Bar key={piece.from} {...props} piece={piece} begin={begin} />
                ))}
                {isToday && (
                  <u
                    style={{
                      insetInlineStart: `${(100 * ((present - begin + WEEK) % WEEK)) / DAY}%`,
                    }}
                  />
                )}
              </div>
            </div>
          );
        })}
        <div className={drawing.row}>
          <span />
          <div className={drawing.axis}>
            {ticks.map((tick) => (
              <em
                key={tick}
                className={classNames(tick === DAY && drawing.midnightText)}
                style={{ insetInlineStart: place(tick) }}
              >
                {String((tick / HOUR) % 24).padStart(2, '0')}
              </em>
            ))}
          </div>
        </div>
      </div>
      <WeekWarnings week={week} names={props.names} />
    </>
  );
}

/** Rows begin in the morning, or before the first thing of a day does. */
function firstHour(week: readonly MenuStretch[]): number {
  const opened = week.filter(({ isOpen }, at) => isOpen && week[at - 1]?.isOpen === false);
  const earliest = Math.min(MORNING, ...opened.map(({ from }) => from % DAY));
  return Math.floor(earliest / TICK) * TICK;
}

/** What of the week falls into the row that begins then; Sunday's night is the week's beginning. */
const piecesOf = (week: readonly MenuStretch[], begin: number): MenuStretch[] =>
  [
    ...week,
    ...week.map((piece) => ({ ...piece, from: piece.from + WEEK, until: piece.until + WEEK })),
  ]
    .map((piece) => ({
      ...piece,
      from: Math.max(piece.from, begin),
      until: Math.min(piece.until, begin + DAY),
    }))
    .filter(({ from, until }) => from < until);

function Bar(props: {
  piece: MenuStretch;
  begin: number;
  colours: ReadonlyMap<string, MenuColour>;
}) {
  const { piece, colours } = props;
  if (piece.menuId === null && !piece.isOpen) return null;
  const [hidden] = piece.hiddenIds;
  const colour = piece.menuId === null ? undefined : colours.get(piece.menuId);
  return (
    <b
      className={classNames(
        styles.bar,
        piece.menuId === null && styles.gap,
        !piece.isOpen && styles.shut,
      )}
      data-colour={colour}
      style={{
        insetInlineStart: `${(100 * (piece.from - props.begin)) / DAY}%`,
        inlineSize: `${(100 * (piece.until - piece.from)) / DAY}%`,
      }}
    >
      {hidden !== undefined && <span className={styles.under} data-colour={colours.get(hidden)} />}
    </b>
  );
}

/** As many as one reads; they go one after the other as hours are put right. */
const SHOWN = 4;

/** The same in words, for whoever cannot see the bars: what is wrong, or that nothing is. */
function WeekWarnings(props: { week: readonly MenuStretch[]; names: ReadonlyMap<string, string> }) {
  const t = useAdminText();
  const { language } = useMessages();
  const nameOf = (id: string | null) => (id === null ? '' : (props.names.get(id) ?? ''));
  const [gaps, overlaps] = [menuGaps(props.week), menuOverlaps(props.week)];
  const isAnyOpen = props.week.some(({ isOpen }) => isOpen);
  const moment = ({ from, until }: MenuStretch) => {
    const [start, end] = [dayAndTime(from), dayAndTime(until)];
    const [day, last] = [start, end].map(({ dayOfWeek }) =>
      weekdayName(dayOfWeek, language, 'short'),
    );
    const isLong = until - from > DAY;
    return {
      day: day ?? '',
      from: start.time,
      to: isLong ? `${last} ${end.time}` : end.time,
    };
  };
  if (!isAnyOpen) return <p className={styles.good}>{t('Admin.Menus.NeverOpen')}</p>;
  if (gaps.length + overlaps.length === 0)
    return (
      <p className={styles.good}>
        <Icon name="check" size="small" />
        {t('Admin.Menus.Covered')}
      </p>
    );
  const more = Math.max(0, gaps.length - SHOWN) + Math.max(0, overlaps.length - SHOWN);
  return (
    <ul className={styles.warnings}>
      {gaps.slice(0, SHOWN).map((gap) => (
        <li key={gap.from} className={styles.bad}>
          <Icon name="alert" size="small" />
          {t('Admin.Menus.Gap', moment(gap))}
        </li>
      ))}
      {overlaps.slice(0, SHOWN).map((overlap) => (
        <li key={overlap.from} className={styles.note}>
          <Icon name="alert" size="small" />
          {t('Admin.Menus.Overlap', {
            ...moment(overlap),
            winner: nameOf(overlap.menuId),
            others: overlap.hiddenIds.map(nameOf).join(', '),
          })}
        </li>
      ))}
      {more > 0 && <li>{t('Admin.Menus.More', { count: more })}</li>}
    </ul>
  );
}
