import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '../../../testing/hostile-pictures/upload-picture.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { seedPicture } from '../../../testing/seed-picture.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { idOfPicture } from './picture-store.ts';
import { makeForgetUnusedPictures, PICTURE_COLUMNS } from './picture-uses.ts';

type Picture = {
  key: string;
  version: number;
  url: string;
  width: number;
  height: number;
  focusX: number;
  crop: { left: number; width: number } | null;
  original: { key: string; width: number };
  description: { se?: string | null; en?: string | null };
  usedIn: number;
};
type Result = {
  error: string | null;
  field: string | null;
  picture: Picture | null;
  auditId: string | null;
};

const FIELDS = `key version url width height focusX focusY crop { left top width height }
  original { key width } description { se en } usedIn`;
const MONTH_MS = 31 * 86_400_000;

describe('the library of pictures', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let [owner, stranger] = ['', ''];
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
    const role = 'COMPANY_ADMIN';
    owner = await signInStaff(server, { companyId: ids.company, venueIds: [], role, number: 1 });
    const theirs = { companyId: foreign.company, venueIds: [], number: 2 };
    stranger = await signInStaff(server, { ...theirs, role });
  });
  afterAll(() => server.close());

  /** Green on the left half, red on the right. */
  async function upload(token = owner): Promise<string> {
    const left = { create: { width: 800, height: 800, channels: 3, background: '#0f0' } } as const;
    const bytes = await sharp({
      create: { width: 1_600, height: 800, channels: 3, background: '#f00' },
    })
      .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { answer } = await uploadPicture<{ key: string }>(server.origin, token, bytes, {
      purpose: 'DISH',
    });
    return answer.key;
  }
  const cut = async (key: string, given: object, token = owner) => {
    const { data, errors } = await server.staff<{ cutPicture: Result }>(
      `mutation Cut($key: ID!, $cut: PictureCutInput!) {
        cutPicture(key: $key, cut: $cut) { error field auditId picture { ${FIELDS} } } }`,
      { key, cut: { focusX: 0.5, focusY: 0.5, ...given } },
      token,
    );
    return { ...data?.cutPicture, code: errors?.[0]?.extensions.code ?? null };
  };
  const save = async (key: string, version: number, description: object, token = owner) => {
    const { data, errors } = await server.staff<{ savePicture: Result }>(
      `mutation Save($key: ID!, $version: Int!, $description: LocalizedTextInput!) {
        savePicture(key: $key, version: $version, description: $description) {
          error field auditId picture { ${FIELDS} } } }`,
      { key, version, description },
      token,
    );
    return { ...data?.savePicture, code: errors?.[0]?.extensions.code ?? null };
  };
  const find = async (key: string, token = owner) =>
    (
      await server.staff<{ officePicture: Picture | null }>(
        `query One($key: ID!) { officePicture(key: $key) { ${FIELDS} } }`,
        { key },
        token,
      )
    ).data!.officePicture;
  const list = async (after: string | null = null, token = owner) =>
    (
      await server.staff<{ pictureLibrary: { pictures: Picture[]; nextCursor: string | null } }>(
        `query All($after: String) { pictureLibrary(after: $after) { pictures { ${FIELDS} } nextCursor } }`,
        { after },
        token,
      )
    ).data!.pictureLibrary;
  const chooseFor = async (itemId: string, pictureKey: string | null) => {
    const { data } = await server.staff<{ officeItem: { version: number } }>(
      'query Item($id: ID!) { officeItem(id: $id) { version } }',
      { id: itemId },
      owner,
    );
    const answer = await server.staff<{
      saveItem: {
        error: string | null;
        field: string | null;
        auditId: string | null;
        item: { image: string | null };
      };
    }>(
      `mutation Choose($id: ID!, $version: Int!, $item: ItemInput!) {
        saveItem(id: $id, version: $version, item: $item) { error field auditId item { image } } }`,
      { id: itemId, version: data!.officeItem.version, item: { pictureKey } },
      owner,
    );
    return answer.data!.saveItem;
  };
  const entries = (subjectKey: string) =>
    server.db
      .selectFrom('auditLog')
      .select(['action', 'companyId'])
      .where('subjectId', 'like', `${subjectKey.slice(0, 8)}-%`)
      .orderBy('id')
      .execute();

  it('[CATALOG-32] [D-460] cut by a frame it is a new picture of the same upload, and holds nothing from outside the frame', async () => {
    const key = await upload();
    const frame = { left: 0.5, top: 0, width: 0.5, height: 1 };
    const answer = await cut(key, { crop: frame, focusX: 0.25, description: { se: 'Rött' } });
    expect(answer).toMatchObject({
      error: null,
      picture: {
        version: 1,
        width: 800,
        height: 800,
        focusX: 0.25,
        crop: frame,
        original: { key, width: 1_600 },
        description: { se: 'Rött' },
        usedIn: 0,
      },
    });
    const fresh = answer.picture!;
    expect(fresh.key).not.toBe(key);
    const { data } = await sharp(
      Buffer.from(await (await fetch(`${server.origin}${fresh.url}/original`)).arrayBuffer()),
    )
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    // Cut again it begins with the upload, not with what is left of it.
    const again = await cut(fresh.key, { crop: null });
    expect(again.picture).toMatchObject({ width: 1_600, crop: null, original: { key } });
    expect(await entries(fresh.key)).toEqual([{ action: 'cutPicture', companyId: ids.company }]);
    const kept = (await list()).pictures.map((picture) => picture.key);
    expect(kept).toEqual(expect.arrayContaining([fresh.key, again.picture!.key]));
    expect(kept).not.toContain(key);
  });

  it('[CATALOG-31] [CATALOG-32] a frame beyond the picture, too small a rest and a wrong point are refused by name', async () => {
    const key = await upload();
    const before = await server.db.selectFrom('pictures').select('id').execute();
    expect(await cut(key, { crop: { left: 0.6, top: 0, width: 0.5, height: 1 } })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'crop',
      picture: null,
    });
    expect(await cut(key, { crop: { left: 0, top: 0, width: 0.1, height: 1 } })).toMatchObject({
      error: 'PICTURE_TOO_SMALL',
      field: 'crop',
    });
    expect(await cut(key, { focusX: -1 })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'focus',
    });
    const words = { en: 'x'.repeat(251) };
    expect(await cut(key, { description: words })).toMatchObject({ error: 'TEXT_TOO_LONG' });
    expect(await server.db.selectFrom('pictures').select('id').execute()).toEqual(before);
  });

  it('[CATALOG-34] [O-14] [O-36] is described in the menu’s languages, with version, log and undo', async () => {
    const key = await upload();
    const first = await save(key, 1, { se: ' En pizza ', en: '' });
    expect(first).toMatchObject({
      error: null,
      picture: { version: 2, description: { se: 'En pizza', en: null } },
    });
    expect(await save(key, 1, { se: 'Annat' })).toMatchObject({
      error: 'VERSION_CONFLICT',
      picture: { version: 2, description: { se: 'En pizza' } },
      auditId: null,
    });
    expect(await save(key, 2, { tr: 'x'.repeat(251) })).toMatchObject({
      error: 'TEXT_TOO_LONG',
      field: 'description.tr',
    });
    expect(await entries(key)).toEqual([
      { action: 'uploadPicture', companyId: ids.company },
      { action: 'savePicture', companyId: ids.company },
    ]);
    const undone = await server.staff<{ undoChange: { error: string | null } }>(
      'mutation Undo($auditId: ID!) { undoChange(auditId: $auditId) { error } }',
      { auditId: first.auditId },
      owner,
    );
    expect(undone.data?.undoChange.error).toBeNull();
    expect(await find(key)).toMatchObject({ version: 3, description: { se: null } });
  });

  it('[D-115] [O-13] of another company is not there, and is not taken for a dish', async () => {
    const theirs = await upload(stranger);
    expect(await find(theirs)).toBeNull();
    expect((await list()).pictures.map(({ key }) => key)).not.toContain(theirs);
    expect((await save(theirs, 1, { en: 'Mine' })).code).toBe('NOT_FOUND');
    expect((await cut(theirs, {})).code).toBe('NOT_FOUND');
    for (const key of [theirs, 'f'.repeat(32), '../../etc/passwd'])
      expect(await chooseFor(ids.fries, key)).toMatchObject({
        error: 'PICTURE_NOT_YOURS',
        field: 'pictureKey',
      });
    expect((await cut('nonsense', {})).code).toBe('NOT_FOUND');
  });

  it('[O-13] [O-04] chosen for a dish it is shown there; what stands there already may stay', async () => {
    const key = await upload();
    const answer = await chooseFor(ids.fries, key);
    expect(answer).toMatchObject({ error: null, item: { image: `/media/${key}` } });
    expect((await find(key))?.usedIn).toBe(1);
    const undone = await server.staff<{ undoChange: { error: string | null } }>(
      'mutation Undo($auditId: ID!) { undoChange(auditId: $auditId) { error } }',
      { auditId: answer.auditId },
      owner,
    );
    expect(undone.data?.undoChange.error).toBeNull();
    expect((await find(key))?.usedIn).toBe(0);
    const old = 'e'.repeat(32);
    await server.db
      .updateTable('items')
      .set({ image: `/media/${old}` })
      .where('id', '=', ids.burger)
      .execute();
    expect(await chooseFor(ids.burger, old)).toMatchObject({
      error: null,
      item: { image: `/media/${old}` },
    });
    expect(await chooseFor(ids.burger, null)).toMatchObject({ error: null, item: { image: null } });
  });

  it('[O-13] categories and options take pictures of the company only, too', async () => {
    const key = await upload();
    const category = await server.staff<{
      saveCategory: { error: string | null; category: object };
    }>(
      `mutation Save($id: ID!, $category: CategoryInput!) {
        saveCategory(id: $id, version: 1, category: $category) { error category { image } } }`,
      { id: ids.burgers, category: { pictureKey: key } },
      owner,
    );
    expect(category.data?.saveCategory).toEqual({
      error: null,
      category: { image: `/media/${key}` },
    });
    const saveGroup = async (version: number, pictureKey: string) => {
      const option = { id: crypto.randomUUID(), name: { se: 'Ost' }, price: 500, pictureKey };
      const { data } = await server.staff<{
        saveGroup: { error: string | null; field: string | null; group: { options: object[] } };
      }>(
        `mutation Save($id: ID!, $version: Int!, $group: GroupInput!) {
          saveGroup(id: $id, version: $version, group: $group) { error field group { options { image } } } }`,
        { id: ids.extras, version, group: { options: [option] } },
        owner,
      );
      return data?.saveGroup;
    };
    expect(await saveGroup(1, 'a'.repeat(32))).toMatchObject({
      error: 'PICTURE_NOT_YOURS',
      field: 'options.0.pictureKey',
    });
    expect(await saveGroup(1, key)).toMatchObject({
      error: null,
      group: { options: [{ image: `/media/${key}` }] },
    });
  });

  it('[O-12] [O-13] a company’s pictures take up 5 GB at most', async () => {
    const seeded = { companyId: foreign.company, staffNumber: 2 };
    for (const number of [11, 12, 13])
      await seedPicture(server.db, { ...seeded, number, bytes: 1_789_569_706 });
    const bytes = await sharp({
      create: { width: 600, height: 400, channels: 3, background: '#123456' },
    })
      .jpeg()
      .toBuffer();
    const { answer } = await uploadPicture(server.origin, stranger, bytes, { purpose: 'DISH' });
    expect(answer).toEqual({ error: 'LIMIT_REACHED' });
  });

  it('the library comes 60 at a time, newest first', async () => {
    for (let number = 20; number < 90; number += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 2, 0, number));
      await seedPicture(server.db, { companyId: ids.company, staffNumber: 1, number, createdAt });
    }
    const first = await list();
    const second = await list(first.nextCursor);
    expect(first.pictures).toHaveLength(60);
    expect(second.nextCursor).toBeNull();
    const keys = [...first.pictures, ...second.pictures].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(70);
    expect(keys.at(-1)).toMatch(/930020$/);
  });

  it('[CATALOG-33] [O-08] what nothing has shown for 30 days goes, with its bytes; what is shown stays', async () => {
    const forget = () => server.app.jobs['forget-unused-pictures']({});
    const [shown, unused, late] = [await upload(), await upload(), await upload()];
    const inText = await upload();
    const partOf = (await cut(await upload(), { focusX: 0.1 })).picture!;
    await chooseFor(ids.fries, shown);
    await chooseFor(ids.burger, partOf.key);
    await server.db
      .insertInto('contents')
      .values({
        id: crypto.randomUUID(),
        companyId: ids.company,
        slug: 'pictured',
        types: [],
        text: JSON.stringify({ en: `<img src="/media/${inText}/original">` }),
      })
      .execute();
    await forget();
    expect(await find(unused)).not.toBeNull();
    await chooseFor(ids.beanBurger, late);
    await server.db
      .updateTable('pictures')
      .set({ unusedSince: new Date(server.now().epochMilliseconds - MONTH_MS) })
      .where('unusedSince', 'is not', null)
      .execute();
    await forget();
    expect(await find(unused)).toBeNull();
    const folders = await readdir(join(server.mediaFolder, unused.slice(0, 2))).catch(() => []);
    expect(folders).not.toContain(unused);
    for (const key of [shown, late, inText, partOf.key, partOf.original.key])
      expect(await find(key), key).not.toBeNull();
    expect((await fetch(`${server.origin}/media/${shown}/original`)).status).toBe(200);
  });

  it('[CATALOG-33] [O-08] what a page begins to show while others are forgotten stays', async () => {
    const [first, second] = [await upload(), await upload()];
    const long = server.now().epochMilliseconds - MONTH_MS;
    for (const [place, key] of [first, second].entries())
      await server.db
        .updateTable('pictures')
        .set({ unusedSince: new Date(long + place) })
        .where('id', '=', idOfPicture(key)!)
        .execute();
    const removed: string[] = [];
    const forget = makeForgetUnusedPictures({
      db: server.db,
      now: server.now,
      media: {
        remove: async (key) => {
          removed.push(key);
          if (key !== first) return;
          const text = JSON.stringify({ en: `<img src="/media/${second}/original">` });
          const page = { slug: 'late', types: [], text, companyId: ids.company };
          const id = crypto.randomUUID();
          await server.db
            .insertInto('contents')
            .values({ id, ...page })
            .execute();
        },
      },
    });
    await forget();
    expect(removed).toContain(first);
    expect(removed).not.toContain(second);
    expect(await find(second)).not.toBeNull();
  });

  it('[O-08] every column that names a picture is known to who forgets them', async () => {
    const tables = await server.db.introspection.getTables();
    const named = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /image|icon$|logo|background|picture/.test(column.name))
        .map((column) => `${name}.${column.name}`),
    );
    const known = PICTURE_COLUMNS.map(([table, column]) => `${table}.${column}`);
    expect(named.toSorted()).toEqual(known.toSorted());
  });
});
