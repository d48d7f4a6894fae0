import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openBoard, openOffice } from './support/kitchen.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';
import { openGuests } from './support/paying-guests.ts';
import { paymentBooks } from './support/payment-books.ts';
import { runInDatabase } from './support/server-database.ts';

// A server of its own: forty orders that nobody answers would stand on the boards of every other test.
let server: OwnServer;
test.beforeAll(async () => {
  server = await makeOwnServer();
  await server.start();
});
test.afterAll(() => server.stop());

const ORDERS = 40;
const ANSWERED = 11;
const LOST = ORDERS - ANSWERED;
const AT_ONCE = 4;

const cards = (board: Page) => board.getByRole('region', { name: /^New/ }).getByRole('article');
const colourOf = (board: Page) =>
  cards(board)
    .first()
    .locator('header')
    .evaluate((head) => getComputedStyle(head).backgroundColor);

/** Writes down every note that is played: a bell nobody hears cannot be seen on the page. */
const listen = (board: Page) =>
  board.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(globalThis, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      heard.push(this.frequency.value);
      start.call(this, when);
    };
  });
const RING = 880;
const HARDER_RING = 1760;
const hasHeard = (board: Page, hertz: number) =>
  board.evaluate(
    (note) => (globalThis as unknown as { heard: number[] }).heard.includes(note),
    hertz,
  );

/**
 * What is unanswered has been so for this long, all of it, as if it had come then: the evening's ten minutes need not be
 * waited for. The board looks at once, as it does when the network is back.
 */
async function unansweredFor(board: Page, minutes: number): Promise<void> {
  await runInDatabase(
    server.dataDir,
    `update orders set created_at = moved.came, answer_by = moved.came + interval '10 minutes',
       escalate_mail_at = case when escalate_mail_at is not null then moved.came + interval '5 minutes' end,
       escalate_sms_at = case when escalate_sms_at is not null then moved.came + interval '7.5 minutes' end
     from (select now() - make_interval(secs => $1::double precision * 60) as came) as moved
     where status = 'PENDING'`,
    [minutes],
  );
  await board.evaluate(() => void window.dispatchEvent(new Event('online')));
}

const CONTACT = { email: 'elif@nordbro.example', phone: '+46701740605' };
type Message = { kind: string; to: string; text: string };
/** What the contact has got, by mail and by SMS. */
const notifications = async (request: APIRequestContext): Promise<Message[]> => {
  const inbox: Message[] = await (await request.get(`${server.origin}/dev/inbox.json`)).json();
  return inbox.filter(({ to }) => to === CONTACT.email || to === CONTACT.phone);
};
const notificationKinds = async (request: APIRequestContext) =>
  (await notifications(request)).map(({ kind }) => kind).toSorted();

const minorOf = (amount: string): number =>
  Number(amount.replace(/\D/g, '')) * (/[.,]\d\d\D*$/.test(amount) ? 1 : 100);

async function writeContactDown(owner: Page): Promise<void> {
  await openOffice(owner, 'owner@nordbro.example', server.origin);
  await owner.getByRole('link', { name: 'Places' }).click();
  await owner.getByRole('link', { name: 'Contacts' }).click();
  await owner.getByRole('button', { name: 'Add a contact' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('Elif');
  await owner.getByLabel('Email').fill(CONTACT.email);
  await owner.getByLabel('Phone number').fill(CONTACT.phone);
  await owner.getByText('At certain times').click();
  await expectAccessible(owner, 'contacts of a restaurant');
  await owner.getByText('Always', { exact: true }).click();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved.')).toBeVisible();
}

test('[F-70] [KITCHEN-05] [KITCHEN-08] [D-267] [D-275] [D-276] an evening nobody answers: counted down, coloured, rung, told to a contact, and named when it is lost', async ({
  browser,
  request,
}) => {
  const newPage = async () =>
    (
      await browser.newContext({
        baseURL: server.origin,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
    ).newPage();
  const owner = await newPage();
  await writeContactDown(owner);
  await owner.context().close();

  const board = await newPage();
  await listen(board);
  await openBoard(board);
  const guests = await openGuests(request, server.origin);
  for (let ordered = 0; ordered < ORDERS; ordered += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, guests.orderAndPay));
  await expect(cards(board)).toHaveCount(ORDERS);
  await expect(board).toHaveTitle(`(${ORDERS}) Order board`);

  await test.step('eleven are answered, the others ring', async () => {
    for (let answered = 1; answered <= ANSWERED; answered += 1) {
      await cards(board)
        .first()
        .getByRole('button', { name: /^Accept/ })
        .click();
      await expect(cards(board)).toHaveCount(ORDERS - answered);
    }
    await expect(board).toHaveTitle(`(${LOST}) Order board`);
    await expect.poll(() => hasHeard(board, RING)).toBe(true);
    expect(await hasHeard(board, HARDER_RING)).toBe(false);
    await expect(cards(board).filter({ hasText: 'Answer within' })).toHaveCount(0);
    expect(await notificationKinds(request)).toEqual([]);
  });
  const calm = await colourOf(board);
  const numbers = await cards(board).evaluateAll((all) =>
    all.map((card) => (card.ariaLabel ?? '').replace(/\D/g, '')),
  );

  await test.step('half of the time is over: they count down in another colour, and one mail tells of all', async () => {
    await unansweredFor(board, 6);
    await expect(cards(board).filter({ hasText: /Answer within\s*3:\d\d/ })).toHaveCount(LOST);
    expect(await colourOf(board)).not.toBe(calm);
    await expect.poll(() => notificationKinds(request)).toEqual(['EMAIL']);
  });
  const hurried = await colourOf(board);

  await test.step('a quarter of it is left: the last colour, the other bell, and an SMS', async () => {
    await unansweredFor(board, 7.6);
    await expect(cards(board).filter({ hasText: /Answer within\s*[12]:\d\d/ })).toHaveCount(LOST);
    expect([calm, hurried]).not.toContain(await colourOf(board));
    await expect.poll(() => hasHeard(board, HARDER_RING)).toBe(true);
    await expect.poll(() => notificationKinds(request)).toEqual(['EMAIL', 'SMS']);
    for (const { text } of await notifications(request)) expect(text).toMatch(/(?<!\d)29(?!\d)/);
  });

  await test.step('nobody answered: the bar names them and their sum, and stays until it is read', async () => {
    await unansweredFor(board, 10.1);
    await expect(cards(board)).toHaveCount(0);
    const bar = board.getByRole('alert').filter({ hasText: 'because nobody answered' });
    await expect(bar).toContainText(`${LOST} orders were rejected because nobody answered`);
    const words = (await bar.textContent()) ?? '';
    const [, sum = '', named = ''] = /answered(.*?)kr lost: (.*)$/.exec(words) ?? [];
    expect(minorOf(sum)).toBe(LOST * guests.price);
    expect(named.split(', ').toSorted()).toEqual(numbers.toSorted());
    await expect
      .poll(
        async () =>
          (await paymentBooks(request, server.origin)).filter(({ cancelled }) => cancelled > 0)
            .length,
      )
      .toBe(LOST);
    expect(await notificationKinds(request)).toEqual(['EMAIL', 'SMS']);
    await expectAccessible(board, 'a board that lost orders');
    await board.reload();
    await expect(bar).toBeVisible();
    await bar.locator('..').getByRole('button', { name: 'Understood' }).click();
    await expect(bar).toHaveCount(0);
    await board.reload();
    await expect(board.getByRole('heading', { name: /^New/ })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
  await board.context().close();
});
