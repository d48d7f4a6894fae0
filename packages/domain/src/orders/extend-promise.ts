import { ok, refused, type Result } from '../result.ts';
import type { Order } from './order.ts';

/** KITCHEN-10: what can be added to a promise at once. */
export const EXTENSION_MINUTES = [5, 10, 15] as const;
export type ExtensionMinutes = (typeof EXTENSION_MINUTES)[number];

/** A time that moves a fourth time is no promise: the guest is better called. */
export const MOST_EXTENSIONS = 3;

export type ExtensionRefusal =
  | 'ORDER_VERSION_CONFLICT'
  | 'EXTENSION_NOT_ALLOWED'
  | 'EXTENSIONS_USED_UP';

/** What an extension reads and writes: the whole order on the server, its card on a board. */
type ExtendableOrder = Pick<Order, 'status' | 'desiredTime' | 'estimatedFinishTime' | 'version'> & {
  /** How often minutes were added to its promise. */
  extensions: number;
};

export type PromiseExtension = { version: number; minutes: ExtensionMinutes; at: Temporal.Instant };

export const isExtensionMinutes = (minutes: unknown): minutes is ExtensionMinutes =>
  EXTENSION_MINUTES.some((choice) => choice === minutes);

/** Whether the kitchen may still say that it takes longer. */
export const canExtend = (order: Pick<ExtendableOrder, 'status' | 'extensions'>): boolean =>
  order.status === 'ACCEPTED' && order.extensions < MOST_EXTENSIONS;

/**
 * Adds minutes to what the guest was promised. Counted from now where the promise is past already: five minutes more
 * on something that is ten minutes late would be a time that is over.
 */
export function extendPromise<Extended extends ExtendableOrder>(
  order: Extended,
  { version, minutes, at }: PromiseExtension,
): Result<Extended, ExtensionRefusal> {
  if (version !== order.version) return refused('ORDER_VERSION_CONFLICT');
  if (order.status !== 'ACCEPTED') return refused('EXTENSION_NOT_ALLOWED');
  if (order.extensions >= MOST_EXTENSIONS) return refused('EXTENSIONS_USED_UP');
  return ok({
    ...order,
    estimatedFinishTime: laterOf(promiseOf(order), at).add({ minutes }).toString(),
    extensions: order.extensions + 1,
    version: order.version + 1,
  });
}

/** The kitchen's word, or without one the time the guest chose. */
function promiseOf(order: ExtendableOrder): Temporal.Instant | null {
  const promised = order.estimatedFinishTime ?? order.desiredTime;
  return promised === null ? null : Temporal.Instant.from(promised);
}

const laterOf = (promise: Temporal.Instant | null, at: Temporal.Instant): Temporal.Instant =>
  promise !== null && Temporal.Instant.compare(promise, at) > 0 ? promise : at;
