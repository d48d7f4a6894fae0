import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PushDelayed, type PushMessage, type PushPort } from '../push-port.ts';

/** A port, the network at its other end, and two devices: one that listens and one that has left. */
export type PushWorld = {
  port: PushPort;
  device: string;
  goneDevice: string;
  arrived: () => PushMessage[];
  close: () => Promise<void>;
};

/** With a network whose next answer can be "not now". */
export type PushNetworkWorld = PushWorld & { failNext: () => void };

export const READY: PushMessage = {
  title: 'Zeytin Lokantası',
  body: 'Siparişin 12 hazır',
  tag: 'order-12',
  path: '/order-history/1',
};

/** What every push network must do. */
export function describePushPort(name: string, open: () => Promise<PushWorld>): void {
  describe(`push by ${name}`, () => {
    let world: PushWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    it('[D-132] brings the message to the device', async () => {
      expect(await world.port.send(world.device, READY)).toBe('SENT');
      expect(world.arrived().at(-1)).toMatchObject({
        title: READY.title,
        body: expect.stringContaining(READY.body),
      });
    });

    it('[D-132] says when a device has left', async () => {
      const before = world.arrived().length;
      expect(await world.port.send(world.goneDevice, READY)).toBe('GONE');
      expect(world.arrived()).toHaveLength(before);
    });
  });
}

/** For those with a network that can be in trouble. */
export function describePushNetwork(name: string, open: () => Promise<PushNetworkWorld>): void {
  describePushPort(name, open);

  it(`[D-128] ${name} in trouble is tried again, and its error names no device`, async () => {
    const world = await open();
    world.failNext();
    const error: unknown = await world.port
      .send(world.device, READY)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PushDelayed);
    expect(String(error)).not.toContain(world.device);
    expect(await world.port.send(world.device, READY)).toBe('SENT');
    await world.close();
  });
}
