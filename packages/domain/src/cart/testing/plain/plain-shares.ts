import { halfUp, sum } from './plain-arithmetic.ts';

// Nothing here may be imported from the product: called twice, a wrong rule agrees with itself.

/** How a table pays its bill: each guest some of the dishes, or an equal part of every dish. */
export type PlainSplit = { guests: number; isByDish: boolean };

/**
 * D-53, D-165, F-12: what each guest is charged, in the order they pay. Of a dish shared by three each pays a third,
 * half up and never more than is left of it; whoever comes last pays whatever is left. Who has nothing to pay pays
 * nothing, and is not in the list.
 */
export function plainShares(dishes: readonly number[], { guests, isByDish }: PlainSplit): number[] {
  if (isByDish) {
    const inOrder = byPrice(dishes);
    return guestsOf(guests)
      .map((guest) => sum(inOrder.filter((_, at) => at % guests === guest)))
      .filter((share) => share > 0);
  }
  const left = [...dishes];
  return guestsOf(guests)
    .map((guest) => {
      const isLast = guest === guests - 1;
      return sum(
        dishes.map((dish, at) => {
          const rest = left[at] ?? 0;
          const part = isLast ? rest : Math.min(rest, halfUp(dish, guests));
          left[at] = rest - part;
          return part;
        }),
      );
    })
    .filter((share) => share > 0);
}

/** Dishes that cost something, the dearest first: so both sides name the same ones without a name. */
export const byPrice = (dishes: readonly number[]): number[] =>
  dishes.filter((dish) => dish > 0).toSorted((one, other) => other - one);

const guestsOf = (count: number): number[] => Array.from({ length: count }, (_, guest) => guest);
