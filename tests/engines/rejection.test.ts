import { until } from './support/patience.ts';
import { inEveryEngine, TABLET } from './support/stage.ts';
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

inEveryEngine((it) => {
  it('[ORDER-12] [ORDER-14] a rejected guest is told why in a dialog that has the focus, until it is closed', async ({
    stage: { origin, openPage },
    expect,
  }) => {
    const board = await openPage(TABLET);
    await openBoard(board, origin, 'kitchen@nordbro.example');
    const guest = await openPage();
    await beginTakeAway(guest, origin);
    await addDish(guest, /Skärgårdssoppa/);
    await openCart(guest);
    await guest.tap({ role: 'button', name: /^Betala\s*\d/ });
    await payByCard(guest);
    const number = await orderNumber(guest);
    await tapOnCard(board, number, /^Reject/);
    await board.tap({ role: 'label', name: /^Too many orders/, within: 'dialog[open]' });
    await board.tap({ role: 'button', name: /^Reject order/, within: 'dialog[open]' });

    await guest.see({ role: 'alertdialog', name: /^Din beställning nekades/ });
    await reads(guest, /Köket har för många beställningar just nu\./);
    await reads(guest, /Det du betalat kommer tillbaka inom 3 bankdagar\./);
    const focused = () => guest.run<string>('return document.activeElement.textContent;');
    expect(await focused()).toBe('Stäng');
    await guest.press('Enter');
    await until('the notice gone', () =>
      guest.run<boolean>("return document.querySelector('dialog[open]') === null;"),
    );
  });
});
