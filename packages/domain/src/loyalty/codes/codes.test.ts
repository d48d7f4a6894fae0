import { describe, expect, it } from 'vitest';
import { checkCode, discountQuestion, NEW_CODE, type CodeFields } from './check-code.ts';
import { codeState } from './code-state.ts';
import { proposeCode, readCode, readPrefix } from './code-text.ts';

const question = {
  before: { ...NEW_CODE, code: 'LOUD15', title: { en: 'Loud' } },
  defaultLanguage: 'en' as const,
  venueIds: new Set(['camden', 'soho']),
  categoryIds: new Set(['burgers']),
};
const check = (input: Partial<CodeFields>, before: Partial<CodeFields> = {}) =>
  checkCode(input, { ...question, before: { ...question.before, ...before } });
const fieldOf = (input: Partial<CodeFields>) => {
  const checked = check(input);
  return checked.ok ? null : `${checked.error.code} ${checked.error.field}`;
};

describe('the text of a code', () => {
  it('[GROWTH-02] [D-671] 3 to 30 letters, digits, hyphens or underscores, kept in capitals', () => {
    expect(readCode(' loud-15_x ')).toBe('LOUD-15_X');
    expect(readCode('a'.repeat(30))).toBe('A'.repeat(30));
    for (const typed of ['ab', 'a'.repeat(31), 'två ord', 'FÖRSTA', 'A.B', '', ' '.repeat(5_000)])
      expect(readCode(typed), typed.slice(0, 40)).toBeNull();
    expect(fieldOf({ code: 'x' })).toBe('FIELD_INVALID code');
  });

  it('[GROWTH-02] eight characters are proposed, none of which is mistaken for another', () => {
    const all = Array.from({ length: 32 }, (_, at) => proposeCode(() => at)).join('');
    expect(proposeCode(() => 0)).toBe('AAAAAAAA');
    expect(new Set(all).size).toBe(32);
    expect(all).not.toMatch(/[0O1I]/);
  });

  it('[GROWTH-07] a series begins with what is given, or with nothing, and leaves room for the rest', () => {
    expect(readPrefix(' flyer- ')).toBe('FLYER-');
    expect(readPrefix('')).toBe('');
    expect(readPrefix('x'.repeat(22))).toBe('X'.repeat(22));
    expect(readPrefix('x'.repeat(23))).toBeNull();
    expect(readPrefix('two words')).toBeNull();
  });
});

describe('what is decided about a code', () => {
  it('[GROWTH-03] 1 to 100 percent, or an amount above 0', () => {
    for (const discountRate of [1, 12.5, 99.99, 100]) expect(fieldOf({ discountRate })).toBeNull();
    for (const discountRate of [0, 0.99, 100.01, 12.345, Number.NaN])
      expect(fieldOf({ discountRate })).toBe('FIELD_INVALID discountRate');
    const amount = (discountRate: number) => fieldOf({ discountType: 'AMOUNT', discountRate });
    expect([amount(1), amount(10_000_000)]).toEqual([null, null]);
    for (const wrong of [0, -1, 1.5, 10_000_001])
      expect(amount(wrong)).toBe('FIELD_INVALID discountRate');
  });

  it('[GROWTH-03] all of it, or more than an order costs, is asked about once', () => {
    const all = { discountType: 'PERCENTAGE', discountRate: 100 } as const;
    const amount = { discountType: 'AMOUNT', discountRate: 5_000 } as const;
    expect(discountQuestion(all, null)).toBe('ALL_FREE');
    expect(discountQuestion({ ...all, discountRate: 99 }, 100)).toBeNull();
    expect(discountQuestion(amount, 4_999)).toBe('ABOVE_AVERAGE');
    expect(discountQuestion(amount, 5_000)).toBeNull();
    expect(discountQuestion(amount, null)).toBeNull();
  });

  it('[GROWTH-04] venues and categories are those of the company; what was archived since stays', () => {
    expect(fieldOf({ venueIds: ['camden'], categoryIds: ['burgers'] })).toBeNull();
    expect(fieldOf({ venueIds: ['theirs'] })).toBe('NOT_FOUND venueIds.0');
    expect(fieldOf({ categoryIds: ['burgers', 'theirs'] })).toBe('NOT_FOUND categoryIds.1');
    expect(check({ venueIds: ['closed'] }, { venueIds: ['closed'] }).ok).toBe(true);
  });

  it('[GROWTH-04] hours are two times of the day, also past midnight, or none', () => {
    expect(fieldOf({ hoursStart: '22:00', hoursEnd: '02:00' })).toBeNull();
    expect(fieldOf({ hoursStart: '22:00' })).toBe('FIELD_INVALID hoursEnd');
    expect(fieldOf({ hoursEnd: '22:00' })).toBe('FIELD_INVALID hoursStart');
    expect(fieldOf({ hoursStart: '24:00', hoursEnd: '02:00' })).toBe('FIELD_INVALID hoursStart');
  });

  it('[GROWTH-04] a limit per guest switches the account on; uses are whole numbers from 1', () => {
    const checked = check({ useLimitPerUser: 1, requiresUser: false });
    expect(checked.ok && checked.value.requiresUser).toBe(true);
    expect(fieldOf({ useLimit: 0 })).toBe('FIELD_INVALID useLimit');
    expect(fieldOf({ useLimitPerUser: 1.5 })).toBe('FIELD_INVALID useLimitPerUser');
  });

  it('[GROWTH-05] the end lies after the start', () => {
    const [noon, one] = ['2026-11-18T12:00:00Z', '2026-11-18T13:00:00Z'];
    expect(fieldOf({ startsAt: noon, endsAt: one })).toBeNull();
    expect(fieldOf({ startsAt: noon, endsAt: noon })).toBe('FIELD_INVALID endsAt');
    expect(fieldOf({ startsAt: one, endsAt: noon })).toBe('FIELD_INVALID endsAt');
    expect(fieldOf({ startsAt: 'tomorrow' })).toBe('FIELD_INVALID startsAt');
  });

  it('[GROWTH-06] a title in the company’s own language; the others fall back', () => {
    expect(fieldOf({ title: { en: 'A tenth off' } })).toBeNull();
    expect(fieldOf({ title: { se: 'En tiondel' } })).toBe('TEXT_REQUIRED title.en');
    expect(fieldOf({ title: { en: 'x'.repeat(101) } })).toBe('TEXT_TOO_LONG title.en');
    expect(fieldOf({ active: false })).toBeNull();
  });
});

it('[GROWTH-01] [GROWTH-05] a code is running, not yet, used up, ended or off', () => {
  const now = Temporal.Instant.from('2026-11-18T12:00:00Z');
  const [before, after] = ['2026-11-18T11:00:00Z', '2026-11-18T13:00:00Z'];
  const free = { active: true, startsAt: null, endsAt: null, useLimit: null, usedCount: 3 };
  const state = (fields: object) => codeState({ ...free, ...fields }, now);
  expect(state({})).toBe('RUNNING');
  expect(state({ startsAt: now.toString(), endsAt: after })).toBe('RUNNING');
  expect(state({ startsAt: after })).toBe('NOT_YET');
  expect(state({ endsAt: now.toString() })).toBe('ENDED');
  expect(state({ useLimit: 3 })).toBe('USED_UP');
  expect(state({ useLimit: 2 })).toBe('USED_UP');
  expect(state({ useLimit: 4 })).toBe('RUNNING');
  expect(state({ useLimit: 1, usedCount: 1, size: 5_000 })).toBe('RUNNING');
  expect(state({ usedCount: 5_000, size: 5_000 })).toBe('USED_UP');
  expect(state({ active: false, endsAt: before })).toBe('OFF');
});
