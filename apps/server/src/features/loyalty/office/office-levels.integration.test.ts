import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { movePoints } from '../earning/move-points.ts';
import { makeGrantReferral } from '../referral/grant-referral.ts';
import { openLoyaltyWorld, type LoyaltyWorld } from '../testing/loyalty-world.ts';

type Level = {
  id: string;
  version: number;
  pointsRequired: number;
  members: number;
  isStart: boolean;
  isInternal: boolean;
  isArchived: boolean;
  primaryColor: string | null;
};
type Result = {
  error: string | null;
  field: string | null;
  auditId: string | null;
  level: Level | null;
  rise: number;
  fall: number;
};
type Code = {
  id: string;
  version: number;
  code: string;
  active: boolean;
  signUps: number;
  guest: { id: string; name: string | null } | null;
};
type Referral = {
  version: number;
  offerId: string | null;
  offers: { id: string; isArchived: boolean }[];
  codes: Code[];
  guestCodes: Code[];
  isElsewhere: boolean;
};

const LEVEL = 'id version pointsRequired members isStart isInternal isArchived primaryColor';
const RESULT = `error field auditId rise fall level { ${LEVEL} }`;
const CODE = 'id version code active signUps guest { id name }';

describe('membership in the office', () => {
  let world: LoyaltyWorld;
  let owner: string;
  let manager: string;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    const { company: companyId, venue } = world.ids;
    const staff = (role: 'COMPANY_ADMIN' | 'VENUE_MANAGER', number: number) =>
      signInStaff(world, {
        companyId,
        venueIds: role === 'COMPANY_ADMIN' ? [] : [venue],
        role,
        number,
      });
    owner = await staff('COMPANY_ADMIN', 1);
    manager = await staff('VENUE_MANAGER', 2);
  });
  afterAll(() => world.close());

  const call = async <Data>(text: string, variables: object = {}, token = owner): Promise<Data> => {
    const answer = await world.staff<Record<string, Data>>(text, { ...variables }, token);
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code) } as Data;
    return Object.values(answer.data ?? {})[0]!;
  };
  const levels = async () =>
    (
      await call<{ levels: Level[] }>(`{ officeLevels { isElsewhere levels { ${LEVEL} } } }`)
    ).levels.filter(({ isArchived }) => !isArchived);
  const create = (level: object, id = randomUUID()) =>
    call<Result>(
      `mutation Create($id: ID!, $level: LevelInput!) { createLevel(id: $id, level: $level) { ${RESULT} } }`,
      { id, level: { title: { en: 'L', se: 'L' }, ...level } },
    );
  const save = ({ id, version }: Pick<Level, 'id' | 'version'>, level: object) =>
    call<Result>(
      `mutation Save($id: ID!, $version: Int!, $level: LevelInput!) {
        saveLevel(id: $id, version: $version, level: $level) { ${RESULT} } }`,
      { id, version, level },
    );
  const step = (name: 'archiveLevel' | 'restoreLevel', level: Pick<Level, 'id' | 'version'>) =>
    call<Result>(
      `mutation Step($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { ${RESULT} } }`,
      { id: level.id, version: level.version },
    );
  const moves = (id: string, given: { level?: object; isArchived?: boolean }) =>
    call<Omit<Result, 'level'>>(
      `query Moves($id: ID!, $level: LevelInput, $isArchived: Boolean) {
        levelMoves(id: $id, level: $level, isArchived: $isArchived) { error field rise fall } }`,
      { id, ...given },
    );
  const undo = (auditId: string | null) =>
    call<{ error: string | null }>(
      `mutation Undo($auditId: ID!) { undoChange(auditId: $auditId) { error } }`,
      { auditId },
    );
  const seedCard = async (points: number, levelId: string | null) => {
    const member = await world.seedMember();
    await world.db
      .insertInto('membershipCards')
      .values({ id: randomUUID(), companyId: member.companyId, userId: member.id, points, levelId })
      .execute();
    return member;
  };
  const levelOf = async ({ id }: { id: string }) =>
    (
      await world.db
        .selectFrom('membershipCards')
        .select('levelId')
        .where('userId', '=', id)
        .executeTakeFirstOrThrow()
    ).levelId;

  it('[GROWTH-22] [GROWTH-23] [GROWTH-24] levels are made, changed and archived, and members move', async () => {
    expect(await create({ pointsRequired: 10 })).toMatchObject({
      error: 'FIRST_LEVEL_POINTS',
      field: 'pointsRequired',
    });
    const guest = (await create({ pointsRequired: 0 })).level!;
    const silver = (await create({ pointsRequired: 100, primaryColor: '#ABC' })).level!;
    expect(silver).toMatchObject({ primaryColor: '#aabbcc', isStart: true, members: 0 });
    const gold = (await create({ pointsRequired: 1_000 })).level!;
    expect(await create({ pointsRequired: 100 })).toMatchObject({
      error: 'LEVEL_POINTS_TAKEN',
      field: 'pointsRequired',
    });
    expect((await create({ pointsRequired: 2_000, discountPercentage: 50 })).level).toMatchObject({
      isInternal: true,
    });

    const starter = await seedCard(0, silver.id);
    const rich = await seedCard(1_500, gold.id);
    const gifted = await seedCard(20, gold.id);
    expect((await levels()).map(({ members }) => members)).toEqual([0, 1, 2, 0]);

    // Told before, done after, and the same.
    const dearer = { pointsRequired: 1_800 };
    expect(await moves(gold.id, { level: dearer })).toEqual({
      error: null,
      field: null,
      rise: 0,
      fall: 1,
    });
    expect(await levelOf(rich)).toBe(gold.id);
    const saved = await save(gold, dearer);
    expect(saved).toMatchObject({ error: null, rise: 0, fall: 1 });
    expect(await Promise.all([rich, gifted, starter].map(levelOf))).toEqual([
      silver.id,
      gold.id,
      silver.id,
    ]);
    expect(await undo(saved.auditId)).toEqual({ error: null });
    expect(await levelOf(rich)).toBe(gold.id);

    // A new second one is where new members start.
    const bronzeId = randomUUID();
    expect(
      await moves(bronzeId, { level: { title: { en: 'B', se: 'B' }, pointsRequired: 50 } }),
    ).toMatchObject({ fall: 1 });
    const bronze = await create({ pointsRequired: 50 }, bronzeId);
    expect(bronze).toMatchObject({ fall: 1, level: { isStart: true, members: 1 } });
    expect(await levelOf(starter)).toBe(bronzeId);

    const [, , , now] = await levels();
    expect(await moves(gold.id, { isArchived: true })).toMatchObject({ fall: 2 });
    const archived = await step('archiveLevel', now!);
    expect(archived).toMatchObject({
      error: null,
      fall: 2,
      level: { isArchived: true, members: 0 },
    });
    expect(await Promise.all([rich, gifted].map(levelOf))).toEqual([silver.id, bronzeId]);
    expect(await save({ ...now!, version: 1 }, {})).toMatchObject({ error: 'VERSION_CONFLICT' });
    const restored = await step('restoreLevel', archived.level!);
    expect(restored).toMatchObject({ error: null, rise: 1 });
    expect(await levelOf(rich)).toBe(gold.id);

    expect(await step('archiveLevel', guest)).toMatchObject({ error: 'FIRST_LEVEL_POINTS' });
    expect(
      await call(
        `mutation Save { saveLevel(id: "${guest.id}", version: 1, level: {}) { error } }`,
        {},
        manager,
      ),
    ).toEqual({ error: 'FORBIDDEN' });
  });

  it('[GROWTH-24] the last visible level stays while membership is on', async () => {
    for (const level of (await levels()).toReversed()) {
      const result = await step('archiveLevel', level);
      expect(result.error).toBe(level.pointsRequired === 0 ? 'LAST_LEVEL' : null);
    }
    await world.db
      .updateTable('companies')
      .set({ hasMembershipCards: false })
      .where('id', '=', world.ids.company)
      .execute();
    expect(await step('archiveLevel', (await levels())[0]!)).toMatchObject({ error: null });
    await world.db
      .updateTable('companies')
      .set({ hasMembershipCards: true })
      .where('id', '=', world.ids.company)
      .execute();
  });

  it('[GROWTH-22] at most 12 levels; what was sent twice is made once', async () => {
    const id = randomUUID();
    const first = await create({ pointsRequired: 0 }, id);
    expect(await create({ pointsRequired: 0 }, id)).toMatchObject({
      error: null,
      auditId: null,
      level: { id },
    });
    expect(first.error).toBeNull();
    for (let at = 1; at < 12; at += 1) await create({ pointsRequired: at * 100 });
    expect(await create({ pointsRequired: 5_000 })).toMatchObject({ error: 'LIMIT_REACHED' });
  });

  it('[GROWTH-23] points earned while levels change end on the level they reach', async () => {
    const { id: staffId } = await world.db
      .selectFrom('staffMembers')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const all = await levels();
    const last = all.at(-1)!;
    const members = await Promise.all(
      Array.from({ length: 8 }, () => seedCard(1_050, all[10]!.id)),
    );
    const earn = (member: { id: string; companyId: string }) =>
      world.db
        .transaction()
        .execute((trx) =>
          movePoints(
            trx,
            member,
            { id: randomUUID(), points: 10, at: world.now(), staffId, reason: 'x' },
            randomUUID,
          ),
        );
    const results = await Promise.allSettled([
      ...members.slice(0, 4).map(earn),
      save(last, { pointsRequired: 1_055 }),
      ...members.slice(4).map(earn),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(new Set(await Promise.all(members.map(levelOf)))).toEqual(new Set([last.id]));
  });

  it('[D-720] where accounts live at a marketplace no level and no code is made', async () => {
    const other = await seedOpenShop(world.db, 2, {
      configuration: { userCompanyId: world.ids.company },
    });
    const token = await signInStaff(world, {
      companyId: other.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 3,
    });
    const id = randomUUID();
    expect(await call('{ officeLevels { isElsewhere levels { id } } }', {}, token)).toEqual({
      isElsewhere: true,
      levels: [],
    });
    const level = { title: { en: 'L', se: 'L' }, pointsRequired: 0 };
    for (const text of [
      'mutation A($id: ID!, $level: LevelInput!) { createLevel(id: $id, level: $level) { error } }',
      'mutation B($id: ID!) { createReferralCode(id: $id, code: "FRIEND") { error } }',
      'mutation C($id: ID!) { saveReferralOffer(version: 1, offerId: $id) { error } }',
    ])
      expect(
        await call(text, { id, level: text.includes('$level') ? level : undefined }, token),
      ).toEqual({
        error: 'ACCOUNT_SHARED',
      });
  });

  it('[GROWTH-25] [D-721] one offer for all codes, own codes, and who signed up with each', async () => {
    const referral = (token = owner) =>
      call<Referral>(
        `{ officeReferral { version offerId isElsewhere offers { id isArchived }
          codes { ${CODE} } guestCodes { ${CODE} } } }`,
        {},
        token,
      );
    const choose = (offerId: string, version: number) =>
      call<{ error: string | null; version: number; auditId: string | null }>(
        `mutation Choose($version: Int!, $offerId: ID!) {
          saveReferralOffer(version: $version, offerId: $offerId) { error version auditId } }`,
        { version, offerId },
      );
    const make = (code: string) =>
      call<{ error: string | null; field: string | null; code: Code | null }>(
        `mutation Make($id: ID!, $code: String!) {
          createReferralCode(id: $id, code: $code) { error field code { ${CODE} } } }`,
        { id: randomUUID(), code },
      );
    const grantReferral = makeGrantReferral({
      hashPhone: (phone) => phone,
      newId: randomUUID,
      now: world.now,
    });
    const signUp = async (code: string) => {
      const member = await world.seedMember();
      await world.db.transaction().execute((trx) => grantReferral(trx, member, code));
      const tokens = await world.db
        .selectFrom('offerTokens')
        .select('offerId')
        .where('userId', '=', member.id)
        .execute();
      return tokens.map(({ offerId }) => offerId);
    };
    const [personal, other] = [await world.seedOffer(), await world.seedOffer()];
    const forAll = await world.seedOffer({ isDefault: true });
    expect(await make('FLYER')).toMatchObject({ error: 'OFFER_REQUIRED' });
    expect((await referral()).offers.map(({ id }) => id)).not.toContain(forAll);
    expect(await choose(forAll, 1)).toMatchObject({ error: 'FIELD_INVALID' });
    expect(await choose(personal, 1)).toMatchObject({ error: null, version: 2 });
    expect(await choose(other, 1)).toMatchObject({ error: 'VERSION_CONFLICT' });

    const flyer = (await make(' flyer-24 ')).code!;
    expect(flyer).toMatchObject({ code: 'FLYER-24', active: true, signUps: 0, guest: null });
    await world.seedCode('TENTH');
    expect(await make('tenth')).toMatchObject({ error: 'CODE_TAKEN', field: 'code' });
    expect(await make('Flyer-24')).toMatchObject({ error: 'CODE_TAKEN' });
    expect(await make('no spaces')).toMatchObject({ error: 'FIELD_INVALID' });

    const ann = await world.seedMember({ name: 'Ann' });
    await world.db
      .insertInto('referralCodes')
      .values({
        id: randomUUID(),
        companyId: world.ids.company,
        code: 'ANN',
        offerId: other,
        ownerUserId: ann.id,
      })
      .execute();
    expect(await signUp('flyer-24')).toEqual([personal]);
    // A guest's code gives what was chosen for all, not what it was made with.
    expect(await signUp('ANN')).toEqual([personal]);
    expect(await signUp('ann')).toEqual([personal]);

    const switched = await call<{ error: string | null }>(
      `mutation Off($id: ID!, $version: Int!) { saveReferralCode(id: $id, version: $version, active: false) { error } }`,
      { id: flyer.id, version: flyer.version },
    );
    expect(switched.error).toBeNull();
    expect(await signUp('flyer-24')).toEqual([]);

    const seen = await referral();
    expect(seen.codes).toMatchObject([{ code: 'FLYER-24', active: false, signUps: 1 }]);
    expect(seen.guestCodes).toMatchObject([{ code: 'ANN', signUps: 2, guest: { name: 'Ann' } }]);
    // A manager sees guests of own venues only: whose code it is stays covered (O-27).
    expect((await referral(manager)).guestCodes).toMatchObject([{ code: 'ANN', guest: null }]);

    await world.db
      .updateTable('offers')
      .set({ deleted: true })
      .where('id', '=', personal)
      .execute();
    expect((await referral()).offers.find(({ id }) => id === personal)).toMatchObject({
      isArchived: true,
    });
    expect(await signUp('ANN')).toEqual([]);
  });
});
