import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openLoyaltyWorld, type LoyaltyWorld } from '../testing/loyalty-world.ts';

type Code = {
  id: string;
  version: number;
  code: string;
  state: string;
  requiresUser: boolean;
  usedCount: number;
  reservedCount: number;
  turnover: number;
  seriesSize: number | null;
};
type Result = {
  error: string | null;
  field: string | null;
  auditId: string | null;
  code: Code | null;
};
type Page = {
  codes: Code[];
  nextCursor: string | null;
  counts: { state: string; count: number }[];
  averageOrder: number | null;
};

const CODE =
  'id version code state discountType discountRate requiresUser usedCount reservedCount turnover seriesSize title { en } startsAt endsAt hoursStart venueIds';
const RESULT = `error field auditId code { ${CODE} }`;
const TENTH_OFF = 3_510;

describe('discount codes in the office', () => {
  let world: LoyaltyWorld;
  let owner: string;
  let manager: string;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    const own = { companyId: world.ids.company };
    owner = await signInStaff(world, {
      ...own,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
    manager = await signInStaff(world, {
      ...own,
      venueIds: [world.ids.venue],
      role: 'VENUE_MANAGER',
      number: 2,
    });
  });
  afterAll(() => world.close());
  beforeEach(() => world.setTime(FRIDAY_EVENING));

  const call = async <Data>(text: string, variables: object, token = owner): Promise<Data> => {
    const answer = await world.staff<Record<string, Data>>(text, { ...variables }, token);
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code) } as Data;
    return Object.values(answer.data ?? {})[0]!;
  };
  const create = (code: object, id = randomUUID(), token = owner) =>
    call<Result>(
      `mutation Create($id: ID!, $code: CodeInput!) { createCode(id: $id, code: $code) { ${RESULT} } }`,
      { id, code: { title: { se: 'Mindre', en: 'Less' }, ...code } },
      token,
    );
  const save = (thing: { id: string; version: number }, code: object, token = owner) =>
    call<Result>(
      `mutation Save($id: ID!, $version: Int!, $code: CodeInput!) {
        saveCode(id: $id, version: $version, code: $code) { ${RESULT} } }`,
      { id: thing.id, version: thing.version, code },
      token,
    );
  const remove = (thing: { id: string; version: number }) =>
    call<{ error: string | null }>(
      `mutation Remove($id: ID!, $version: Int!) { removeCode(id: $id, version: $version) { error } }`,
      { id: thing.id, version: thing.version },
    );
  const makeSeries = (count: number, given: object = {}, prefix = 'FLYER-') =>
    call<Result>(
      `mutation Series($id: ID!, $prefix: String!, $count: Int!, $code: CodeInput!) {
        createCodeSeries(id: $id, prefix: $prefix, count: $count, code: $code) { ${RESULT} } }`,
      { id: randomUUID(), prefix, count, code: { title: { se: 'Mindre', en: 'Less' }, ...given } },
    );
  const list = (given: object = {}, token = owner) =>
    call<Page>(
      `query Codes($state: RunState, $search: String, $cursor: String) {
        officeCodes(state: $state, search: $search, cursor: $cursor) {
          codes { ${CODE} } nextCursor counts { state count } averageOrder } }`,
      given,
      token,
    );
  const read = (id: string) =>
    call<Code>(`query Code($id: ID!) { officeCode(id: $id) { ${CODE} } }`, { id });
  const undo = (auditId: string | null) =>
    call<{ error: string | null }>(
      'mutation Undo($id: ID!) { undoChange(auditId: $id) { error } }',
      { id: auditId },
    );
  const attempt = (id: string, given: object = {}) =>
    call<{ refusal: string | null; refusalText: string | null; saving: number | null }>(
      `query Try($id: ID!, $venueId: ID!, $at: DateTime!, $isSignedIn: Boolean!, $cartValue: Int!) {
        tryCode(id: $id, venueId: $venueId, at: $at, isSignedIn: $isSignedIn, cartValue: $cartValue,
          language: en) { refusal refusalText saving } }`,
      {
        id,
        venueId: world.ids.venue,
        at: FRIDAY_EVENING,
        isSignedIn: false,
        cartValue: 10_000,
        ...given,
      },
    );
  const newCode = () => `C-${randomUUID().slice(0, 18)}`.toUpperCase();

  it('[GROWTH-02] [D-671] kept in capitals, and taken whatever the case', async () => {
    const id = randomUUID();
    const made = await create({ code: ' loud_20 ' }, id);
    expect(made).toMatchObject({ error: null, code: { code: 'LOUD_20', version: 1 } });
    expect((await create({ code: 'loud_20' }, id)).code).toEqual(made.code);
    expect(await create({ code: 'Loud_20' })).toMatchObject({ error: 'CODE_TAKEN', field: 'code' });
    const other = await create({ code: newCode() });
    expect(await save(other.code!, { code: 'loud_20' })).toMatchObject({ error: 'CODE_TAKEN' });
    expect(await create({ code: 'a b' })).toMatchObject({ error: 'FIELD_INVALID', field: 'code' });
    expect((await create({ code: 'FÖRSTA' })).error).toBe('FIELD_INVALID');
    const twice = newCode();
    const both = await Promise.all([create({ code: twice }), create({ code: twice })]);
    expect(both.map(({ error }) => error).toSorted()).toEqual(['CODE_TAKEN', null].toSorted());
  });

  it('[GROWTH-02] [O-14] changed on the version that was read, written down, and taken back', async () => {
    const { code } = await create({ code: newCode() });
    const saved = await save(code!, {
      code: 'BETTER-NAME',
      useLimitPerUser: 1,
      discountType: 'AMOUNT',
      discountRate: 500,
    });
    expect(saved.code).toMatchObject({ code: 'BETTER-NAME', requiresUser: true, version: 2 });
    expect(await save(code!, { active: false })).toMatchObject({
      error: 'VERSION_CONFLICT',
      code: { version: 2, code: 'BETTER-NAME' },
    });
    expect((await undo(saved.auditId)).error).toBeNull();
    expect(await read(code!.id)).toMatchObject({
      code: code!.code,
      requiresUser: false,
      discountType: 'PERCENTAGE',
      discountRate: 10,
    });
  });

  it('[GROWTH-04] [GROWTH-05] limits are the company’s own and fit each other; a manager only looks', async () => {
    const { code } = await create({ code: newCode() });
    const wrong = await save(code!, {
      startsAt: '2026-11-19T10:00:00Z',
      endsAt: '2026-11-19T10:00:00Z',
    });
    expect(wrong).toMatchObject({ error: 'FIELD_INVALID', field: 'endsAt', code: { version: 1 } });
    expect((await save(code!, { venueIds: [randomUUID()] })).error).toBe('NOT_FOUND');
    expect((await save(code!, { active: false }, manager)).error).toBe('FORBIDDEN');
    expect((await list({}, manager)).codes.some(({ id }) => id === code!.id)).toBe(true);
  });

  it('[GROWTH-05] guests who are paying with it keep it when it is switched off or its limit lowered', async () => {
    const name = newCode();
    const { code } = await create({ code: name });
    const phones = [world.openPhone(), world.openPhone()];
    const sessions = [];
    for (const phone of phones) {
      await phone.begin();
      await phone.activate(name);
      sessions.push(await phone.openSession(TENTH_OFF));
    }
    expect(await read(code!.id)).toMatchObject({ usedCount: 0, reservedCount: 2 });
    expect((await remove(code!)).error).toBe('CODE_USED');
    const off = await save(code!, { active: false, useLimit: 1 });
    expect(off.code).toMatchObject({ state: 'OFF' });
    for (const { response } of sessions)
      await world.shopper.pay(response ?? { id: '', sessionData: '' });
    await world.deliverWebhooks();
    await world.runJobs();
    for (const phone of phones) expect(await phone.types()).toContain('ORDER_CREATED');
    const on = await save(off.code!, { active: true });
    expect(on.code).toMatchObject({
      state: 'USED_UP',
      usedCount: 2,
      reservedCount: 0,
      turnover: 2 * TENTH_OFF,
    });
    expect((await remove(on.code!)).error).toBe('CODE_USED');
    expect((await list()).averageOrder).toBe(TENTH_OFF);
  });

  it('[D-785] a manager reads what codes and orders of the own venues came to, and nobody else’s', async () => {
    const name = newCode();
    const { code } = await create({ code: name });
    const phone = world.openPhone();
    await phone.begin();
    await phone.activate(name);
    await world.pay(phone, TENTH_OFF);
    const elsewhere = await signInStaff(world, {
      companyId: world.ids.company,
      venueIds: [randomUUID()],
      role: 'VENUE_MANAGER',
      number: 3,
    });
    const seenBy = async (token: string) => {
      const { codes, averageOrder } = await list({ search: name }, token);
      const one = await call<Code>(
        'query Code($id: ID!) { officeCode(id: $id) { usedCount turnover } }',
        { id: code!.id },
        token,
      );
      return [averageOrder === null, codes[0]?.turnover, one.turnover, one.usedCount];
    };
    expect(await seenBy(owner)).toEqual([false, TENTH_OFF, TENTH_OFF, 1]);
    expect(await seenBy(manager)).toEqual([false, TENTH_OFF, TENTH_OFF, 1]);
    expect(await seenBy(elsewhere)).toEqual([true, 0, 0, 1]);
  });

  it('[GROWTH-08] erased is only what nobody has used', async () => {
    const { code } = await create({ code: newCode() });
    expect((await remove({ id: code!.id, version: 9 })).error).toBe('VERSION_CONFLICT');
    expect((await remove(code!)).error).toBeNull();
    expect((await remove(code!)).error).toBe('NOT_FOUND');
    const again = await create({ code: code!.code });
    expect(again.error).toBeNull();
  });

  it('[GROWTH-01] listed by state, the usable ones first, counted, narrowed and searched', async () => {
    const mark = `LIST${randomUUID().slice(0, 8)}`.toUpperCase();
    await create({ code: `${mark}-B` });
    await create({ code: `${mark}-A` });
    await create({ code: `${mark}-OFF`, active: false });
    await create({ code: `${mark}-LATE`, startsAt: '2027-01-01T00:00:00Z' });
    await create({ code: `${mark}-OVER`, endsAt: '2026-01-01T00:00:00Z' });
    const found = await list({ search: mark.toLowerCase() });
    expect(found.codes.map(({ code, state }) => `${code.slice(mark.length)} ${state}`)).toEqual([
      '-A RUNNING',
      '-B RUNNING',
      '-LATE NOT_YET',
      '-OVER ENDED',
      '-OFF OFF',
    ]);
    expect(found.counts.map(({ count }) => count)).toEqual([2, 1, 0, 1, 1]);
    const ended = await list({ search: mark, state: 'ENDED' });
    expect(ended.codes.map(({ code }) => code)).toEqual([`${mark}-OVER`]);
    expect(ended.counts).toEqual(found.counts);
  });

  it('[GROWTH-07] a series of single-use codes is one of the list, and each code is used once', async () => {
    const made = await makeSeries(5_000, { discountRate: 10 });
    expect(made).toMatchObject({
      error: null,
      code: { code: 'FLYER-', seriesSize: 5_000, state: 'RUNNING', usedCount: 0 },
    });
    const codes = await call<{ code: string; isUsed: boolean }[]>(
      'query Codes($id: ID!) { codesOfSeries(id: $id) { code isUsed } }',
      { id: made.code!.id },
    );
    expect(new Set(codes.map(({ code }) => code)).size).toBe(5_000);
    expect(codes.every(({ code }) => /^FLYER-[A-HJ-NP-Z2-9]{8}$/.test(code))).toBe(true);
    const [one] = codes;
    const phone = world.openPhone();
    await phone.begin();
    await phone.activate(one!.code);
    expect(await world.pay(phone, TENTH_OFF)).not.toBeNull();
    const second = world.openPhone();
    await second.begin();
    expect((await second.activate(one!.code)).data?.activatePromoCode.error).toBe('USELIMIT');
    // A guest's single code leads to its series.
    const found = await list({ search: one!.code });
    expect(found.codes).toMatchObject([
      { id: made.code!.id, usedCount: 1, turnover: TENTH_OFF, seriesSize: 5_000 },
    ]);
    expect((await remove(made.code!)).error).toBe('CODE_USED');
    const off = await save(made.code!, { active: false, useLimit: 9, code: 'OTHER' });
    expect(off.code).toMatchObject({ state: 'OFF', code: 'FLYER-' });
    const third = world.openPhone();
    await third.begin();
    expect((await third.activate(codes[1]!.code)).data?.activatePromoCode.error).toBe('INACTIVE');
    expect((await undo(off.auditId)).error).toBeNull();
    expect((await third.activate(codes[1]!.code)).data?.activatePromoCode.error).toBeNull();
  });

  it('[GROWTH-07] [D-670] 1 to 5,000 at once, 40 series in all; one never used can be erased', async () => {
    expect(await makeSeries(0)).toMatchObject({ error: 'FIELD_INVALID', field: 'count' });
    expect(await makeSeries(5_001)).toMatchObject({ error: 'FIELD_INVALID', field: 'count' });
    expect(await makeSeries(2, {}, 'no spaces')).toMatchObject({ field: 'prefix' });
    expect(await makeSeries(2, { title: {} })).toMatchObject({ error: 'TEXT_REQUIRED' });
    const spare = await makeSeries(2, {}, '');
    expect((await remove(spare.code!)).error).toBeNull();
    const rows = Array.from({ length: 39 }, () => randomUUID());
    await world.db
      .insertInto('promoCodeSeries')
      .values(rows.map((id) => ({ id, companyId: world.ids.company, prefix: 'X' })))
      .execute();
    expect((await makeSeries(1)).error).toBe('LIMIT_REACHED');
    await world.db.deleteFrom('promoCodeSeries').where('id', 'in', rows).execute();
  });

  it('[GROWTH-09] Try it answers as the guest’s checkout does, and counts no use', async () => {
    const name = newCode();
    const { code } = await create({
      code: name,
      discountRate: 15,
      useLimit: 1,
      hoursStart: '18:00',
      hoursEnd: '02:00',
      requiresUser: true,
    });
    const member = { isSignedIn: true };
    expect(await attempt(code!.id, member)).toEqual({
      refusal: null,
      refusalText: null,
      saving: 1_500,
    });
    expect(await attempt(code!.id)).toMatchObject({ refusal: 'NOUSER', saving: null });
    const guest = world.openPhone();
    await guest.begin();
    expect((await guest.activate(name)).data?.activatePromoCode.error).toBe('NOUSER');
    const noon = await attempt(code!.id, { ...member, at: '2026-11-13T11:00:00Z' });
    expect(noon).toEqual({
      refusal: 'OUTOFHOURS',
      refusalText: 'This code does not work at this hour.',
      saving: null,
    });
    const elsewhere = await save(code!, { venueIds: [world.ids.closedVenue] });
    expect(await attempt(code!.id, member)).toMatchObject({ refusal: 'INVALIDVENUE' });
    await save(elsewhere.code!, { venueIds: [], discountType: 'AMOUNT', discountRate: 20_000 });
    expect(await attempt(code!.id, member)).toMatchObject({ saving: 10_000 });
    expect(await read(code!.id)).toMatchObject({ usedCount: 0, reservedCount: 0 });
    expect((await attempt(code!.id, { venueId: randomUUID() })) as object).toEqual({
      error: 'NOT_FOUND',
    });
    const series = await makeSeries(3, { discountRate: 50 });
    expect(await attempt(series.code!.id)).toMatchObject({ saving: 5_000 });
  });

  it('[GROWTH-09] [GROWTH-10] with codes switched off none is known', async () => {
    const { code } = await create({ code: newCode() });
    const turn = (enablePromoCodes: boolean) =>
      world.db
        .updateTable('cloudConfigurations')
        .set({ enablePromoCodes })
        .where('companyId', '=', world.ids.company)
        .execute();
    await turn(false);
    expect(await attempt(code!.id)).toMatchObject({ refusal: 'NOTFOUND' });
    await turn(true);
    expect(await attempt(code!.id)).toMatchObject({ saving: 1_000 });
  });

  it('[OFFICE-07] the office’s search finds a code by its name and its title', async () => {
    await create({ code: 'MIDSUMMER', title: { se: 'Midsommar', en: 'For the longest day' } });
    const search = (text: string, token = owner) =>
      call<{ kind: string; title: string }[]>(
        'query Search($text: String!) { officeSearch(text: $text) { kind title } }',
        { text },
        token,
      );
    const hit = { kind: 'CODE', title: 'MIDSUMMER' };
    expect(await search('midsum')).toEqual([hit]);
    expect(await search('longest day', manager)).toEqual([hit]);
  });
});
