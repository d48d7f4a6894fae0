import { describe, expect, it } from 'vitest';
import { levelAfterChange, type MembershipLevel } from '../membership-levels.ts';
import { checkLevel, levelsProblem, NEW_LEVEL, type LevelFields } from './check-level.ts';

const level = (
  id: string,
  pointsRequired: number,
  fields: Partial<MembershipLevel> = {},
): MembershipLevel => ({
  ...NEW_LEVEL,
  image: null,
  deleted: false,
  ...fields,
  id,
  pointsRequired,
});
const guest = level('guest', 0);
const silver = level('silver', 100);
const gold = level('gold', 1_000);
const LEVELS = [guest, silver, gold];
const check = (input: Partial<LevelFields>) =>
  checkLevel(input, { before: { ...NEW_LEVEL, title: { en: 'Gold' } }, defaultLanguage: 'en' });
const problem = (
  after: readonly MembershipLevel[],
  changedId: string,
  { before = LEVELS, hasMembership = true } = {},
) => levelsProblem(before, after, { changedId, hasMembership });

describe('[GROWTH-22] a level', () => {
  it('needs a title in the default language, whole points, a percentage and two colours', () => {
    expect(check({ title: { se: 'Guld' } })).toMatchObject({
      error: { code: 'TEXT_REQUIRED', field: 'title.en' },
    });
    expect(check({ description: { en: 'x'.repeat(501) } })).toMatchObject({
      error: { code: 'TEXT_TOO_LONG' },
    });
    for (const [field, values] of [
      ['pointsRequired', [-1, 0.5, 1_000_000_001, Number.NaN]],
      ['discountPercentage', [-1, 100.5, 10.005, Number.NaN]],
      ['primaryColor', ['red', 'url(x)', '#12345', '#'.repeat(10_000)]],
      ['secondaryColor', ['#ggg', '']],
    ] as const)
      for (const value of values)
        expect(check({ [field]: value }), `${field} ${String(value).slice(0, 20)}`).toMatchObject({
          error: { code: 'FIELD_INVALID', field },
        });
    expect(check({ primaryColor: '#FA0', secondaryColor: null, discountPercentage: 12.5 })).toEqual(
      {
        ok: true,
        value: expect.objectContaining({ primaryColor: '#ffaa00', secondaryColor: null }),
      },
    );
  });

  it('never needs what another needs; an archived one counts no more', () => {
    const same = level('silver', 1_000);
    expect(problem([guest, same, gold], 'silver')).toBe('LEVEL_POINTS_TAKEN');
    expect(problem([guest, same, { ...gold, deleted: true }], 'silver')).toBeNull();
    // Two that meet already are mended one after the other.
    const before = [guest, silver, level('other', 100)];
    expect(problem([guest, silver, level('other', 200)], 'other', { before })).toBeNull();
  });

  it('the first needs 0', () => {
    expect(problem([level('only', 50)], 'only', { before: [] })).toBe('FIRST_LEVEL_POINTS');
    expect(problem([level('guest', 5), silver, gold], 'guest')).toBe('FIRST_LEVEL_POINTS');
    expect(problem([{ ...guest, deleted: true }, silver, gold], 'guest')).toBe(
      'FIRST_LEVEL_POINTS',
    );
    const old = [silver, gold];
    expect(problem([silver, level('gold', 900)], 'gold', { before: old })).toBeNull();
  });

  it('[GROWTH-24] the last visible one stays while membership is on', () => {
    const before = [guest, level('staff', 900_000_000)];
    const after = [{ ...guest, deleted: true }, level('staff', 900_000_000)];
    expect(problem(after, 'guest', { before })).toBe('LAST_LEVEL');
    const inner = [level('guest', 0, { discountPercentage: 50 })];
    expect(problem(inner, 'guest', { before: [guest] })).toBe('LAST_LEVEL');
    expect(problem(inner, 'guest', { before: [guest], hasMembership: false })).toBeNull();
  });
});

describe('[GROWTH-23] members after a change of levels', () => {
  const move = (
    card: { points: number; levelId: string | null },
    after: readonly MembershipLevel[],
    before: readonly MembershipLevel[] = LEVELS,
  ) => {
    const { level: to, move: how } = levelAfterChange(card, before, after);
    return [to?.id ?? null, how];
  };

  it('rise and fall with the points a level needs', () => {
    const dearer = [guest, silver, level('gold', 2_000)];
    expect(move({ points: 1_500, levelId: 'gold' }, dearer)).toEqual(['silver', 'FALLS']);
    expect(move({ points: 2_500, levelId: 'gold' }, dearer)).toEqual(['gold', null]);
    const cheaper = [guest, silver, level('gold', 500)];
    expect(move({ points: 600, levelId: 'silver' }, cheaper)).toEqual(['gold', 'RISES']);
  });

  it('start on another one where the second by points is another', () => {
    const after = [guest, level('bronze', 50), silver, gold];
    expect(move({ points: 0, levelId: 'silver' }, after)).toEqual(['bronze', 'FALLS']);
    expect(move({ points: 0, levelId: null }, after)).toEqual(['bronze', 'FALLS']);
    expect(move({ points: 100, levelId: 'silver' }, after)).toEqual(['silver', null]);
  });

  it('[GROWTH-24] of an archived level go to the one their points reach', () => {
    const after = [guest, silver, { ...gold, deleted: true }];
    expect(move({ points: 1_500, levelId: 'gold' }, after)).toEqual(['silver', 'FALLS']);
    expect(move({ points: 1_500, levelId: 'silver' }, LEVELS, after)).toEqual(['gold', 'RISES']);
  });

  it('keep a level that was given beyond the points', () => {
    const dearer = [guest, silver, level('gold', 2_000)];
    expect(move({ points: 10, levelId: 'gold' }, dearer)).toEqual(['gold', null]);
    const staff = level('staff', 5, { discountPercentage: 60 });
    const before = [...LEVELS, staff];
    expect(move({ points: 4_000, levelId: 'staff' }, [...dearer, staff], before)).toEqual([
      'staff',
      null,
    ]);
  });

  it('leave a level that guests no longer see, if they had earned it', () => {
    const after = [guest, silver, { ...gold, discountPercentage: 50 }];
    expect(move({ points: 1_500, levelId: 'gold' }, after)).toEqual(['silver', 'FALLS']);
  });
});
