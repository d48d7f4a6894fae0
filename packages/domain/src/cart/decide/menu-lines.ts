import type { Menu } from '../../menu/catalogue.ts';
import { selectionOfLine } from '../../menu/selection.ts';
import { variationAvailability } from '../../menu/stock.ts';
import { ok, type Result } from '../../result.ts';
import { buildCartLine } from '../build-cart-line.ts';
import type { CartLine } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import { cleanComment } from '../comment.ts';
import { lineTotal } from '../line-total.ts';
import type { CartRefusal } from '../refusal-codes.ts';
import { type CartWorld, type PriceChange, refuse } from './cart-world.ts';
import { dishOnMenu } from './dish-on-menu.ts';
import { menuOfCart } from './menu-of-cart.ts';
import { stockShortage } from './stock-shortage.ts';

type Lines = Result<CartLine[], CartRefusal>;

/** The lines as the server sells them: price, VAT, title and discount are its own, not the client's (D-52). */
export function linesFromMenu(cart: Cart, claimed: readonly CartLine[], world: CartWorld): Lines {
  const menu = menuOfCart(cart, world);
  if (!menu) return refuse('MENU_EXPIRED');
  const lines: CartLine[] = [];
  for (const line of claimed) {
    const own = lineFromMenu(menu, line, world);
    if (!own.ok) return own;
    lines.push(own.value);
  }
  const shortage = stockShortage(cart.items, lines, world);
  return shortage === null ? ok(lines) : refuse('OUT_OF_STOCK', shortage);
}

function lineFromMenu(
  menu: Menu,
  claimed: CartLine,
  world: CartWorld,
): Result<CartLine, CartRefusal> {
  const dish = dishOnMenu(menu, claimed, world);
  if (!dish) return refuse('ITEM_NOT_ON_MENU', claimed.itemId);
  const selection = selectionOfLine(dish.groups, claimed, variationAvailability(world.inventory));
  if (!selection.ok) {
    const { code, variationId, groupId } = selection.error;
    return refuse(code, variationId ?? groupId);
  }
  const line = buildCartLine(dish, {
    id: claimed.id,
    selection: selection.value,
    categoryId: claimed.categoryId,
  });
  if (!line) return refuse('VAT_RATE_UNKNOWN', claimed.itemId);
  return ok({ ...line, message: messageOf(claimed, world) });
}

/** D-141: a line's message is cleaned like the comment. */
function messageOf({ message }: CartLine, { settings }: CartWorld): string | null {
  if (message === null || settings.areCommentsDisabled) return null;
  return cleanComment(message).trim() || null;
}

export function priceChangesOf(
  claimed: readonly CartLine[],
  own: readonly CartLine[],
): PriceChange[] {
  return own.flatMap((line) => {
    const before = claimed.find(({ id }) => id === line.id);
    if (!before) return [];
    const change = { lineId: line.id, claimed: lineTotal(before), actual: lineTotal(line) };
    return change.claimed === change.actual ? [] : [change];
  });
}
