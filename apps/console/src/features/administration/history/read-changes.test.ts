import { describe, expect, it } from 'vitest';
import { readDetails } from './read-changes.ts';

describe('[OFFICE-18] [O-36] an entry of the log', () => {
  it('tells before and after, and of persons only that', () => {
    const changes = { price: { before: 100, after: 120 }, phone: 'changed' };
    expect(readDetails({ kind: 'ITEM', changes })).toEqual({
      isNew: false,
      isUndo: false,
      changes: [
        { name: 'price', isHidden: false, before: 100, after: 120 },
        { name: 'phone', isHidden: true },
      ],
    });
  });

  it('tells a text per language once, not its plain twin as well', () => {
    const change = { before: 'a', after: 'b' };
    const { changes } = readDetails({ changes: { title: change, titleLang: change } });
    expect(changes.map(({ name }) => name)).toEqual(['titleLang']);
    expect(readDetails({ changes: { title: change } }).changes).toHaveLength(1);
  });

  it('knows what was made and what was taken back, and reads older entries as nothing', () => {
    expect(readDetails({ created: true, changes: {} }).isNew).toBe(true);
    expect(readDetails({ undoes: '7' }).isUndo).toBe(true);
    expect(readDetails(null)).toEqual({ isNew: false, isUndo: false, changes: [] });
    expect(readDetails({ changes: [] }).changes).toEqual([]);
  });
});
