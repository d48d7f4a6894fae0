import { mailTexts } from '@tallrik/translations/mail-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPaidOrder } from '../../../testing/paid-order.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { makeSendContactMessage } from './send-contact-message.ts';

type Answer = { success: boolean; error: string | null; position: number | null };
type Message = { kind: string; to: string; subject?: string; text: string };

const SET = `mutation ($venueId: ID!, $contacts: [VenueContactInput!]!) {
  setVenueContacts(venueId: $venueId, contacts: $contacts) { success error position } }`;
const READ = `query ($venueId: ID!) {
  venueContacts(venueId: $venueId) { name email phone hours { dayOfWeek start end } } }`;

const elif = { name: 'Elif', email: 'elif@example.test', phone: '+46701234567', hours: [] };
// A Friday, half past seven in the evening in Stockholm.
const evening = { dayOfWeek: 'FRIDAY', start: '17:00', end: '02:00' };
const morning = { dayOfWeek: 'FRIDAY', start: '06:00', end: '12:00' };
const sara = { name: 'Sara', email: 'sara@example.test', phone: null, hours: [evening] };
const omar = { name: 'Omar', email: null, phone: '+46709876543', hours: [] };
const kim = { name: 'Kim', email: 'kim@example.test', phone: '+46705550000', hours: [morning] };

describe('[KITCHEN-08] the second line of defence', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  beforeEach(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const member = { companyId: ids.company, venueIds: [ids.venue] };
    owner = await signInStaff(server, { ...member, number: 1, role: 'COMPANY_ADMIN' });
  });
  afterEach(() => server.close());

  const set = async (contacts: object[]): Promise<Answer> => {
    const variables = { venueId: ids.venue, contacts };
    const { data, errors } = await server.staff<{ setVenueContacts: Answer }>(
      SET,
      variables,
      owner,
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.setVenueContacts;
  };
  const read = async () =>
    (await server.staff<{ venueContacts: object[] }>(READ, { venueId: ids.venue }, owner)).data
      ?.venueContacts;
  /** What the server does by itself at this moment. */
  const at = async (time: string) => {
    server.setTime(`2026-11-13T${time}Z`);
    await server.app.enqueueDueJobs();
    await server.runJobs();
    // The first one writes the messages, each of which has a job of its own.
    await server.runJobs();
  };
  const notifications = async () => {
    const answer = await server.app.http.inject({ method: 'GET', url: '/dev/inbox.json' });
    return answer
      .json<Message[]>()
      .filter(({ kind }) => kind !== 'PUSH')
      .map(({ kind, to }) => `${kind} ${to}`)
      .toSorted();
  };
  const numberOf = async (id: string) =>
    (
      await server.db
        .selectFrom('orders')
        .select('easyId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).easyId;

  it('contacts are written down and read by administrators', async () => {
    expect(await read()).toEqual([]);
    expect(await set([elif, sara])).toEqual({ success: true, error: null, position: null });
    expect(await read()).toEqual([elif, sara]);
    expect(await set([sara])).toMatchObject({ success: true });
    expect(await read()).toEqual([sara]);
    const log = await server.db.selectFrom('auditLog').select(['action', 'details']).execute();
    expect(log.filter(({ action }) => action === 'setVenueContacts')).toEqual([
      { action: 'setVenueContacts', details: { count: 2 } },
      { action: 'setVenueContacts', details: { count: 1 } },
    ]);
  });

  it('what is wrong is refused with its place, and nothing is written', async () => {
    await set([elif]);
    expect(await set([sara, { ...elif, email: 'nobody' }])).toEqual({
      success: false,
      error: 'CONTACT_EMAIL',
      position: 1,
    });
    expect(await set(Array.from({ length: 6 }, () => elif))).toMatchObject({
      error: 'TOO_MANY_CONTACTS',
    });
    expect(await read()).toEqual([elif]);
  });

  it('[D-275] at half of the time by mail, at three quarters by SMS, to who is on duty, once', async () => {
    await set([elif, sara, omar, kim]);
    const { id } = await seedPaidOrder(server, ids);
    await at('18:34:59');
    expect(await notifications()).toEqual([]);
    await at('18:35:00');
    const mails = ['EMAIL elif@example.test', 'EMAIL sara@example.test'];
    expect(await notifications()).toEqual(mails);
    await at('18:36:10');
    expect(await notifications()).toEqual(mails);
    await at('18:37:30');
    expect(await notifications()).toEqual([...mails, 'SMS +46701234567', 'SMS +46709876543']);
    await at('18:39:00');
    expect(await notifications()).toHaveLength(4);
    const answer = await server.app.http.inject({ method: 'GET', url: '/dev/inbox.json' });
    for (const { text } of answer.json<Message[]>()) {
      expect(text).toContain(await numberOf(id));
      // In the venue's time.
      expect(text).toContain('19:40');
    }
  });

  it('[D-275] a step for which nobody was on duty is told to whoever comes on duty, while there is time', async () => {
    // From 19:36 in Stockholm; until then nobody.
    const late = { dayOfWeek: 'FRIDAY', start: '19:36', end: '23:00' };
    await set([{ ...elif, hours: [late] }]);
    await seedPaidOrder(server, ids);
    await at('18:35:00');
    expect(await notifications()).toEqual([]);
    await at('18:36:00');
    expect(await notifications()).toEqual(['EMAIL elif@example.test']);
    await at('18:37:30');
    await at('18:38:30');
    expect(await notifications()).toEqual(['EMAIL elif@example.test', 'SMS +46701234567']);
  });

  it('[D-346] whoever chose it is called, and hears what the mail says; without anybody who calls by SMS', async () => {
    await set([elif, { ...omar, phoneBy: 'CALL' }]);
    const { data } = await server.staff<{ venueContacts: { phoneBy: string }[] }>(
      `{ venueContacts(venueId: "${ids.venue}") { phoneBy } }`,
      {},
      owner,
    );
    expect(data?.venueContacts.map(({ phoneBy }) => phoneBy)).toEqual(['SMS', 'CALL']);
    const { id } = await seedPaidOrder(server, ids);
    await at('18:37:30');
    expect(await notifications()).toEqual([
      'CALL +46709876543',
      'EMAIL elif@example.test',
      'SMS +46701234567',
    ]);
    const answer = await server.app.http.inject({ method: 'GET', url: '/dev/inbox.json' });
    const textOf = (kind: string) =>
      answer.json<Message[]>().find((message) => message.kind === kind)?.text;
    expect(textOf('CALL')).toBe(textOf('EMAIL'));
    expect(textOf('CALL')).toContain(await numberOf(id));
    expect(textOf('SMS')).not.toBe(textOf('EMAIL'));
  });

  it.each([
    ['nobody who calls', null],
    ['a gateway that refuses the call', async () => 'REFUSED' as const],
    ['a gateway that is away', () => Promise.reject(new Error('401'))],
  ])('[D-346] %s: an SMS instead', async (_who, placeCall) => {
    await set([{ ...omar, phoneBy: 'CALL' }]);
    await seedPaidOrder(server, ids);
    server.setTime('2026-11-13T18:37:30Z');
    const venue = { companyId: ids.company, venueId: ids.venue };
    await server.app.jobs['escalate-unanswered'](venue);
    const message = await server.db
      .selectFrom('contactMessages')
      .select('id')
      .executeTakeFirstOrThrow();
    const sent: string[] = [];
    const send = makeSendContactMessage({
      db: server.db,
      log: { warn: () => undefined },
      textsIn: mailTexts,
      sendMail: () => Promise.reject(new Error('No mail is due')),
      sendSms: async ({ to }) => {
        sent.push(to);
        return 'SENT';
      },
      placeCall,
      smsSenderOf: () => 'Nordbro',
    });
    await send({ companyId: ids.company, messageId: message.id });
    expect(sent).toEqual([omar.phone]);
  });

  it('[D-275] all orders of a minute together', async () => {
    await set([elif]);
    const first = await seedPaidOrder(server, ids);
    server.setTime('2026-11-13T18:30:50Z');
    const second = await seedPaidOrder(server, ids);
    server.setTime('2026-11-13T18:31:10Z');
    const third = await seedPaidOrder(server, ids);
    await at('18:35:00');
    await at('18:35:50');
    expect(await notifications()).toEqual(['EMAIL elif@example.test']);
    await at('18:36:10');
    expect(await notifications()).toHaveLength(2);
    const answer = await server.app.http.inject({ method: 'GET', url: '/dev/inbox.json' });
    const texts = answer.json<Message[]>().map(({ text }) => text);
    const both = `${await numberOf(first.id)}, ${await numberOf(second.id)}`;
    expect(texts.filter((text) => text.includes(both))).toHaveLength(1);
    const last = await numberOf(third.id);
    expect(texts.filter((text) => text.includes(`${last}.`))).toHaveLength(1);
  });

  it('not of an order that somebody has answered, also between the message and its sending', async () => {
    await set([elif]);
    const { id } = await seedPaidOrder(server, ids);
    server.setTime('2026-11-13T18:35:00Z');
    await server.app.enqueueDueJobs();
    await server.app.jobs['escalate-unanswered']({ companyId: ids.company, venueId: ids.venue });
    await server.staff(
      `mutation { moveOrder(id: "${id}", version: 1, to: ACCEPTED) { error } }`,
      {},
      owner,
    );
    await at('18:35:05');
    await at('18:38:00');
    expect(await notifications()).toEqual([]);
    expect(await server.db.selectFrom('contactMessages').selectAll().execute()).toEqual([]);
  });

  it('[D-275] a run that is repeated after a crash tells nobody twice, and one that was never run is made up for', async () => {
    await set([elif]);
    await seedPaidOrder(server, ids);
    // Nothing looked at half past: the server was away.
    server.setTime('2026-11-13T18:36:00Z');
    const venue = { companyId: ids.company, venueId: ids.venue };
    await server.app.jobs['escalate-unanswered'](venue);
    await server.app.jobs['escalate-unanswered'](venue);
    const messages = await server.db.selectFrom('contactMessages').select('id').execute();
    expect(messages).toHaveLength(1);
    const job = { companyId: ids.company, messageId: messages[0]!.id };
    await server.app.jobs['send-contact-message'](job);
    await server.app.jobs['send-contact-message'](job);
    await at('18:36:01');
    expect(await notifications()).toEqual(['EMAIL elif@example.test']);
  });

  it('[D-275] an order carries both moments from its first', async () => {
    await set([elif]);
    const { id } = await seedPaidOrder(server, ids);
    const row = await server.db
      .selectFrom('orders')
      .select(['escalateMailAt', 'escalateSmsAt', 'answerBy'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      escalateMailAt: new Date('2026-11-13T18:35:00Z'),
      escalateSmsAt: new Date('2026-11-13T18:37:30Z'),
      answerBy: new Date('2026-11-13T18:40:00Z'),
    });
  });

  it('off where there is no contact, and of another venue’s orders nobody is told', async () => {
    const waiting = async () => {
      const { rows } = await server.pool.query<{ key: string }>(
        `select key from graphile_worker._private_jobs where key like 'escalate:%'`,
      );
      return rows.length;
    };
    await seedPaidOrder(server, ids);
    server.setTime('2026-11-13T18:38:00Z');
    await server.app.enqueueDueJobs();
    expect(await waiting()).toBe(0);
    await at('18:38:01');
    expect(await notifications()).toEqual([]);
    // Written down while it burns, a contact hears of it at once.
    await set([elif]);
    server.setTime('2026-11-13T18:38:02Z');
    await server.app.enqueueDueJobs();
    await server.app.enqueueDueJobs();
    expect(await waiting()).toBe(1);
    const foreign = await seedOpenShop(server.db, 2);
    await server.app.jobs['escalate-unanswered']({
      companyId: foreign.company,
      venueId: ids.venue,
    });
    expect(await server.db.selectFrom('contactMessages').selectAll().execute()).toEqual([]);
  });
});
