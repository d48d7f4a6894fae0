import { useOrderArrival } from './use-order-arrival.ts';

/** Draws nothing: it waits for the order of a cart that is being paid. */
export function OrderArrival() {
  useOrderArrival();
  return null;
}
