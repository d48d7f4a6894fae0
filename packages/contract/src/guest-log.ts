/** Where a guest's app tells what happened on it: beside the API, because nobody waits for an answer. */
export const GUEST_LOG_PATH = '/log';
export const MAX_LOG_ENTRIES = 50;

/** A message that is longer tells no more of the mistake, and more of the guest. */
export const PAGE_ERROR_LIMITS = { name: 64, message: 300, stack: 4_000 } as const;

/** ITEM-32, PAY-14, PAY-26, PAY-39. Ids, codes and the dish's name; never a person's (D-128). */
export type GuestLogEntry =
  | {
      event: 'item_added';
      cartId: string;
      quantity: number;
      entryId: string;
      itemId: string;
      title: string;
    }
  | {
      event: 'challenge_finished';
      cartId: string;
      status: 'success' | 'failed' | 'cancelled' | 'not available' | 'unknown';
    }
  | { event: 'payment_dropin_error' | 'payment_error'; cartId: string; code: string }
  | { event: 'pay_button_stuck'; cartId: string }
  /** A mistake of our own in the page's scripts (F-41); the server takes out what could be a person's. */
  | { event: 'page_error'; name: string; message: string; stack: string };
