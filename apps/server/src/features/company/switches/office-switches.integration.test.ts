import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Switches = Record<string, unknown> & { version: number };
type Result = {
  error: string | null;
  field: string | null;
  auditId: string | null;
  switches: Switches | null;
};

const FIELDS = `version isLive serviceTypes enableQrOrders enableAnonymousOrders defaultAnonymousOrders disablePickuptime
  phoneCode phoneCooldownDays smsSender disableComments enableTipping enablePromoCodes hasMembershipCards bagItemId syncEta
  unansweredOrderMinutes capturesAtOnce force3DSecure enableInvoicing invoiceFormUrl enableAnalytics languages
  defaultLanguage languageGaps { language missingNames } country currency isCurrencyInUse
  countries { country itemsWithUnknownVat } withoutEffect { name reason }`;

describe('[O-03] the switches of a company', () => {
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
    (
      await server.staff<{ officeSwitches: Switches }>(
        `{ officeSwitches { ${FIELDS} } }`,
        {},
        token,
      )
    ).data!.officeSwitches;
  async function send(version: number, switches: object, token = owner) {
    const { data, errors } = await server.staff<{ saveSwitches: Result }>(
      `mutation Save($version: Int!, $switches: SwitchesInput!) {
        saveSwitches(version: $version, switches: $switches) { error field auditId switches { ${FIELDS} } } }`,
      { version, switches },
      token,
    );
    return { ...data?.saveSwitches, code: errors?.[0]?.extensions.code ?? null };
  }
  const save = async (switches: object) => send((await read()).version, switches);
  const undo = async (auditId: string | null | undefined) =>
    (
      await server.staff<{ undoChange: { error: string | null } }>(
        'mutation Undo($auditId: ID!) { undoChange(auditId: $auditId) { error } }',
        { auditId },
        owner,
      )
    ).data?.undoChange.error;
  const guestsSee = async (fields: string) =>
    (
      await server.guest<{ orderingCloudConfiguration: object }>(
        `{ orderingCloudConfiguration(slug: "company-1") { ${fields} } }`,
      )
    ).data!.orderingCloudConfiguration;

  it('[LOOK-13] [LOOK-14] [LOOK-15] [LOOK-16] [LOOK-17] change at once for guests, with an entry in the log and undo', async () => {
    const before = await read();
    const change = {
      enableAnonymousOrders: false,
      disablePickuptime: true,
      phoneCode: '+44',
      phoneCooldownDays: 7,
      smsSender: 'SMASH',
      disableComments: !before['disableComments'],
      enableTipping: !before['enableTipping'],
      enablePromoCodes: !before['enablePromoCodes'],
      hasMembershipCards: !before['hasMembershipCards'],
      bagItemId: ids.fries,
      syncEta: !before['syncEta'],
      unansweredOrderMinutes: 25,
      capturesAtOnce: !before['capturesAtOnce'],
      force3DSecure: !before['force3DSecure'],
      enableInvoicing: !before['enableInvoicing'],
      invoiceFormUrl: 'https://form.example/apply',
      enableAnalytics: !before['enableAnalytics'],
    };
    const saved = await save(change);
    expect(saved).toMatchObject({ error: null, switches: change });
    expect(await read()).toEqual(saved.switches);
    expect(
      await guestsSee(
        'ANONYMOUS_PURCHASE DISABLE_PICKUP_TIME disableComments enableTipping bagItemId',
      ),
    ).toEqual({
      ANONYMOUS_PURCHASE: false,
      DISABLE_PICKUP_TIME: true,
      disableComments: change.disableComments,
      enableTipping: change.enableTipping,
      bagItemId: ids.fries,
    });
    const entry = await server.db
      .selectFrom('auditLog')
      .select(['action', 'subjectId', 'details'])
      .where('id', '=', Number(saved.auditId))
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'saveSwitches', subjectId: ids.company });
    expect(JSON.stringify(entry.details)).toContain('unansweredOrderMinutes');
    expect(await undo(saved.auditId)).toBeNull();
    expect(await read()).toEqual({ ...before, version: expect.any(Number) });
  });

  it('[LOOK-14] [LOOK-16] null is a choice where the platform has a say, and the platform’s value is told', async () => {
    await save({ enableAnonymousOrders: true });
    const { switches } = await save({ enableAnonymousOrders: null, disableComments: null });
    expect(switches).toMatchObject({ enableAnonymousOrders: null, disableComments: false });
    expect(await guestsSee('ANONYMOUS_PURCHASE')).toEqual({
      ANONYMOUS_PURCHASE: switches?.['defaultAnonymousOrders'],
    });
  });

  it('[LOOK-14] [LOOK-16] [LOOK-17] what is wrong is named, and nothing is written', async () => {
    const before = await read();
    for (const [switches, error, field] of [
      [{ unansweredOrderMinutes: 121 }, 'FIELD_INVALID', 'unansweredOrderMinutes'],
      [{ phoneCooldownDays: 366 }, 'FIELD_INVALID', 'phoneCooldownDays'],
      [{ smsSender: 'longer than eleven' }, 'FIELD_INVALID', 'smsSender'],
      [{ invoiceFormUrl: 'http://form.example' }, 'ADDRESS_NOT_ALLOWED', 'invoiceFormUrl'],
      [{ defaultLanguage: 'dk', languages: ['en'] }, 'FIELD_INVALID', 'languages'],
    ] as const)
      expect(await save(switches)).toMatchObject({ error, field, switches: before, auditId: null });
    expect(await send(before.version + 7, { syncEta: true })).toMatchObject({
      error: 'VERSION_CONFLICT',
      switches: before,
    });
    expect((await save({ bagItemId: foreign.fries })).code).toBe('NOT_FOUND');
    expect(await read()).toEqual(before);
  });

  it('[LOOK-13] [D-560] undo goes back over switches and the facts of the setup alike, step by step', async () => {
    const first = await save({ unansweredOrderMinutes: 33 });
    const { data } = await server.staff<{ saveCompanyFacts: Result }>(
      `mutation Facts($version: Int!) {
        saveCompanyFacts(version: $version, facts: { serviceTypes: [EAT_HERE] }) { error field auditId } }`,
      { version: (await read()).version },
      owner,
    );
    expect(await undo(data?.saveCompanyFacts.auditId)).toBeNull();
    expect(await undo(first.auditId)).toBeNull();
    expect((await read())['unansweredOrderMinutes']).not.toBe(33);
  });

  it('[LOOK-12] languages are chosen, and each says how many names it lacks', async () => {
    const saved = await save({ languages: ['tr', 'en'], defaultLanguage: 'tr' });
    expect(saved.switches).toMatchObject({ languages: ['en', 'tr'], defaultLanguage: 'tr' });
    const gaps = saved.switches?.['languageGaps'] as { language: string; missingNames: number }[];
    expect(gaps).toHaveLength(6);
    const named = gaps.find(({ language }) => language === 'tr')!;
    await server.db
      .updateTable('items')
      .set({ titleLang: JSON.stringify({ tr: 'Patates' }) })
      .where('id', '=', ids.fries)
      .execute();
    const after = (await read())['languageGaps'];
    expect(after).toContainEqual({ language: 'tr', missingNames: named.missingNames - 1 });
    expect(await undo(saved.auditId)).toBeNull();
  });

  it('[LOOK-19] [D-561] country and currency move only where nothing was sold in the old ones', async () => {
    const moved = await save({ country: 'NO', currency: 'NOK' });
    expect(moved).toMatchObject({ error: null, switches: { country: 'NO', currency: 'NOK' } });
    expect(await undo(moved.auditId)).toBeNull();
    await server.db
      .updateTable('items')
      .set({ vatRate: '6' })
      .where('id', '=', ids.fries)
      .execute();
    const refused = await save({ country: 'DK' });
    expect(refused).toMatchObject({ error: 'COUNTRY_IN_USE', field: 'country' });
    const choices = refused.switches?.['countries'] as {
      country: string;
      itemsWithUnknownVat: number;
    }[];
    expect(choices.find(({ country }) => country === 'DK')?.itemsWithUnknownVat).toBeGreaterThan(0);
    expect((await read())['isCurrencyInUse']).toBe(false);
    expect((await save({ currency: 'EUR' })).switches).toMatchObject({ currency: 'EUR' });
  });

  it('[LOOK-18] a switch that is on and does nothing says why', async () => {
    const { switches } = await save({
      enablePromoCodes: true,
      enableInvoicing: true,
      invoiceFormUrl: null,
    });
    expect(switches?.['withoutEffect']).toEqual(
      expect.arrayContaining([
        { name: 'enablePromoCodes', reason: 'NO_CODES' },
        { name: 'enableInvoicing', reason: 'NO_INVOICE_CUSTOMERS' },
      ]),
    );
    const off = await save({ enablePromoCodes: false, invoiceFormUrl: 'https://form.example' });
    const idle = off.switches!['withoutEffect'] as { name: string }[];
    const names = idle.map(({ name }) => name);
    expect(names).not.toContain('enablePromoCodes');
    expect(names).not.toContain('enableInvoicing');
  });

  it('[O-02] managers read them, others’ owners have their own', async () => {
    const { version } = await read(manager);
    expect((await send(version, { syncEta: true }, manager)).code).toBe('FORBIDDEN');
    const theirs = await send(
      (await read(stranger)).version,
      { unansweredOrderMinutes: 99 },
      stranger,
    );
    expect(theirs.switches?.['unansweredOrderMinutes']).toBe(99);
    expect((await read())['unansweredOrderMinutes']).not.toBe(99);
  });
});
