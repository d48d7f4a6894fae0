import type { Minor } from '@tallrik/domain/money/minor';
import type { Order } from '@tallrik/domain/orders/order';

/** An order as the server keeps it: with what guests are answered from and never read as it is. */
export type StoredOrder = Order & {
  /** When the server rejects it, unless somebody has answered (D-92). */
  answerBy: string;
  /** How often minutes were added to what was promised (KITCHEN-10). */
  extensions: number;
  /** Of what was paid: gone back, or on its way. */
  givenBack: Minor;
};
