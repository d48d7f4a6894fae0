import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ITEM_SCENE, type ItemScene, sceneAfter, sceneBefore } from './item-scene.ts';

const step = (number: number): ItemScene => ({ name: 'UPSALES', step: number });

it('[ITEM-04] add leads to the first upsell step', () => {
  expect(sceneAfter(ITEM_SCENE, 2)).toEqual(step(0));
});

it('[ITEM-05] without upsells add goes straight to the cart', () => {
  expect(sceneAfter(ITEM_SCENE, 0)).toBe('SUBMIT');
});

it('[ITEM-06] [ITEM-07] Next goes on, and the last step submits', () => {
  expect(sceneAfter(step(0), 2)).toEqual(step(1));
  expect(sceneAfter(step(1), 2)).toBe('SUBMIT');
});

it('[ITEM-08] back leads to the previous step, from the first to the item, from there away', () => {
  expect(sceneBefore(step(1))).toEqual(step(0));
  expect(sceneBefore(step(0))).toEqual(ITEM_SCENE);
  expect(sceneBefore(ITEM_SCENE)).toBe('LEAVE');
});

it('[ITEM-08] back undoes Next, everywhere', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(10), (at, more) => {
      expect(sceneBefore(step(at + 1))).toEqual(step(at));
      const next = sceneAfter(step(at), at + 2 + more);
      expect(next === 'SUBMIT' || sceneBefore(next)).toEqual(step(at));
    }),
  );
});
