import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '../../../testing/hostile-pictures/upload-picture.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Answer = {
  key?: string;
  url?: string;
  width?: number;
  height?: number;
  error?: string;
  reason?: string;
  least?: object;
  errors?: { extensions: { code: string } }[];
};

describe('a picture somebody uploads', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
    owner = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
  });
  afterAll(() => server.close());

  const photo = (width: number, height: number, background = '#c33') =>
    sharp({ create: { width, height, channels: 3, background } });
  const send = (
    bytes: Buffer,
    fields: Record<string, string> = { purpose: 'DISH' },
    token = owner,
  ) => uploadPicture<Answer>(server.origin, token, bytes, fields);

  it('[O-13] is kept upright, at most 2,400 px, as WebP, without what the camera told, and written down', async () => {
    const bytes = await photo(3_000, 2_000)
      .withExif({ IFD0: { Copyright: 'home' }, IFD3: { GPSLatitude: '59/1 19/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, answer } = await send(bytes);
    expect(status).toBe(201);
    expect(answer).toMatchObject({ url: `/media/${answer.key}`, width: 1_600, height: 2_400 });
    const kept = await fetch(`${server.origin}${answer.url}/original`);
    const meta = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 1_600, height: 2_400 });
    expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const log = await server.db
      .selectFrom('auditLog')
      .select(['action', 'companyId'])
      .where('action', '=', 'uploadPicture')
      .execute();
    expect(log).toEqual([{ action: 'uploadPicture', companyId: ids.company }]);
  });

  it('[O-13] is cut around its focus point in the sizes guests get', async () => {
    const left = await photo(400, 400, '#00ff00').png().toBuffer();
    const bytes = await photo(1_600, 400, '#ff0000')
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const colourAt = async (focusX: string) => {
      const { answer } = await send(bytes, { purpose: 'DISH', focusX });
      const sized = await fetch(`${server.origin}${answer.url}/560x368.png`);
      const { data } = await sharp(Buffer.from(await sized.arrayBuffer()))
        .extract({ left: 20, top: 20, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (data[1] ?? 0) > 200 ? 'green' : 'red';
    };
    expect([await colourAt('0'), await colourAt('0.5'), await colourAt('1')]).toEqual([
      'green',
      'red',
      'red',
    ]);
  });

  it('[O-13] that is too small, too large, of another kind or broken is refused in words', async () => {
    const small = await send(await photo(559, 400).jpeg().toBuffer());
    expect(small).toMatchObject({
      status: 422,
      answer: {
        error: 'PICTURE_TOO_SMALL',
        width: 559,
        height: 400,
        least: { width: 560, height: 368 },
      },
    });
    expect((await send(Buffer.alloc(15 * 1024 * 1024 + 1))).answer.error).toBe('PICTURE_TOO_LARGE');
    const wide = await photo(10_000, 5_001).png().toBuffer();
    expect((await send(wide)).answer.error).toBe('PICTURE_TOO_LARGE');
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect((await send(heic)).answer).toEqual({ error: 'PICTURE_NOT_READABLE', reason: 'HEIC' });
    const whole = await photo(700, 500).jpeg().toBuffer();
    expect((await send(whole.subarray(0, 900))).answer.reason).toBe('BROKEN');
    expect((await send(Buffer.from('%PDF-1.7 a menu'))).answer.reason).toBe('TYPE');
  });

  it('[O-13] a drawing is taken as a logo only, and loses whatever is no shape', async () => {
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="alert(1)"><script>alert(2)</script>
       <style>@import url(//evil.example)</style><image href="//evil.example/x.png"/>
       <path d="M0 0h40v40z" fill="url(https://evil.example#x)" stroke="url(#own)" onclick="x()"/></svg>`,
    );
    expect((await send(drawing)).answer.reason).toBe('TYPE');
    const { answer } = await send(drawing, { purpose: 'LOGO' });
    const kept = await (await fetch(`${server.origin}${answer.url}/original`)).text();
    expect(kept).toContain('d="M0 0h40v40z"');
    expect(kept).toContain('viewBox="0 0 40 40"');
    expect(kept).not.toMatch(/script|alert|evil|style|image|onclick|onload/);
  });

  it('[O-13] is taken of an owner only, for the own company', async () => {
    const bytes = await photo(600, 400).jpeg().toBuffer();
    const codeOf = async (token: string | null, fields: Record<string, string> = {}) => {
      const sent = { purpose: 'DISH', ...fields };
      const { answer } = await uploadPicture<Answer>(server.origin, token, bytes, sent);
      return answer.errors?.[0]?.extensions.code ?? null;
    };
    expect(await codeOf(null)).toBe('UNAUTHENTICATED');
    expect(await codeOf('nobody')).toBe('UNAUTHENTICATED');
    for (const [place, role] of (
      ['VENUE_STAFF', 'VENUE_MANAGER', 'ACCOUNTANT'] as const
    ).entries()) {
      const venueIds = role === 'ACCOUNTANT' ? [] : [ids.venue];
      const member = { companyId: ids.company, venueIds, role, number: 10 + place };
      expect(await codeOf(await signInStaff(server, member)), role).toBe('FORBIDDEN');
    }
    expect(await codeOf(owner, { companyId: foreign.company })).toBe('FORBIDDEN');
    expect(await codeOf(owner, { purpose: 'POSTER' })).toBe('BAD_USER_INPUT');
    expect(await codeOf(owner, { focusX: '2' })).toBe('BAD_USER_INPUT');
    const platform = await signInStaff(server, {
      companyId: foreign.company,
      venueIds: [],
      role: 'PLATFORM_ADMIN',
      number: 20,
    });
    expect(await codeOf(platform, { companyId: ids.company })).toBeNull();
    expect(await codeOf(platform, { companyId: ids.venue })).toBe('NOT_FOUND');
  });

  it('[O-13] a form that stops within its file is refused, and the server goes on', async () => {
    const answer = await fetch(`${server.origin}/staff/pictures`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    });
    expect(answer.status).toBe(400);
    expect((await send(await photo(600, 400).jpeg().toBuffer())).status).toBe(201);
  });

  it('[O-13] where the row cannot be written, an upload and a cut leave no bytes', async () => {
    const bytes = await photo(1_200, 800).jpeg().toBuffer();
    const { key } = (await send(bytes)).answer;
    const files = async () =>
      (await readdir(server.mediaFolder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => join(parentPath, name))
        .toSorted();
    const before = await files();
    await sql`alter table pictures add constraint no_more check (focus_x <> 0.125) not valid`.execute(
      server.db,
    );
    expect((await send(bytes, { purpose: 'DISH', focusX: '0.125' })).status).toBe(500);
    const { errors } = await server.staff(
      `mutation Cut($key: ID!, $cut: PictureCutInput!) { cutPicture(key: $key, cut: $cut) { error } }`,
      {
        key,
        cut: { focusX: 0.125, focusY: 0, crop: { left: 0.5, top: 0, width: 0.5, height: 1 } },
      },
      owner,
    );
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await files()).toEqual(before);
    await sql`alter table pictures drop constraint no_more`.execute(server.db);
  });
});
