import { DAYS_OF_WEEK, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import { isWallClock, minutesOfDay } from '@tallrik/domain/time/wall-clock';
import { wallClockMinutes } from '@tallrik/domain/time/weekly-hours';
import { whyNotThisWeek } from '@tallrik/domain/venues/hours-form';
import { joinHours, type WeekRange } from '@tallrik/domain/venues/join-hours';

/** A range as it is typed; its key stays while its times change. */
export type DraftRange = WeekRange & { key: number };
export type WeekDraft = readonly DraftRange[];

export type RangeProblem = 'UNREADABLE' | 'OVERLAP' | 'TOO_SHORT';

const USUAL = { start: '11:00', end: '22:00' };

export const draftOf = (hours: readonly WeekRange[]): WeekDraft =>
  hours.map(({ dayOfWeek, start, end }, key) => ({ key, dayOfWeek, start, end }));

export const rangesOf = (draft: WeekDraft, day: DayOfWeek): WeekDraft =>
  draft.filter(({ dayOfWeek }) => dayOfWeek === day);

/** As they are sent: the place of a wrong one in the server's answer is its place here. */
export const weekOf = (draft: WeekDraft): WeekRange[] =>
  draft.map(({ dayOfWeek, start, end }) => ({ dayOfWeek, start, end }));

const nextKey = (draft: WeekDraft): number => Math.max(-1, ...draft.map(({ key }) => key)) + 1;

/** The day's ranges in place of those it had; other days stay, and the week stays in its order. */
export function withDay(
  draft: WeekDraft,
  day: DayOfWeek,
  ranges: readonly { start: string; end: string }[],
): WeekDraft {
  const first = nextKey(draft);
  const added = ranges.map(({ start, end }, place) => ({
    key: first + place,
    dayOfWeek: day,
    start,
    end,
  }));
  const others = draft.filter(({ dayOfWeek }) => dayOfWeek !== day);
  return inOrder([...others, ...added]);
}

/** One more range after the last one, or the usual hours of a day that was closed. */
export function withMore(draft: WeekDraft, day: DayOfWeek): WeekDraft {
  const last = rangesOf(draft, day).at(-1);
  const end = last ? minutesOfDay(last.end) : null;
  const isEvening = end !== null && last !== undefined && last.end > last.start && end <= 20 * 60;
  const range = isEvening
    ? { start: wall(end + 60), end: wall(end + 240) }
    : { start: '', end: '' };
  const added = { key: nextKey(draft), dayOfWeek: day, ...(last ? range : USUAL) };
  return inOrder([...draft, added]);
}

const WORKDAYS = DAYS_OF_WEEK.filter((day) => day !== 'SATURDAY' && day !== 'SUNDAY');
/** What a week can begin with (SETUP-12). */
const TEMPLATES = {
  lunch: { days: WORKDAYS, start: '11:00', end: '14:00' },
  dinner: { days: DAYS_OF_WEEK, start: '17:00', end: '22:00' },
  allWeek: { days: DAYS_OF_WEEK, ...USUAL },
  always: { days: DAYS_OF_WEEK, start: '00:00', end: '00:00' },
} as const;
export type WeekTemplate = keyof typeof TEMPLATES;
export const WEEK_TEMPLATES = Object.keys(TEMPLATES) as readonly WeekTemplate[];

/** The whole week anew. */
export function fromTemplate(name: WeekTemplate): WeekRange[] {
  const { days, start, end } = TEMPLATES[name];
  return days.map((dayOfWeek) => ({ dayOfWeek, start, end }));
}

export const copied = (draft: WeekDraft, from: DayOfWeek, days: readonly DayOfWeek[]): WeekDraft =>
  days.reduce((week, day) => withDay(week, day, rangesOf(week, from)), draft);

export const joined = (draft: WeekDraft): WeekDraft => draftOf(joinHours(weekOf(draft)));

const inOrder = (draft: WeekDraft): WeekDraft =>
  draft.toSorted(
    (one, other) =>
      DAYS_OF_WEEK.indexOf(one.dayOfWeek) - DAYS_OF_WEEK.indexOf(other.dayOfWeek) ||
      one.key - other.key,
  );

const wall = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const written = (draft: WeekDraft, day: DayOfWeek): string =>
  rangesOf(draft, day)
    .map(({ start, end }) => `${start}-${end}`)
    .toSorted()
    .join(' ');

export const changedDays = (draft: WeekDraft, saved: WeekDraft): DayOfWeek[] =>
  DAYS_OF_WEEK.filter((day) => written(draft, day) !== written(saved, day));

/** What is wrong with which range; one that is merely too short can be saved (PLACES-09). */
export function problemsOf(draft: WeekDraft, waitMinutes: number): Map<number, RangeProblem> {
  const problems = new Map<number, RangeProblem>();
  for (const { key, start, end } of draft) {
    if (!isWallClock(start) || !isWallClock(end)) problems.set(key, 'UNREADABLE');
    else if ((wallClockMinutes({ start, end }) ?? 0) < waitMinutes) problems.set(key, 'TOO_SHORT');
  }
  const readable = draft.filter(({ key }) => problems.get(key) !== 'UNREADABLE');
  const refusal = whyNotThisWeek(
    readable.map(({ dayOfWeek, start, end }) => ({ dayOfWeek, timeRange: { start, end } })),
  );
  const place = Number(refusal?.field.replace('hours.', ''));
  const wrong = refusal?.error === 'HOURS_OVERLAP' ? readable[place] : undefined;
  if (wrong) problems.set(wrong.key, 'OVERLAP');
  return problems;
}

export const canBeSaved = (problems: ReadonlyMap<number, RangeProblem>): boolean =>
  [...problems.values()].every((problem) => problem === 'TOO_SHORT');

export const totalMinutes = (draft: WeekDraft): number =>
  draft.reduce((sum, range) => sum + (wallClockMinutes(range) ?? 0), 0);

/** Past midnight, on the day after. */
export const endsNextDay = ({ start, end }: { start: string; end: string }): boolean =>
  isWallClock(start) && isWallClock(end) && end <= start && end !== '00:00';

export const isAllDay = ({ start, end }: { start: string; end: string }): boolean =>
  start === '00:00' && end === '00:00';
