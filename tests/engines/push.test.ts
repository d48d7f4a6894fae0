import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openAutopush } from './support/autopush.ts';
import type { EnginePage } from './support/engine-page.ts';
import { engines, makeStage, openEngine, TABLET } from './support/stage.ts';
import {
  addDish,
  beginTakeAway,
  openBoard,
  openCart,
  orderNumber,
  payByCard,
  reads,
  tapOnCard,
} from './support/steps.ts';

/** The one browser whose push service can be another than its maker's. */
const firefoxes = engines.filter(({ name }) => name === 'firefox');

async function publicKeyOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ orderingCloudConfiguration(slug: "nordbro") { VAPID_PUBLIC_KEY } }',
    }),
  });
  const { data } = (await answer.json()) as {
    data: { orderingCloudConfiguration: { VAPID_PUBLIC_KEY: string } };
  };
  return data.orderingCloudConfiguration.VAPID_PUBLIC_KEY;
}

/** What the system shows, newest last. */
const notificationsOn = (page: EnginePage) => () =>
  page.run<string[]>(`return navigator.serviceWorker.getRegistration('/')
    .then((registration) => registration.getNotifications())
    .then((notices) => notices.map(({ title, body }) => title + ': ' + body));`);

describe.each(firefoxes)('push in $name', (engine) => {
  it('[NATIVE-09] [F-42] [D-132] the whole way: asked, subscribed, sealed by the server, opened and shown by the browser', async () => {
    const autopush = await openAutopush(await publicKeyOf(inject('origin')));
    onTestFinished(autopush.close);
    // A Firefox of its own: where it listens for what is pushed is told it when it starts.
    const firefox = await openEngine(engine, autopush.preferences);
    onTestFinished(firefox.close);
    const { origin, openPage } = makeStage(firefox).stage;
    const board = await openPage(TABLET);
    await openBoard(board, origin, 'kitchen@nordbro.example');
    const guest = await openPage();
    await beginTakeAway(guest, origin);
    await addDish(guest, /Skärgårdssoppa/);
    await openCart(guest);
    await guest.tap({ role: 'button', name: /^Betala\s*\d/ });
    await payByCard(guest);
    const number = await orderNumber(guest);
    await guest.tap({ role: 'button', name: /^Ja, säg till/ });
    await reads(guest, /Vi säger till/);

    // The order's page is gone; what is left is on the same origin, and no page of the app.
    await guest.goto(`${origin}/robots.txt`);
    await tapOnCard(board, number, /^Accept/);
    await expect.poll(() => autopush.passedOn.length).toBe(1);
    await expect
      .poll(notificationsOn(guest))
      .toEqual([
        expect.stringMatching(new RegExp(`^Nordbro: Order ${number} tillagas. Klar omkring \\d`)),
      ]);
    await tapOnCard(board, number, /Ready/);
    await expect.poll(notificationsOn(guest)).toEqual([`Nordbro: Order ${number} är klar`]);
    expect(autopush.passedOn.some((sealed) => sealed.includes('klar'))).toBe(false);
  });
});
