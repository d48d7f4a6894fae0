import { canSwipeAway, cartRows, type CartRow } from '@tallrik/domain/cart/cart-list';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { localized } from '@tallrik/domain/company/localized';
import type { Item, ModificationGroup } from '@tallrik/domain/menu/catalogue';
import { type Reader, titleOf } from '@tallrik/domain/menu/dishes';
import { type Inventory, maxQuantity } from '@tallrik/domain/menu/stock';
import type { Minor } from '@tallrik/domain/money/minor';
import type { CartLineView } from './CartLineRow.tsx';

export type LineFacts = {
  items: readonly Item[];
  groups: readonly ModificationGroup[];
  inventory: Inventory;
  reader: Reader;
  money: (amount: Minor) => string;
};

export type ShownRow = { row: CartRow; view: CartLineView };

/** The cart's rows in the reader's language; what the menu no longer knows keeps the words of the line. */
export function shownRows(lines: readonly CartLine[], facts: LineFacts): ShownRow[] {
  const unitsOf = (itemId: string) => lines.filter((line) => line.itemId === itemId).length;
  return cartRows(lines).map((row) => {
    const { line } = row;
    const item = facts.items.find(({ id }) => id === line.itemId);
    const isDiscounted = row.total < row.subtotal;
    const others = unitsOf(line.itemId) - row.quantity;
    return {
      row,
      view: {
        id: line.id,
        title: item ? titleOf(item, facts.reader) : line.title,
        choices: choicesOf(line, item, facts),
        price: facts.money(row.total),
        priceBefore: isDiscounted ? facts.money(row.subtotal) : null,
        image: item?.image ?? null,
        quantity: row.quantity,
        max: maxQuantity(facts.inventory, line.itemId, others),
        offer: line.offerTitle,
        canRemove: canSwipeAway(line),
        canRepeat: canSwipeAway(line) && !line.bundleId,
      },
    };
  });
}

function choicesOf(
  line: CartLine,
  item: Item | undefined,
  { groups, reader }: LineFacts,
): string[] {
  const names = new Map<string, string>();
  for (const size of item?.sizes?.variations ?? []) names.set(size.id, nameOf(size, reader));
  for (const group of groups) {
    for (const variation of group.variations) names.set(variation.id, nameOf(variation, reader));
  }
  return [
    ...line.variations.map(({ id, title }) => names.get(id) ?? title),
    ...line.removedVariations.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [`– ${name}`];
    }),
  ];
}

const nameOf = (
  named: { name: string; nameLang: Parameters<typeof localized>[0] },
  { language, company }: Reader,
): string => localized(named.nameLang, named.name, language, company);

/** Lines beyond what is left: they are taken out and named (CART-33, CART-34). */
export function unavailableLines(lines: readonly CartLine[], inventory: Inventory): CartLine[] {
  const seen = new Map<string, number>();
  return lines.filter((line) => {
    const units = (seen.get(line.itemId) ?? 0) + 1;
    seen.set(line.itemId, units);
    return units > maxQuantity(inventory, line.itemId, 0);
  });
}
