import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call, CallGateway } from '../call-gateway.ts';

export type CallWorld = {
  gateway: CallGateway;
  /** What was read out, and where. */
  placed: () => { to: string; text: string }[];
  close: () => Promise<void>;
};

export const CALL: Call = {
  key: 'call-1',
  to: '+46701234567',
  text: 'Ingen på Nordbro har svarat på den här ordern: 418.',
  language: 'sv-SE',
};

/** What every way of calling somebody has to hold. */
export function describeCallGateway(name: string, open: () => Promise<CallWorld>): void {
  describe(`a call through ${name}`, () => {
    let world: CallWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    it('[KITCHEN-08] [D-346] rings at the number and reads the text out, letter by letter', async () => {
      expect(await world.gateway.place(CALL)).toBe('PLACED');
      expect(world.placed()).toEqual([{ to: CALL.to, text: CALL.text }]);
    });

    it('[D-346] asked for again with the same key it rings once; another key is another call', async () => {
      const before = world.placed().length;
      expect(await world.gateway.place(CALL)).toBe('PLACED');
      expect(world.placed()).toHaveLength(before);
      expect(await world.gateway.place({ ...CALL, key: 'call-2' })).toBe('PLACED');
      expect(world.placed()).toHaveLength(before + 1);
    });

    it('[D-346] two at once with one key ring once', async () => {
      const before = world.placed().length;
      const call = { ...CALL, key: 'call-3' };
      expect(await Promise.all([world.gateway.place(call), world.gateway.place(call)])).toEqual([
        'PLACED',
        'PLACED',
      ]);
      expect(world.placed()).toHaveLength(before + 1);
    });
  });
}
