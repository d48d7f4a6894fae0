import { canSwipeAway, cartRows, type CartRow } from '@tallrik/domain/cart/cart-list';
import type { OrderOffer } from '@tallrik/domain/cart/cart';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { type LackingLine, stockNeedsOf, unitsLeftOf } from '@tallrik/domain/cart/stock-needs';
import { localized } from '@tallrik/domain/company/localized';
import type { Item, ModificationGroup } from '@tallrik/domain/menu/catalogue';
import { type Reader, titleOf } from '@tallrik/domain/menu/dishes';
import type { Inventory } from '@tallrik/domain/menu/stock';
import type { Minor } from '@tallrik/domain/money/minor';
import type { CartLineView } from './CartLineRow.tsx';

export type LineFacts = {
  items: readonly Item[];
  groups: readonly ModificationGroup[];
  inventory: Inventory;
  reader: Reader;
  money: (amount: Minor) => string;
  /** Said of the bag, which has no button to remove it (CART-37). */
  whyBagStays: string;
};

export type ShownRow = { row: CartRow; view: CartLineView };

/** The cart's rows in the reader's language; what the menu no longer knows keeps the words of the line. */
export function shownRows(lines: readonly CartLine[], facts: LineFacts): ShownRow[] {
  const needsOf = stockNeedsOf({ items: facts.items, modificationGroups: facts.groups });
  return cartRows(lines).map((row) => {
    const { line } = row;
    const item = facts.items.find(({ id }) => id === line.itemId);
    const isDiscounted = row.total < row.subtotal;
    const others = lines.filter(({ id }) => !row.lineIds.includes(id));
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
        max: unitsLeftOf(line, others, facts.inventory, needsOf),
        offers: row.offers.flatMap(({ title, titleLang, quantity }) => {
          if (title === null) return [];
          const { language, company } = facts.reader;
          const name = localized(titleLang, title, language, company);
          return quantity === row.quantity ? name : `${quantity} × ${name}`;
        }),
        note: canSwipeAway(line) ? null : facts.whyBagStays,
        canRemove: canSwipeAway(line),
        canRepeat: canSwipeAway(line) && !line.bundleId,
      },
    };
  });
}

/** The order's offer by its name in the reader's language (D-332). */
export const offerInWords = (
  offer: OrderOffer | null,
  { language, company }: Reader,
): OrderOffer | null =>
  offer && { ...offer, title: localized(offer.titleLang, offer.title, language, company) };

/** What has run out, in the reader's words: the dish, with the choice if it is the choice that is gone (ITEM-22). */
export function nameOfLacking(
  { line, lackingId }: LackingLine,
  { items, groups, reader }: Pick<LineFacts, 'items' | 'groups' | 'reader'>,
): string {
  const item = items.find(({ id }) => id === line.itemId);
  const title = item ? titleOf(item, reader) : line.title;
  if (lackingId === line.itemId) return title;
  const isUsed = ({ id, asItem }: { id: string; asItem: { id: string } | null }) =>
    (id === lackingId || asItem?.id === lackingId) && !line.removedVariations.includes(id);
  const choices = groups.flatMap(({ variations }) => variations).filter(isUsed);
  const added = line.variations.map(({ id }) => id);
  const choice = choices.find(({ id }) => added.includes(id)) ?? choices[0];
  const size = line.variations.find(({ id }) => id === lackingId);
  const name = choice ? nameOf(choice, reader) : size?.title;
  return name === undefined ? title : `${title} (${name})`;
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
