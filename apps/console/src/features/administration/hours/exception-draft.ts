import { whyNotThisException } from '@tallrik/domain/venues/hours-form';
import type { HoursExceptionInput } from '../generated/graphql.ts';
import type { OfficeVenue } from '../venues/use-office-venues.ts';

export type OfficeException = OfficeVenue['exceptions'][number];

/** Days with other hours while they are typed. */
export type ExceptionDraft = {
  name: string;
  firstDay: string;
  lastDay: string;
  isYearly: boolean;
  isClosed: boolean;
  ranges: readonly { start: string; end: string }[];
};

export const draftOfException = (exception: OfficeException): ExceptionDraft => ({
  name: exception.name ?? '',
  firstDay: exception.firstDay,
  lastDay: exception.lastDay,
  isYearly: exception.isYearly,
  isClosed: exception.ranges.length === 0,
  ranges: exception.ranges.map(({ start, end }) => ({ start, end })),
});

/** A day that is new: closed, until somebody says otherwise. */
export const newException = (
  day: Temporal.PlainDate,
  usual: readonly { start: string; end: string }[],
  given: Partial<ExceptionDraft> = {},
): ExceptionDraft => ({
  name: '',
  firstDay: day.toString(),
  lastDay: day.toString(),
  isYearly: false,
  isClosed: true,
  ranges: usual.length > 0 ? usual : [{ start: '11:00', end: '22:00' }],
  ...given,
});

export const exceptionInput = (draft: ExceptionDraft): HoursExceptionInput => ({
  name: draft.name.trim() || null,
  firstDay: draft.firstDay,
  lastDay: draft.lastDay < draft.firstDay ? draft.firstDay : draft.lastDay,
  isYearly: draft.isYearly,
  ranges: draft.isClosed ? [] : draft.ranges.map(({ start, end }) => ({ start, end })),
});

/** The path of the first wrong field, as the server would name it; null where it can be sent. */
export function whyNot(draft: ExceptionDraft, today: Temporal.PlainDate): string | null {
  if (!draft.isClosed && draft.ranges.length === 0) return 'ranges';
  const refusal = whyNotThisException({ ...exceptionInput(draft), ranges: ranges(draft) }, today);
  return refusal?.field ?? null;
}

const ranges = (draft: ExceptionDraft) => (draft.isClosed ? [] : draft.ranges);
