import type { LandingPageSection } from './configuration.ts';

/** Rows of dishes on the start page, the letters of a title and the dishes of a row (LOOK-10). */
export const START_ROWS = { rows: 10, title: 60, dishes: 15 } as const;

export type StartRowProblem = {
  code: 'FIELD_INVALID' | 'TEXT_REQUIRED' | 'TEXT_TOO_LONG' | 'LIMIT_REACHED';
  field: string;
};

/** The rows as they are kept: titles trimmed, each dish once; or what is wrong with them (LOOK-10). */
export function checkStartRows(
  rows: readonly LandingPageSection[],
): LandingPageSection[] | StartRowProblem {
  if (rows.length > START_ROWS.rows) return { code: 'LIMIT_REACHED', field: 'sections' };
  const checked: LandingPageSection[] = [];
  for (const [at, { menuId, title, itemIds }] of rows.entries()) {
    const name = title.trim();
    if (name === '') return { code: 'TEXT_REQUIRED', field: `sections.${at}.title` };
    if ([...name].length > START_ROWS.title)
      return { code: 'TEXT_TOO_LONG', field: `sections.${at}.title` };
    const dishes = [...new Set(itemIds)];
    if (dishes.length > START_ROWS.dishes)
      return { code: 'LIMIT_REACHED', field: `sections.${at}.itemIds` };
    checked.push({ menuId, title: name, itemIds: dishes });
  }
  return checked;
}
