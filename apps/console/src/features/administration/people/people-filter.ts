import type { Person } from './people.ts';

/** What the list is narrowed down to; it stands in the address. */
export const PEOPLE_FILTERS = ['all', 'unprotected', 'invited', 'off'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

export const readFilter = (text: string | null): PeopleFilter =>
  PEOPLE_FILTERS.find((filter) => filter === text) ?? 'all';

/** Whoever sees money or people is asked for a second factor; the kitchen's tablet is not. */
export const isUnprotected = ({ role, hasTwoFactor, isInvited, active }: Person): boolean =>
  active && !isInvited && !hasTwoFactor && role !== 'VENUE_STAFF';

const IN: Readonly<Record<PeopleFilter, (person: Person) => boolean>> = {
  all: () => true,
  unprotected: isUnprotected,
  invited: ({ isInvited, active }) => isInvited && active,
  off: ({ active }) => !active,
};

export const filterPeople = (people: readonly Person[], filter: PeopleFilter): Person[] =>
  people.filter(IN[filter]);
