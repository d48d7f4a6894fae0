/** How much of everything a company can have (O-12): what lies beyond is refused with LIMIT_REACHED. */
export const OFFICE_LIMITS = {
  items: 2_000,
  categories: 200,
  optionGroups: 500,
  upsellGroups: 200,
  menus: 100,
  optionsOfGroup: 100,
  groupsOfItem: 30,
  upsellsOfItem: 10,
  sizesOfItem: 12,
  categoriesOfItem: 10,
  itemsOfCategory: 500,
  itemsOfUpsellGroup: 50,
  venues: 100,
  tablesOfVenue: 500,
  rangesOfDay: 6,
  exceptionsOfVenue: 400,
  people: 500,
  hosts: 10,
  /** Left ones: each leads here for ever, and nobody else can have it. */
  oldPaths: 10,
  codes: 10_000,
  codeSeries: 40,
  codesOfSeries: 5_000,
  levels: 12,
  referralCodes: 1_000,
  contents: 500,
  offers: 200,
  rightsAtOnce: 5_000,
  stampCards: 20,
} as const;

/** Longest texts, in characters. */
export const OFFICE_TEXTS = {
  title: 100,
  description: 500,
  optionName: 60,
  pictureDescription: 250,
  /** Why the app was closed, for who reads the log (SETUP-22). */
  offlineReason: 200,
} as const;

/** So long a change can be taken back (O-04), and so long what it took away is kept. */
export const UNDO_MINUTES = 10;

/** Minor units: 100,000.00. */
export const HIGHEST_PRICE = 10_000_000;
