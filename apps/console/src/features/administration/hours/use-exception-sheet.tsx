import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import { useState, type ReactNode } from 'react';
import type { AdministeredCompany } from '../administered-company.ts';
import type { TellAffected } from '../venues/AffectedOrders.tsx';
import type { OfficeVenue } from '../venues/use-office-venues.ts';
import {
  draftOfException,
  newException,
  type ExceptionDraft,
  type OfficeException,
} from './exception-draft.ts';
import { ExceptionSheet } from './ExceptionSheet.tsx';

export type OpenNewException = (given?: {
  day: Temporal.PlainDate;
  name: string;
  isClosed: boolean;
}) => void;

type Opened = { id: string; isNew: boolean; draft: ExceptionDraft };

/** What the week says of a date. */
export const usualOn = (venue: OfficeVenue, day: Temporal.PlainDate) =>
  venue.hours
    .filter(({ dayOfWeek }) => dayOfWeek === DAYS_OF_WEEK[day.dayOfWeek - 1])
    .map(({ start, end }) => ({ start, end }));

/** The sheet in which days with other hours are entered and changed; one for the whole page. */
export function useExceptionSheet(given: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  today: Temporal.PlainDate;
  onAffected: TellAffected;
}): {
  open: (exception: OfficeException) => void;
  add: OpenNewException;
  element: ReactNode;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { venue, today } = given;
  const add: OpenNewException = (preset) => {
    const day = preset?.day ?? today.add({ days: 1 });
    const { name = '', isClosed = true } = preset ?? {};
    const draft = newException(day, usualOn(venue, day), { name, isClosed });
    setOpened({ id: crypto.randomUUID(), isNew: true, draft });
  };
  return {
    open: (exception) =>
      setOpened({ id: exception.id, isNew: false, draft: draftOfException(exception) }),
    add,
    element: opened && (
      <ExceptionSheet key={opened.id} {...given} {...opened} onClose={() => setOpened(null)} />
    ),
  };
}
