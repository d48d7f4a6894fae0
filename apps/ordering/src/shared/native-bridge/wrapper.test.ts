import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { installNativeWrapper, type WrapperOptions } from '@tallrik/testing/native-wrapper';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLocalData } from '../local-data/local-data.ts';
import { browserBridge } from './native-bridge.ts';
import { wrapperBridge } from './wrapper-bridge.ts';
import { mirroredStorage, restoreStorage } from './wrapper-storage.ts';
import { findWrapper, REPLY_PATIENCE_MS, REPLY_POLL_MS, type WrapperHost } from './wrapper.ts';

function world(options: WrapperOptions = {}) {
  const emulated = installNativeWrapper(options);
  const clock = handClock();
  let count = 0;
  const wrapper = findWrapper(globalThis as WrapperHost, clock, () => `id-${(count += 1)}`);
  if (!wrapper) throw new Error('There is a wrapper');
  return { emulated, clock, wrapper };
}

function browserStorage(values: Record<string, string> = {}) {
  const map = new Map(Object.entries(values));
  return {
    map,
    storage: {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    },
  };
}

afterEach(() => {
  for (const name of ['nativeWrapper', 'nativeReplies', 'nativePassedIn', 'emulatedWrapper'])
    Reflect.deleteProperty(globalThis, name);
});

describe('the bridge to a native wrapper', () => {
  it('[NATIVE-01] [D-129] without a wrapper there is none', () => {
    expect(findWrapper({}, handClock(), () => 'id')).toBeNull();
  });

  it('[NATIVE-02] [ITEM-31] makes the device vibrate', () => {
    const { emulated, wrapper } = world();
    wrapperBridge(wrapper).vibrate('LIGHT');
    expect(emulated.messages).toEqual([
      { type: 'VIBRATE', id: 'id-1', data: { vibration: 'LIGHT' } },
    ]);
  });

  it('[NATIVE-04] [NATIVE-05] [NATIVE-06] finds the position under the id of its request, at the next look', async () => {
    const { clock, wrapper } = world({ position: { lat: 59.3, long: 18.1 } });
    const position = wrapperBridge(wrapper).findPosition();
    const seen = vi.fn();
    void position.then(seen);
    await clock.pass(149);
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(await position).toEqual({ kind: 'FOUND', position: { lat: 59.3, long: 18.1 } });
    expect((globalThis as WrapperHost).nativeReplies).toEqual({});
  });

  it('[NATIVE-05] two questions at once get their own answers', async () => {
    const { clock, wrapper, emulated } = world({
      position: 'DENIED',
      storage: { a: '1' },
    });
    const position = wrapperBridge(wrapper).findPosition();
    const { map, storage } = browserStorage();
    const restored = restoreStorage(storage, wrapper, ['a']);
    await clock.pass(REPLY_POLL_MS);
    expect(await position).toEqual({ kind: 'DENIED' });
    expect(await restored).toBe(true);
    expect(map.get('a')).toBe('1');
    expect(new Set(emulated.messages.map(({ id }) => id)).size).toBe(2);
  });

  it('[NATIVE-06] [D-129] gives up after 10 s: the position is unknown', async () => {
    const { clock, wrapper } = world({ isSilent: true });
    const position = wrapperBridge(wrapper).findPosition();
    await clock.pass(REPLY_PATIENCE_MS + REPLY_POLL_MS);
    expect(await position).toEqual({ kind: 'UNKNOWN' });
  });

  it.each([{ lat: 'north', long: 1 }, { lat: 91, long: 0 }, null, 'HERE'])(
    '[NATIVE-04] takes no position from %j',
    async (position) => {
      const { clock, wrapper } = world({ position: position as 'DENIED' });
      const request = wrapperBridge(wrapper).findPosition();
      await clock.pass(REPLY_POLL_MS);
      const { kind } = await request;
      expect(kind).toBe(position === null ? 'DENIED' : 'UNKNOWN');
    },
  );

  it('[NATIVE-08] outside the wrapper the browser says where the guest is', async () => {
    const bridge = browserBridge({
      geolocation: {
        getCurrentPosition: (found: PositionCallback) =>
          found({ coords: { latitude: 41, longitude: 29 } } as GeolocationPosition),
      } as Geolocation,
    });
    expect(await bridge.findPosition()).toEqual({
      kind: 'FOUND',
      position: { lat: 41, long: 29 },
    });
  });
});

describe('storage in a wrapper', () => {
  it('[NATIVE-03] [D-131] what is written is written to both, what is removed goes from both', () => {
    const { emulated, wrapper } = world();
    const { map, storage } = browserStorage();
    const localData = openLocalData('c1', mirroredStorage(storage, wrapper));
    localData.set('cartId', 'cart-1');
    expect(emulated.storage).toEqual({ 'tallrik:c1:cartId': '"cart-1"' });
    expect(map.get('tallrik:c1:cartId')).toBe('"cart-1"');
    localData.reset('cartId');
    expect(emulated.storage).toEqual({});
    expect(map.size).toBe(0);
  });

  it('[NATIVE-03] [D-131] a cleaned web view gets its cart back, and keeps what it has', async () => {
    const { clock, wrapper } = world({
      storage: { 'tallrik:c1:cartId': '"old"', 'tallrik:c1:language': '"se"' },
    });
    const { map, storage } = browserStorage({ 'tallrik:c1:language': '"en"' });
    const restoring = restoreStorage(storage, wrapper, [
      'tallrik:c1:cartId',
      'tallrik:c1:language',
    ]);
    await clock.pass(REPLY_POLL_MS);
    expect(await restoring).toBe(true);
    expect(Object.fromEntries(map)).toEqual({
      'tallrik:c1:cartId': '"old"',
      'tallrik:c1:language': '"en"',
    });
  });

  it('[D-131] without any storage the values live for the session', () => {
    const { wrapper } = world({ isSilent: true });
    const localData = openLocalData('c1', mirroredStorage(null, wrapper));
    localData.set('cartId', 'cart-1');
    expect(localData.get('cartId')).toBe('cart-1');
  });
});
