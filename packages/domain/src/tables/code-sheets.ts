/** What codes are printed on: so many to an A4 page, tents that stand on a table, stickers. */
export const CODE_SHEETS = ['A4_1', 'A4_2', 'A4_6', 'A4_12', 'TENTS', 'ROUND'] as const;
export type CodeSheet = (typeof CODE_SHEETS)[number];

/** The company's own address on a wall or beside the till. */
export const ADDRESS_SHEETS = ['A4', 'A6'] as const;
export type AddressSheet = (typeof ADDRESS_SHEETS)[number];

/** One line each, in up to two languages. */
export const SHEET_TEXTS = { most: 2, length: 60 } as const;

/** How the places of a page stand; a tent has a face for each side of the table, one above the other. */
export const SHEET_GRIDS: Readonly<
  Record<CodeSheet | AddressSheet, { columns: number; rows: number }>
> = {
  A4: { columns: 1, rows: 1 },
  A6: { columns: 1, rows: 1 },
  A4_1: { columns: 1, rows: 1 },
  A4_2: { columns: 1, rows: 2 },
  A4_6: { columns: 2, rows: 3 },
  A4_12: { columns: 3, rows: 4 },
  TENTS: { columns: 2, rows: 2 },
  ROUND: { columns: 3, rows: 4 },
};

/** How many codes a page holds. */
export const codesOnPage = (sheet: CodeSheet | AddressSheet): number =>
  (SHEET_GRIDS[sheet].columns * SHEET_GRIDS[sheet].rows) / (sheet === 'TENTS' ? 2 : 1);
