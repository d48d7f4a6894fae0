import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_FAULT_POINTS } from '../../../platform/faults.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { openSmtpWorld, SENDER } from '../../../providers/email/testing/smtp-world.ts';
import { GATEWAY_TOKEN, openTestGateway } from '../../../providers/sms/testing/test-gateway.ts';
import { buildServer } from '../../../testing/child-server.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { openKillableServer } from '../../../testing/killable-server.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { seedOrder } from '../testing/seed-order.ts';

const MOST_ORDERS = 12;
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a server killed while it tells the contacts of a venue', () => {
  let bundle: Awaited<ReturnType<typeof buildServer>>;
  beforeAll(async () => {
    bundle = await buildServer();
  }, 180_000);
  afterAll(() => bundle.remove());

  it('[KITCHEN-08] [KITCHEN-09] [D-275] [D-345] [D-346] kill -9 anywhere: everybody is told of everything, and a phone rings once', async () => {
    const [mail, gateway] = await Promise.all([openSmtpWorld(), openTestGateway()]);
    const server = await openKillableServer(bundle.file, CONTACT_FAULT_POINTS, {
      SMTP_URL: `smtp://127.0.0.1:${mail.serverPort}`,
      MAIL_FROM: SENDER,
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_TOKEN: GATEWAY_TOKEN,
      CALL_GATEWAY_URL: gateway.url,
      CALL_GATEWAY_TOKEN: GATEWAY_TOKEN,
    });
    try {
      const { db } = server;
      const ids = await seedOpenShop(db, 1, { company: { defaultLanguage: 'en' } });
      const at = { companyId: ids.company, venueId: ids.venue };
      const elif = { email: 'elif@example.test', phone: '+46701234567', phoneBy: 'SMS' };
      const omar = { email: null, phone: '+46709876543', phoneBy: 'CALL' };
      await db
        .insertInto('venueContacts')
        .values([
          { ...at, ...elif, id: fixedId(801), name: 'Elif', position: 0 },
          { ...at, ...omar, id: fixedId(802), name: 'Omar', position: 1 },
        ])
        .execute();

      /** One that nobody answers, and whose both steps are due. */
      const numbers: number[] = [];
      const order = async (): Promise<void> => {
        const number = 100 + numbers.length;
        await seedOrder(db, ids, number, {
          status: 'PENDING',
          createdAt: minutesFromNow(-60),
          answerBy: minutesFromNow(60),
          escalateMailAt: minutesFromNow(-1),
          escalateSmsAt: minutesFromNow(-1),
        });
        numbers.push(number);
        const notifications = async () =>
          (await db
            .selectFrom('orders')
            .select('id')
            .where('status', '=', 'PENDING')
            .where((row) =>
              row.or([row('escalateMailAt', 'is not', null), row('escalateSmsAt', 'is not', null)]),
            )
            .executeTakeFirst()) === undefined;
        // The look that finds it comes each second.
        await expect
          .poll(
            async () => {
              await server.calm();
              return notifications();
            },
            { timeout: 120_000, interval: 200 },
          )
          .toBe(true);
        await server.calm();
      };
      const boardPoints = CONTACT_FAULT_POINTS.filter((point) => point.startsWith('board'));
      const orderPoints = CONTACT_FAULT_POINTS.length - boardPoints.length;
      while (server.reached().length < orderPoints && numbers.length < MOST_ORDERS) await order();
      await db
        .insertInto('boardSightings')
        .values({ ...at, seenAt: minutesFromNow(-10) })
        .execute();
      await addJob(db, 'tell-missing-board', at, { key: 'board' });
      await server.calm();
      await order();
      expect(server.reached().toSorted()).toEqual(CONTACT_FAULT_POINTS.toSorted());
      expect(await db.selectFrom('contactMessages').select('id').execute()).toEqual([]);

      const mails = mail.arrived().map(({ body }) => body);
      for (const phone of [elif.phone, omar.phone]) {
        const received = gateway.delivered().filter(({ to }) => to === phone);
        for (const number of numbers)
          expect(
            received.filter(({ text }) => new RegExp(`\\b${number}\\b`).test(text)),
          ).toHaveLength(1);
      }
      const aboutBoard = gateway
        .delivered()
        .filter(({ text }) => text.includes('not been connected'));
      expect(aboutBoard.map(({ to }) => to)).toEqual([omar.phone]);
      // A mail server knows no key: killed after it has taken the mail, the server sends it once more.
      const doubles = [
        ...numbers.map((number) => `this order: ${number}.`),
        'not been connected since',
      ].map((text) => {
        const count = mails.filter((body) => body.includes(text)).length;
        expect(count).toBeGreaterThanOrEqual(1);
        return count - 1;
      });
      expect(doubles.reduce((sum, more) => sum + more, 0)).toBeLessThanOrEqual(1);
    } finally {
      await server.close();
      await Promise.all([mail.close(), gateway.close()]);
    }
  }, 600_000);
});
