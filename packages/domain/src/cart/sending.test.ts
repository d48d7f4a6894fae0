import { expect, it } from 'vitest';
import { SEND_BATCH_DEBOUNCE_MS, SEND_DELAY_MS, sendBatches } from './sending.ts';

it('[CART-18] [CART-19] [D-54] 10 ms to the sender, 750 ms to gather', () => {
  expect([SEND_DELAY_MS, SEND_BATCH_DEBOUNCE_MS]).toEqual([10, 750]);
});

it('[CART-20] a batch holds up to 1000 events, in order', () => {
  const events = Array.from({ length: 2_001 }, (_, at) => at);
  const batches = sendBatches(events);
  expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
  expect(batches.flat()).toEqual(events);
  expect(sendBatches([])).toEqual([]);
});
