import {
  reachOf,
  type OfficeArea,
  type Reach,
  type StaffRole,
} from '@tallrik/domain/accounts/staff-rights';
import type { AdminTranslationKey, ConsoleTranslationKey } from '@tallrik/translations/keys';
import type { ComponentType } from 'react';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';

/** The rail, in its order (OFFICE-02). */
export const OFFICE_PLACES = [
  'setup',
  'today',
  'orders',
  'menu',
  'soldOut',
  'offers',
  'guests',
  'places',
  'branding',
  'reports',
  'team',
  'settings',
] as const;
export type OfficePlace = (typeof OFFICE_PLACES)[number];

/** What has a tab of its own on a phone; the rest is behind More. */
const TAB_PLACES: readonly OfficePlace[] = ['setup', 'today', 'orders', 'menu', 'soldOut'];
/** With More there are five: a set-up that is not done takes the place of what is sold out. */
const TABS = 4;

/** Which of the rail's entries stand below a phone's page; the others are behind More. */
export const tabsOf = <Entry extends { place: OfficePlace }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.filter(({ place }) => TAB_PLACES.includes(place)).slice(0, TABS);

/** Where one begins, if one may open it: with what is left to set up, once guests can order with the day's figures. */
const startPlaces = (isLive: boolean): readonly OfficePlace[] =>
  isLive ? ['today', 'setup', 'menu'] : ['setup', 'today', 'menu'];

/** The page the office opens with. */
export const startPage = (
  pages: readonly OfficePage[],
  { isLive }: Pick<AdministeredCompany, 'isLive'>,
): OfficePage | undefined =>
  startPlaces(isLive)
    .map((place) => pages.find((page) => page.place === place))
    .find(Boolean) ?? pages[0];

/** What every page of the office is told. */
export type OfficePageProps = {
  company: AdministeredCompany;
  administrator: Administrator;
  /** The venue chosen at the top of the rail; null: all the caller has. */
  venueId: string | null;
};

export type OfficePage = {
  place: OfficePlace;
  /** Below /office. Further addresses of the page begin with it. */
  path: string;
  title: AdminTranslationKey | ConsoleTranslationKey;
  /** The right it takes to open it (O-02); null: whoever is in the office. */
  right: readonly [area: OfficeArea, access: 'READ' | 'WRITE', atLeast?: Reach] | null;
  load: () => Promise<ComponentType<OfficePageProps>>;
};

/** The name under which a page's code is kept once it is there. */
export const partOf = ({ path }: OfficePage): string => `office-${path}`;

/** What the head of a page has to know of its neighbours. */
export type OfficeNeighbour = Pick<OfficePage, 'place' | 'path' | 'title'>;

/** Pages that a role may not open are not drawn, and say so when their address is typed (OFFICE-03). */
export function mayOpen(role: StaffRole, { right }: OfficePage): boolean {
  if (right === null) return true;
  const [area, access, atLeast = 'OWN'] = right;
  const reach = reachOf(role, area, access);
  return reach === 'ALL' || (reach === 'OWN' && atLeast === 'OWN');
}

/** The page an address belongs to: the one with the longest beginning. */
export function pageAt(pages: readonly OfficePage[], path: string): OfficePage | null {
  return (
    pages
      .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
      .toSorted((one, other) => other.path.length - one.path.length)[0] ?? null
  );
}

/** Once guests can order, the set-up is one of the settings, behind the others (OFFICE-02). */
export const pagesInPlace = (
  pages: readonly OfficePage[],
  { isLive }: Pick<AdministeredCompany, 'isLive'>,
): readonly OfficePage[] => {
  if (!isLive) return pages;
  const isOfSetup = ({ place }: OfficePage) => place === 'setup';
  return [
    ...pages.filter((page) => !isOfSetup(page)),
    ...pages.filter(isOfSetup).map((page): OfficePage => ({ ...page, place: 'settings' })),
  ];
};
