import { describe, expect, it } from 'vitest';
import { checkStartRows, START_ROWS } from './start-rows.ts';

const row = (title: string, count = 1) => ({
  menuId: 'lunch',
  title,
  itemIds: Array.from({ length: count }, (_, at) => `dish-${at}`),
});

describe('[LOOK-10] rows of the start page', () => {
  it('[LOOK-10] titles are trimmed, and a dish stands once in its row; a row without any is kept', () => {
    const rows = [{ ...row('  Today '), itemIds: ['a', 'b', 'a'] }, row('Soon', 0)];
    expect(checkStartRows(rows)).toEqual([
      { menuId: 'lunch', title: 'Today', itemIds: ['a', 'b'] },
      { menuId: 'lunch', title: 'Soon', itemIds: [] },
    ]);
  });

  it.each([
    [Array.from({ length: START_ROWS.rows + 1 }, () => row('Today')), 'LIMIT_REACHED', 'sections'],
    [[row('Today'), row('  ')], 'TEXT_REQUIRED', 'sections.1.title'],
    [[row('x'.repeat(START_ROWS.title + 1))], 'TEXT_TOO_LONG', 'sections.0.title'],
    [[row('Today', START_ROWS.dishes + 1)], 'LIMIT_REACHED', 'sections.0.itemIds'],
  ])('[LOOK-10] refuses what is too much, and names it', (rows, code, field) => {
    expect(checkStartRows(rows)).toEqual({ code, field });
  });

  it('[LOOK-10] takes as much as is allowed', () => {
    const rows = Array.from({ length: START_ROWS.rows }, () =>
      row('å'.repeat(START_ROWS.title), START_ROWS.dishes),
    );
    expect(checkStartRows(rows)).toEqual(rows);
  });
});
