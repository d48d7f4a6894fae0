import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RICH_BODY } from '@tallrik/testing/rich-body';
import { cleanHtml } from '../clean-html.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { seedPicture } from '../../../testing/seed-picture.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Content = {
  id: string;
  version: number;
  slug: string;
  state: string;
  updatedAt: string;
  text: { se: string | null };
};
type Result = {
  error: string | null;
  field: string | null;
  auditId: string | null;
  content: Content | null;
};
const CONTENT =
  'id version slug places image state publishedAt updatedAt isArchived title { se en } subTitle { se } text { se en }';
const RESULT = `error field auditId content { ${CONTENT} }`;

it('[GROWTH-27] [D-122] [D-673] what the editor writes is what the server keeps', () => {
  expect(cleanHtml(RICH_BODY).replaceAll(' />', '>')).toBe(RICH_BODY);
});

describe('news and pages in the office', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let manager: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const own = { companyId: ids.company };
    owner = await signInStaff(server, { ...own, venueIds: [], role: 'COMPANY_ADMIN', number: 1 });
    manager = await signInStaff(server, {
      ...own,
      venueIds: [ids.venue],
      role: 'VENUE_MANAGER',
      number: 2,
    });
  });
  afterAll(() => server.close());
  beforeEach(() => server.setTime(FRIDAY_EVENING));

  const call = async <Data>(text: string, variables: object, token = owner): Promise<Data> => {
    const answer = await server.staff<Record<string, Data>>(text, { ...variables }, token);
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code) } as Data;
    return Object.values(answer.data ?? {})[0]!;
  };
  const page = (slug: string, more: object = {}) => ({
    slug,
    places: ['SIDEBAR'],
    title: { se: 'Om oss', en: 'About us' },
    text: { se: '<p>Vi lagar mat.</p>' },
    ...more,
  });
  const create = (content: object, id = randomUUID(), token = owner) =>
    call<Result>(
      `mutation Create($id: ID!, $content: ContentInput!) {
        createContent(id: $id, content: $content) { ${RESULT} } }`,
      { id, content },
      token,
    );
  const save = (thing: Content, content: object, isSmall = false) =>
    call<Result>(
      `mutation Save($id: ID!, $version: Int!, $content: ContentInput!, $isSmall: Boolean!) {
        saveContent(id: $id, version: $version, content: $content, isSmall: $isSmall) { ${RESULT} } }`,
      { id: thing.id, version: thing.version, content, isSmall },
    );
  const publish = (thing: Content, given: object = {}) =>
    call<Result>(
      `mutation Publish($id: ID!, $version: Int!, $at: DateTime, $isWithdrawn: Boolean!) {
        publishContent(id: $id, version: $version, at: $at, isWithdrawn: $isWithdrawn) { ${RESULT} } }`,
      { id: thing.id, version: thing.version, isWithdrawn: false, ...given },
    );
  const step = (name: 'archiveContent' | 'restoreContent', thing: Content) =>
    call<Result>(
      `mutation Step($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { ${RESULT} } }`,
      { id: thing.id, version: thing.version },
    );
  const undo = (auditId: string | null) =>
    call<{ error: string | null }>(
      'mutation Undo($id: ID!) { undoChange(auditId: $id) { error } }',
      { id: auditId },
    );
  const seen = async (id: string) =>
    (
      await server.guest<{
        allContents: { createdAt: string; updatedAt: string; text: { se: string } }[];
      }>(
        `query Seen($companyId: ID!, $id: ID!) {
          allContents(companyId: $companyId, id: $id) { createdAt updatedAt text { se } } }`,
        { companyId: ids.company, id },
      )
    ).data!.allContents[0];
  const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;

  it('[GROWTH-26] an address is the page’s own, and taken back by archiving', async () => {
    const made = await create(page('about'));
    expect(made).toMatchObject({ error: null, content: { slug: 'about', state: 'DRAFT' } });
    expect(await create(page('about'))).toMatchObject({ error: 'ADDRESS_TAKEN', field: 'slug' });
    expect(await create(page('Über uns'))).toMatchObject({ error: 'ADDRESS_NOT_ALLOWED' });
    expect(await create(page('x', { places: [] }))).toMatchObject({ field: 'places' });
    expect(await create(page('x', { title: { en: 'Only' } }))).toMatchObject({
      error: 'TEXT_REQUIRED',
      field: 'title.se',
    });
    const gone = await step('archiveContent', made.content!);
    const again = await create(page('about'));
    expect(again.error).toBeNull();
    expect(await step('restoreContent', gone.content!)).toMatchObject({ error: 'ADDRESS_TAKEN' });
    expect(await undo(gone.auditId)).toMatchObject({ error: 'ADDRESS_TAKEN' });
    const news = await create(page('', { places: ['NEWSLETTER'] }));
    expect(news.content).toMatchObject({ slug: news.content!.id, places: ['NEWSLETTER'] });
  });

  it('[D-759] a body is measured as it came and as it is kept, and only when it came', async () => {
    const { content } = await create(page('measured'));
    expect(await save(content!, { text: { en: '<a>'.repeat(33_000) } })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'text.en',
    });
    expect(await save(content!, { text: { en: '&'.repeat(30_000) } })).toMatchObject({
      error: 'TEXT_TOO_LONG',
      field: 'text.en',
    });
    await server.db
      .updateTable('contents')
      .set({ text: JSON.stringify({ se: '&amp;'.repeat(30_000) }) })
      .where('id', '=', content!.id)
      .execute();
    const { version } = await server.db
      .selectFrom('contents')
      .select('version')
      .where('id', '=', content!.id)
      .executeTakeFirstOrThrow();
    expect(await save({ ...content!, version }, { title: { se: 'Ny' } })).toMatchObject({
      error: null,
    });
  });

  it('[D-762] a moment beyond the calendar is refused, and nothing fails', async () => {
    const { content } = await create(page('beyond'));
    for (const far of ['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z'])
      expect(await publish(content!, { at: far })).toMatchObject({ error: 'BAD_USER_INPUT' });
  });

  it('[GROWTH-26] HOME_INTRO and MEMBERSHIP are places, each of them once', async () => {
    const intro = await create(page('', { places: ['HOME_INTRO'], title: {} }));
    expect(intro.content).toMatchObject({ slug: 'HOME_INTRO', places: ['HOME_INTRO'] });
    expect(await create(page('', { places: ['HOME_INTRO'] }))).toMatchObject({
      error: 'ADDRESS_TAKEN',
    });
    expect(await create(page('', { places: ['MEMBERSHIP', 'SIDEBAR'] }))).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'places',
    });
  });

  it('[GROWTH-26] a picture of the company’s own; a manager only reads', async () => {
    const key = await seedPicture(server.db, { companyId: ids.company, staffNumber: 1 });
    const made = await create(page('pictured', { pictureKey: key }));
    expect(made.content).toMatchObject({ image: `/media/${key}` });
    expect(await create(page('stolen', { pictureKey: 'f'.repeat(32) }))).toMatchObject({
      error: 'PICTURE_NOT_YOURS',
    });
    expect((await create(page('theirs'), randomUUID(), manager)).error).toBe('FORBIDDEN');
    const list = await call<{ slug: string }[]>('{ officeContents { slug } }', {}, manager);
    expect(list.map(({ slug }) => slug)).toContain('pictured');
  });

  it('[GROWTH-27] [D-122] the server cleans what comes in, whoever sends it', async () => {
    const dirty = '<p onclick="x()">Hi<script>steal()</script> <a href="javascript:x">x</a></p>';
    const made = await create(page('clean', { text: { se: dirty } }));
    const { text } = await server.db
      .selectFrom('contents')
      .select('text')
      .where('id', '=', made.content!.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(text)).not.toMatch(/script|onclick|javascript/);
    expect(made.content!.text.se).toContain('Hi');
    expect(await save(made.content!, { text: { se: 'x'.repeat(100_001) } })).toMatchObject({
      error: 'TEXT_TOO_LONG',
      field: 'text.se',
    });
  });

  it('[GROWTH-28] [D-672] a draft until it is published, now or at a moment, and taken back', async () => {
    const { content } = await create(page('later'));
    expect(await seen(content!.id)).toBeUndefined();
    const past = await publish(content!, { at: '2026-11-13T18:00:00Z' });
    expect(past).toMatchObject({ error: 'FIELD_INVALID', field: 'at' });
    const planned = await publish(content!, { at: '2026-11-13T21:00:00Z' });
    expect(planned.content).toMatchObject({ state: 'PLANNED' });
    expect(await seen(content!.id)).toBeUndefined();
    server.setTime('2026-11-13T21:00:00Z');
    const shown = await seen(content!.id);
    // New to guests from then on, whenever it was written.
    expect([at(shown!.createdAt), at(shown!.updatedAt)]).toEqual([
      at('2026-11-13T21:00:00Z'),
      at('2026-11-13T21:00:00Z'),
    ]);
    const back = await publish(planned.content!, { isWithdrawn: true });
    expect(back.content).toMatchObject({ state: 'DRAFT' });
    expect(await seen(content!.id)).toBeUndefined();
    expect((await undo(back.auditId)).error).toBeNull();
    expect(await seen(content!.id)).toBeDefined();
  });

  it('[GROWTH-28] [CONTENT-04] an edit moves the date; a small correction does not', async () => {
    const made = await create(page('dated'));
    const published = await publish(made.content!);
    server.setTime('2026-11-14T05:00:00Z');
    const small = await save(published.content!, { text: { se: '<p>Rättat.</p>' } }, true);
    expect(at((await seen(made.content!.id))!.updatedAt)).toBe(at(FRIDAY_EVENING));
    expect((await seen(made.content!.id))!.text.se).toBe('<p>Rättat.</p>');
    const edited = await save(small.content!, { text: { se: '<p>Nytt.</p>' } });
    const shown = await seen(made.content!.id);
    expect(at(shown!.createdAt)).toBe(at(FRIDAY_EVENING));
    expect(at(shown!.updatedAt)).toBe(at('2026-11-14T05:00:00Z'));
    expect((await save(small.content!, { slug: 'x' })).error).toBe('VERSION_CONFLICT');
    expect((await undo(edited.auditId)).error).toBeNull();
    expect((await seen(made.content!.id))!.text.se).toBe('<p>Rättat.</p>');
  });

  it('[OFFICE-07] the office’s search finds a page by its title', async () => {
    await create(page('terroir', { title: { se: 'Våra bönder', en: 'Our farmers' } }));
    const found = await call<{ kind: string; title: string }[]>(
      'query Search($text: String!) { officeSearch(text: $text) { kind title } }',
      { text: 'farmers' },
    );
    expect(found).toEqual([{ kind: 'CONTENT', title: 'Våra bönder' }]);
  });
});
