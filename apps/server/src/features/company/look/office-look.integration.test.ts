import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '../../../testing/hostile-pictures/upload-picture.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Look = {
  theme: Record<string, string>;
  font: string | null;
  logo: string | null;
  greetingText: string | null;
};
type State = {
  version: number;
  published: Look;
  draft: Look | null;
  draftBy: string | null;
  slug: string;
};
type Result = {
  error: string | null;
  field: string | null;
  look: State | null;
  auditId: string | null;
};

const LOOK = 'theme { main priceColor entryBackground } font logo greetingText';
const STATE = `version slug draftBy draftAt published { ${LOOK} } draft { ${LOOK} }`;

describe('[O-03] the look of a company', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let [owner, manager, stranger] = ['', '', ''];
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    owner = await signInStaff(server, { ...own, role: 'COMPANY_ADMIN', number: 1 });
    manager = await signInStaff(server, { ...own, role: 'VENUE_MANAGER', number: 2 });
    const theirs = { companyId: foreign.company, venueIds: [], number: 3 };
    stranger = await signInStaff(server, { ...theirs, role: 'COMPANY_ADMIN' });
  });
  afterAll(() => server.close());

  const read = async (token = owner) =>
    (await server.staff<{ officeLook: State }>(`{ officeLook { ${STATE} } }`, {}, token)).data!
      .officeLook;
  async function call(name: string, version: number, look?: object, token = owner) {
    const [declared, passed] = look ? [', $look: LookInput!', ', look: $look'] : ['', ''];
    const { data, errors } = await server.staff<Record<string, Result>>(
      `mutation Call($version: Int!${declared}) {
        ${name}(version: $version${passed}) { error field auditId look { ${STATE} } } }`,
      { version, ...(look ? { look } : {}) },
      token,
    );
    return { ...data?.[name], code: errors?.[0]?.extensions.code ?? null };
  }
  const save = async (look: object) => call('saveLookDraft', (await read()).version, look);
  const undo = async (auditId: string | null | undefined) =>
    (
      await server.staff<{ undoChange: { error: string | null } }>(
        'mutation Undo($auditId: ID!) { undoChange(auditId: $auditId) { error } }',
        { auditId },
        owner,
      )
    ).data?.undoChange.error;
  const guestsSee = async () =>
    (
      await server.guest<{ orderingCloudConfiguration: Look }>(
        '{ orderingCloudConfiguration(slug: "company-1") { theme { main } greetingText } }',
      )
    ).data!.orderingCloudConfiguration;

  it('[LOOK-01] [LOOK-02] is changed in a draft that names who, published at once, and taken back', async () => {
    const before = await guestsSee();
    const saved = await save({ theme: { main: 'rgb(18, 52, 86)' }, greetingText: ' Hej ' });
    expect(saved).toMatchObject({
      error: null,
      look: { draft: { theme: { main: '#123456' }, greetingText: 'Hej' }, draftBy: 'Kim' },
    });
    expect(await guestsSee()).toEqual(before);
    const published = await call('publishLook', saved.look!.version);
    expect(published).toMatchObject({ error: null, look: { draft: null } });
    expect(await guestsSee()).toEqual({ theme: { main: '#123456' }, greetingText: 'Hej' });
    const entries = await server.db
      .selectFrom('auditLog')
      .select('action')
      .where('companyId', '=', ids.company)
      .where('action', 'like', '%Look%')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['saveLookDraft', 'publishLook']);
    expect(await undo(published.auditId)).toBeNull();
    expect(await guestsSee()).toEqual(before);
    expect((await read()).draft).toMatchObject({ greetingText: 'Hej' });
  });

  it('[LOOK-11] the start page’s categories are part of the draft, and reach guests when it is published', async () => {
    const { look, error } = await save({ maxCategories: 7, showCategoriesInGridView: true });
    expect(error).toBeNull();
    const shown = async () =>
      (
        await server.guest<{ orderingCloudConfiguration: object }>(
          '{ orderingCloudConfiguration(slug: "company-1") { MAX_CATEGORIES showCategoriesInGridView } }',
        )
      ).data!.orderingCloudConfiguration;
    const before = await shown();
    expect(before).not.toMatchObject({ MAX_CATEGORIES: 7 });
    const published = await call('publishLook', look!.version);
    expect(await shown()).toEqual({ MAX_CATEGORIES: 7, showCategoriesInGridView: true });
    expect(await undo(published.auditId)).toBeNull();
    expect(await shown()).toEqual(before);
    expect(await save({ maxCategories: 51 })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'maxCategories',
    });
    await call('discardLookDraft', (await read()).version);
  });

  it('[LOOK-10] rows of the start page are part of the draft, of own menus and dishes, and reach guests when published', async () => {
    const row = { menuId: ids.lunch, title: 'Today', itemIds: [ids.fries, ids.burger] };
    const { look, error } = await save({ sections: [row, { ...row, title: 'Soon', itemIds: [] }] });
    expect(error).toBeNull();
    const shown = async () =>
      (
        await server.guest<{ orderingCloudConfiguration: { landingpageSections: object[] } }>(
          '{ orderingCloudConfiguration(slug: "company-1") { landingpageSections { menuId title itemIds } } }',
        )
      ).data!.orderingCloudConfiguration.landingpageSections;
    const before = await shown();
    const published = await call('publishLook', look!.version);
    expect(await shown()).toEqual([row, { ...row, title: 'Soon', itemIds: [] }]);
    expect(await undo(published.auditId)).toBeNull();
    expect(await shown()).toEqual(before ?? []);
    for (const [bad, code, field] of [
      [{ ...row, menuId: foreign.lunch }, 'FIELD_INVALID', 'sections.0.menuId'],
      [{ ...row, itemIds: [foreign.fries] }, 'FIELD_INVALID', 'sections.0.itemIds'],
      [{ ...row, title: ' ' }, 'TEXT_REQUIRED', 'sections.0.title'],
      [{ ...row, title: 'x'.repeat(61) }, 'TEXT_TOO_LONG', 'sections.0.title'],
    ] as const)
      expect(await save({ sections: [bad] })).toMatchObject({ error: code, field });
    const many = Array.from({ length: 11 }, () => row);
    expect(await save({ sections: many })).toMatchObject({ error: 'LIMIT_REACHED' });
    await call('discardLookDraft', (await read()).version);
  });

  it('[LOOK-06] a landing picture has the size of a phone or a computer at least', async () => {
    const { answer } = await uploadPicture<{ error: string }>(
      server.origin,
      owner,
      await sharp({ create: { width: 900, height: 1_600, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
      { purpose: 'LANDING' },
    );
    expect(answer.error).toBe('PICTURE_TOO_SMALL');
  });

  it('[LOOK-01] a draft is thrown away, and the throwing away taken back', async () => {
    const { look } = await save({ greetingText: 'Thrown away' });
    const discarded = await call('discardLookDraft', look!.version);
    expect(discarded).toMatchObject({ error: null, look: { draft: null } });
    expect(await undo(discarded.auditId)).toBeNull();
    expect((await read()).draft).toMatchObject({ greetingText: 'Thrown away' });
    await call('discardLookDraft', (await read()).version);
    const { published } = await read();
    await save({ greetingText: 'New' });
    expect((await save({ greetingText: published.greetingText })).look?.draft).toBeNull();
  });

  it('[LOOK-02] [LOOK-07] [LOOK-09] what is wrong is named, and nothing is written', async () => {
    const before = await read();
    for (const [look, error, field] of [
      [{ theme: { main: 'red; }' } }, 'FIELD_INVALID', 'theme.main'],
      [{ font: 'COMIC' }, 'FIELD_INVALID', 'font'],
      [{ greetingText: 'x'.repeat(101) }, 'TEXT_TOO_LONG', 'greetingText'],
    ] as const)
      expect(await save(look)).toMatchObject({ error, field, look: before, auditId: null });
    expect(await call('saveLookDraft', before.version + 7, { font: 'LORA' })).toMatchObject({
      error: 'VERSION_CONFLICT',
      look: before,
    });
    expect(await read()).toEqual(before);
  });

  it('[LOOK-04] is not published while a price or a text cannot be read', async () => {
    const { look } = await save({ theme: { entryBackground: '#ffffff', priceColor: '#fefefe' } });
    expect(await call('publishLook', look!.version)).toMatchObject({
      error: 'THEME_NOT_READABLE',
      field: 'theme.priceColor',
    });
    expect((await read()).draft).not.toBeNull();
    await call('discardLookDraft', (await read()).version);
  });

  it('[LOOK-05] [O-13] the logo is a picture of the own company', async () => {
    const upload = async (token: string) =>
      (
        await uploadPicture<{ key: string }>(
          server.origin,
          token,
          await sharp({ create: { width: 300, height: 300, channels: 4, background: '#f00' } })
            .png()
            .toBuffer(),
          { purpose: 'LOGO' },
        )
      ).answer.key;
    expect(await save({ logoKey: await upload(stranger) })).toMatchObject({
      error: 'PICTURE_NOT_YOURS',
      field: 'logoKey',
    });
    const key = await upload(owner);
    const saved = await save({ logoKey: key });
    expect(saved.look?.draft?.logo).toBe(`/media/${key}`);
    expect((await save({ logoKey: null })).look?.draft?.logo ?? null).toBeNull();
    const small = await sharp({
      create: { width: 200, height: 90, channels: 4, background: '#f00' },
    })
      .png()
      .toBuffer();
    const { answer } = await uploadPicture<{ error: string }>(server.origin, owner, small, {
      purpose: 'LOGO',
    });
    expect(answer.error).toBe('PICTURE_TOO_SMALL');
  });

  it('[LOOK-08] what guests saw in the last twelve months is kept, and published again as it was', async () => {
    const before = (await read()).published;
    const publish = async () => {
      server.setTime(server.now().add({ seconds: 1 }).toString());
      return call('publishLook', (await read()).version);
    };
    await save({ theme: { main: '#0b3d2e' }, greetingText: 'One' });
    await publish();
    await save({ theme: { main: '#3d0b2e' }, greetingText: 'Two' });
    await publish();
    const earlier = async (token = owner) =>
      (
        await server.staff<{
          earlierLooks: { id: string; replacedBy: string; look: Look }[];
        }>(`{ earlierLooks { id replacedAt replacedBy look { ${LOOK} } } }`, {}, token)
      ).data!.earlierLooks;
    const [one, first] = await earlier();
    expect(one).toMatchObject({ replacedBy: 'Kim', look: { greetingText: 'One' } });
    expect(first?.look).toEqual(before);
    const again = async (token: string, version: number) => {
      const { data, errors } = await server.staff<{ publishEarlierLook: Result }>(
        `mutation Again($version: Int!, $id: ID!) {
          publishEarlierLook(version: $version, id: $id) { error auditId look { ${STATE} } } }`,
        { version, id: one?.id },
        token,
      );
      return { ...data?.publishEarlierLook, code: errors?.[0]?.extensions.code ?? null };
    };
    expect((await again(stranger, (await read(stranger)).version)).code).toBe('NOT_FOUND');
    await save({ greetingText: 'Three' });
    server.setTime(server.now().add({ seconds: 1 }).toString());
    const back = await again(owner, (await read()).version);
    expect(back.look).toMatchObject({
      published: { greetingText: 'One', theme: { main: '#0b3d2e' } },
      draft: { greetingText: 'Three' },
    });
    expect(await guestsSee()).toMatchObject({ greetingText: 'One', theme: { main: '#0b3d2e' } });
    expect((await earlier()).map(({ look }) => look.greetingText).slice(0, 2)).toEqual([
      'Two',
      'One',
    ]);
    expect(await undo(back.auditId)).toBeNull();
    expect((await guestsSee()).greetingText).toBe('Two');
    expect(await earlier(stranger)).toEqual([]);
    const now = server.now().toString();
    server.setTime(
      server
        .now()
        .add({ hours: 24 * 366 })
        .toString(),
    );
    const late = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 9,
    });
    expect(await earlier(late)).toEqual([]);
    server.setTime(now);
  });

  it('[O-02] [D-115] managers read it, others’ owners have their own', async () => {
    expect((await read(manager)).slug).toBe('company-1');
    expect((await read(stranger)).slug).toBe('company-2');
    const { version } = await read();
    expect((await call('publishLook', version, undefined, manager)).code).toBe('FORBIDDEN');
    const theirs = await call(
      'saveLookDraft',
      (await read(stranger)).version,
      { font: 'ASAP' },
      stranger,
    );
    expect(theirs.look?.draft?.font).toBe('ASAP');
    expect((await read()).draft?.font ?? null).toBeNull();
  });
});
