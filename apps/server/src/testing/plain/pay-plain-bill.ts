import {
  byPrice,
  plainShares,
  type PlainSplit,
} from '@tallrik/domain/cart/testing/plain/plain-shares';
import { plainTip } from '@tallrik/domain/cart/testing/plain/plain-price';
import type { MoneyWorld } from '../money-world.ts';
import { seededIds } from '../seed-company.ts';
import { openTablePhone, readCheque, type ChequeRead } from '../table-guests.ts';
import type { PlainShop } from './plain-shop.ts';

type Terms = { dishes: number[]; split: PlainSplit; tipPercent: number; takesTips: boolean };

/**
 * The guests of a table pay what one order has put on its bill, one after the other, each on a phone of their own and
 * each what the plain calculation says. The carts they paid with, and how often a tip was said no to.
 */
export async function payPlainBill(
  world: MoneyWorld,
  { companyId, venueId }: PlainShop,
  orderId: string,
  { dishes, split, tipPercent, takesTips }: Terms,
): Promise<{ payers: string[]; tipRefusals: number }> {
  const ids = { ...seededIds(0), company: companyId, venue: venueId };
  const chequeId = await chequeOf(world, orderId);
  const payers: string[] = [];
  let tipRefusals = 0;
  const amounts = plainShares(dishes, split);
  for (const [turn, amount] of amounts.entries()) {
    const bill = await readCheque(world, chequeId);
    if (!bill) throw new Error('The bill is gone');
    const phone = openTablePhone(world, ids, null);
    const done = [await phone.sitDown(), await phone.connect(bill.id)];
    done.push(await phone.addShares(chosen(bill, dishes, split, turn, amounts.length)));
    const refused = done.find(({ success }) => !success);
    if (refused) throw new Error(`No cart on the bill: ${refused.error}`);
    const tip = plainTip(amount, tipPercent, 'SEK');
    if (!takesTips && tip > 0) {
      const { error } = await phone.openSession(amount + tip, { tip });
      if (error !== 'TIP_NOT_ALLOWED') throw new Error(`A tip where none are taken: ${error}`);
      tipRefusals += 1;
    }
    const tipPaid = takesTips ? tip : 0;
    const { response, error } = await phone.openSession(amount + tipPaid, { tip: tipPaid });
    if (!response) throw new Error(`Guest ${turn} cannot pay ${amount}: ${error}`);
    await world.shopper.pay(response);
    payers.push(phone.cartId);
  }
  return { payers, tipRefusals };
}

async function chequeOf({ db }: MoneyWorld, orderId: string): Promise<string> {
  const row = await db
    .selectFrom('chequeItems')
    .select('chequeId')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.chequeId;
}

/** As the page does it: equal parts of every dish, the rest of all of them for whoever comes last; or whole dishes. */
function chosen(
  { items }: ChequeRead,
  dishes: number[],
  { guests, isByDish }: PlainSplit,
  turn: number,
  turns: number,
): { id: string; fraction: number }[] {
  const open = items.filter(({ leftAmount }) => leftAmount > 0);
  if (!isByDish) {
    if (turn === turns - 1)
      return open.map(({ id, leftFraction }) => ({ id, fraction: leftFraction }));
    // A part that rounds to nothing is left out (F-12).
    return open
      .filter(({ amount, discount }) => 2 * (amount - discount) >= guests)
      .map(({ id, leftFraction }) => ({ id, fraction: Math.min(leftFraction, 1 / guests) }));
  }
  const mine = byPrice(dishes).filter((_, at) => at % guests === turn);
  return mine.map((price) => {
    const at = open.findIndex(({ leftAmount }) => leftAmount === price);
    const [dish] = open.splice(at, 1);
    if (at < 0 || !dish) throw new Error(`No dish of ${price} on the bill`);
    return { id: dish.id, fraction: 1 };
  });
}
