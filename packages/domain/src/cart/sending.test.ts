import { expect, it } from 'vitest';
import {
  SEND_BATCH_DEBOUNCE_MS,
  SEND_BATCH_MAX_BYTES,
  SEND_BATCH_MAX_EVENTS,
  SEND_DELAY_MS,
} from './sending.ts';

it('[CART-18] [CART-19] [D-54] 10 ms to the sender, 750 ms to gather', () => {
  expect([SEND_DELAY_MS, SEND_BATCH_DEBOUNCE_MS]).toEqual([10, 750]);
});

it('[CART-20] a batch holds up to 1000 events', () => {
  expect(SEND_BATCH_MAX_EVENTS).toBe(1000);
});

it('[D-245] and 480 KiB of them', () => {
  expect(SEND_BATCH_MAX_BYTES).toBe(491_520);
});
