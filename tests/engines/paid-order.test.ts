import { describe, expect, it } from 'vitest';
import { engines, openStage } from './support/stage.ts';
import {
  addDish,
  beginTakeAway,
  openBoard,
  orderNumber,
  payByCard,
  tapOnCard,
} from './support/steps.ts';

describe.each(engines)('in $name', (engine) => {
  it('[CONF-02] [PAY-23] from the landing to a paid order through the real card form, and the board’s evening', async () => {
    const { origin, openPage } = await openStage(engine);
    const board = await openPage({ width: 1280, height: 800 });
    await openBoard(board, origin, 'kitchen@nordbro.example');
    const guest = await openPage();
    await beginTakeAway(guest, origin);
    await addDish(guest, /Skärgårdssoppa/, /^(Lägg till|Nej tack)/);
    await guest.tap({ role: 'link', name: /Varukorg/ });
    await guest.tap({ role: 'button', name: /^Betala\s*\d/ });
    await payByCard(guest);
    const number = await orderNumber(guest);
    await tapOnCard(board, number, /^Accept/);
    await expect.poll(guest.words).toMatch(/Tillagas/);
    await tapOnCard(board, number, /Ready/);
    await expect.poll(guest.words).toMatch(/Klar/);
    await tapOnCard(board, number, /Picked up/);
    await expect.poll(guest.words).toMatch(/Kvitto/);
  });
});
