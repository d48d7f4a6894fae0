import { afterEach, describe, expect, it } from 'vitest';
import type { FanOuts } from '../fan-out.ts';

/** What every fan-out does, inside one process and between several. */
export function fanOutContract(
  name: string,
  open: () => Promise<{ one: FanOuts; other: FanOuts; stop: () => Promise<void> }>,
): void {
  describe(`fan-out ${name}`, () => {
    let stop: (() => Promise<void>) | null = null;
    afterEach(async () => {
      await stop?.();
      stop = null;
    });
    const opened = async () => {
      const world = await open();
      stop = world.stop;
      return world;
    };

    it('tells everybody on the topic, nobody else, and nobody who has left', async () => {
      const { one, other } = await opened();
      const received: string[] = [];
      const here = await one.make<string>('carts');
      const there = await other.make<string>('carts');
      const leave = here.subscribe('cart:1', (message) => received.push(`one ${message}`));
      here.subscribe('cart:1', (message) => received.push(`two ${message}`));
      here.subscribe('cart:2', (message) => received.push(`other ${message}`));
      there.publish('cart:1', 'Köttbullar 🍟');
      await expect.poll(() => received).toEqual(['one Köttbullar 🍟', 'two Köttbullar 🍟']);
      leave();
      there.publish('cart:1', 'b');
      there.publish('nobody', 'c');
      there.publish('cart:2', 'd');
      await expect
        .poll(() => received)
        .toEqual(['one Köttbullar 🍟', 'two Köttbullar 🍟', 'two b', 'other d']);
    });

    it('keeps the order of one speaker, and says nothing twice to its own process', async () => {
      const { one, other } = await opened();
      const received: number[] = [];
      const echoes: number[] = [];
      (await one.make<number>('numbers')).subscribe('count', (message) => received.push(message));
      const speaker = await other.make<number>('numbers');
      speaker.subscribe('count', (message) => echoes.push(message));
      const published = Array.from({ length: 50 }, (_, index) => index);
      for (const number of published) speaker.publish('count', number);
      await expect.poll(() => received).toEqual(published);
      expect(echoes).toEqual(published);
    });

    it('keeps names apart', async () => {
      const { one, other } = await opened();
      const received: string[] = [];
      (await one.make<string>('carts')).subscribe('1', (message) =>
        received.push(`cart ${message}`),
      );
      (await one.make<string>('venues')).subscribe('1', (message) =>
        received.push(`venue ${message}`),
      );
      (await other.make<string>('venues')).publish('1', 'news');
      (await other.make<string>('carts')).publish('1', 'more');
      await expect.poll(() => received.toSorted()).toEqual(['cart more', 'venue news']);
    });
  });
}
