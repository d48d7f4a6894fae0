import { inEveryEngine, TABLET } from './support/stage.ts';
import {
  addDish,
  beginTakeAway,
  openBoard,
  openCart,
  orderNumber,
  payByCard,
  reads,
  standsAt,
  tapOnCard,
} from './support/steps.ts';

inEveryEngine((it) => {
  it('[CONF-02] [PAY-23] from the landing to a paid order through the real card form, and the board’s evening', async ({
    stage: { origin, openPage },
  }) => {
    const board = await openPage(TABLET);
    await openBoard(board, origin, 'kitchen@nordbro.example');
    const guest = await openPage();
    await beginTakeAway(guest, origin);
    await addDish(guest, /Skärgårdssoppa/);
    await openCart(guest);
    await guest.tap({ role: 'button', name: /^Betala\s*169\s*kr/ });
    await payByCard(guest);
    const number = await orderNumber(guest);
    await tapOnCard(board, number, /^Accept/);
    await standsAt(guest, 'Tillagas');
    await tapOnCard(board, number, /Ready/);
    await standsAt(guest, 'Klar');
    await tapOnCard(board, number, /Picked up/);
    await reads(guest, /Hämtad/);
  });
});
