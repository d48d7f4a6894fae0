import {
  addDish,
  beginTakeAway,
  openBoard,
  orderNumber,
  payByCard,
  seeWords,
  tapOnCard,
} from './support/steps.ts';
import { inEachEngine } from './support/each-engine.ts';

inEachEngine(
  '[CONF-02] [PAY-23] from the landing to a paid order through the real card form, and the board’s evening',
  async ({ origin, openPage }) => {
    const board = await openPage({ width: 1280, height: 800 });
    await openBoard(board, origin, 'kitchen@nordbro.example');
    const guest = await openPage();
    await beginTakeAway(guest, origin);
    await addDish(guest, /Skärgårdssoppa/, /^(Lägg till|Nästa|Nej tack)/);
    await guest.tap({ role: 'link', name: /Varukorg/ });
    await guest.tap({ role: 'button', name: /^Betala\s*\d/ });
    await payByCard(guest);
    const number = await orderNumber(guest);
    await tapOnCard(board, number, /^Accept/);
    await seeWords(guest, /Tillagas/);
    await tapOnCard(board, number, /Ready/);
    await seeWords(guest, /Klar/);
    await tapOnCard(board, number, /Picked up/);
    await seeWords(guest, /Kvitto/);
  },
);
