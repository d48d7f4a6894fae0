import type { Minor } from '../../money/minor.ts';
import type { CartLine } from '../cart-line.ts';

/** What an item discount is taken from: the dish in its size. Extras are paid in full (D-160). */
export const dishPrice = ({ sizePrices, amount }: CartLine): Minor => sizePrices?.chosen ?? amount;

/** What a bundle's price stands for: the dish in its cheapest size (D-162). */
export const leastDishPrice = ({ sizePrices, amount }: CartLine): Minor =>
  sizePrices?.least ?? amount;
