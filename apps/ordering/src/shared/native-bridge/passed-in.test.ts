import { describe, expect, it, vi } from 'vitest';
import { openLocalData } from '../local-data/local-data.ts';
import { hearWrapper, readPassedIn, type MessageSource } from './passed-in.ts';
import { registerDevice } from './register-device.ts';
import { applyPassedIn } from './apply-passed-in.ts';

const device = { token: 'push-1', operatingSystem: 'IOS' } as const;

function guest(isGenuine = true) {
  const localData = openLocalData('c1', null);
  const deps = {
    localData,
    open: vi.fn<(path: string) => void>(),
    isGenuine: vi.fn<(token: string) => Promise<boolean>>(async () => isGenuine),
    paint: vi.fn<(colors: object) => void>(),
  };
  const take = async (type: string, data: unknown) => {
    const passed = readPassedIn(JSON.stringify({ type, data }));
    if (passed) await applyPassedIn(passed, deps);
  };
  return { ...deps, take };
}

describe('what the wrapper passes in', () => {
  it.each([
    ['ORDER', 'o 1', '/orderstatus/o%201'],
    ['NEWS', 'n1', '/news/n1'],
    ['OFFER', 'f1', '/?offer=f1'],
  ])('[NATIVE-07] [D-130] %s is an id that opens its page', async (type, id, path) => {
    const { take, open } = guest();
    await take(type, { id });
    expect(open).toHaveBeenCalledExactlyOnceWith(path);
  });

  it('[NATIVE-07] [NATIVE-10] a device is kept with its system, not yet registered', async () => {
    const { take, localData } = guest();
    await take('DEVICE_TOKEN', device);
    expect(localData.get('device')).toEqual({ ...device, registered: false });
  });

  it('[NATIVE-10] a token that is known stays registered, a new one does not', async () => {
    const { take, localData } = guest();
    localData.set('device', { ...device, registered: true });
    await take('DEVICE_TOKEN', device);
    expect(localData.get('device')?.registered).toBe(true);
    await take('DEVICE_TOKEN', { ...device, token: 'push-2' });
    expect(localData.get('device')).toEqual({ ...device, token: 'push-2', registered: false });
  });

  it('[NATIVE-07] [D-130] an old token counts only if the server takes it for genuine', async () => {
    const genuine = guest(true);
    await genuine.take('AUTH_TOKEN', { token: 'old' });
    expect(genuine.localData.get('authToken')).toBe('old');
    const forged = guest(false);
    await forged.take('AUTH_TOKEN', { token: 'old' });
    expect(forged.localData.get('authToken')).toBeNull();
  });

  it('[D-130] an old token never replaces the guest who is signed in', async () => {
    const { take, localData, isGenuine } = guest();
    localData.set('authToken', 'mine');
    await take('AUTH_TOKEN', { token: 'old' });
    expect(localData.get('authToken')).toBe('mine');
    expect(isGenuine).not.toHaveBeenCalled();
  });

  it('[NATIVE-07] [D-130] colours are taken one by one, if they are colours of the theme', async () => {
    const { take, paint } = guest();
    await take('COLORS', {
      main: '#ABC',
      priceColor: 'red;background:url(//evil)',
      background: '#ffffff',
      secondary: '#00ff00',
    });
    expect(paint).toHaveBeenCalledExactlyOnceWith({ main: '#aabbcc', secondary: '#00ff00' });
  });

  it.each([
    'no json',
    '{"type":"ORDER"}',
    '{"type":"ORDER","data":{"id":""}}',
    '{"type":"ORDER","data":{"id":7}}',
    '{"type":"DEVICE_TOKEN","data":{"token":"t","operatingSystem":"WINDOWS"}}',
    '{"type":"AUTH_TOKEN","data":{"token":null}}',
    '{"type":"PAY","data":{"id":"x"}}',
    `{"type":"NEWS","data":{"id":"${'x'.repeat(5_000)}"}}`,
    null,
    7,
  ])('[D-130] drops %s', (message) => {
    expect(readPassedIn(message)).toBeNull();
  });

  it('[D-129] hears this page only, and what came before the app began', () => {
    const onPassed = vi.fn<(passed: unknown) => void>();
    let post: Parameters<MessageSource['listen']>[0] = () => undefined;
    hearWrapper(
      {
        origin: 'https://eat.example',
        early: [{ type: 'NEWS', data: { id: 'n1' } }],
        listen: (listener) => {
          post = listener;
          return () => undefined;
        },
      },
      onPassed,
    );
    post({ origin: 'https://evil.example', data: '{"type":"ORDER","data":{"id":"o1"}}' });
    post({ origin: 'https://eat.example', data: '{"type":"ORDER","data":{"id":"o2"}}' });
    expect(onPassed.mock.calls).toEqual([
      [{ type: 'NEWS', id: 'n1' }],
      [{ type: 'ORDER', id: 'o2' }],
    ]);
  });
});

describe('the device of a guest', () => {
  const api = (success: boolean) => ({
    call: vi.fn(async () => ({ addDeviceToken: { success } })),
    readPublic: vi.fn(),
  });

  it('[NATIVE-09] [NATIVE-10] [F-42] is registered once the guest is signed in and wants it, and once only', async () => {
    const { localData } = guest();
    const server = api(true);
    localData.set('device', { ...device, registered: false });
    localData.set('enableNotifications', true);
    await registerDevice(server as never, localData);
    expect(server.call).not.toHaveBeenCalled();
    localData.set('authToken', 'token');
    localData.set('enableNotifications', false);
    await registerDevice(server as never, localData);
    expect(server.call).not.toHaveBeenCalled();
    localData.set('enableNotifications', true);
    await registerDevice(server as never, localData);
    await registerDevice(server as never, localData);
    expect(server.call).toHaveBeenCalledExactlyOnceWith(expect.anything(), device);
    expect(localData.get('device')?.registered).toBe(true);
  });

  it('[NATIVE-09] [D-200] [F-42] that nobody agreed to is taken off again', async () => {
    const { localData } = guest();
    const server = api(true);
    localData.set('device', { ...device, registered: true });
    localData.set('authToken', 'token');
    await registerDevice(server as never, localData);
    expect(server.call).toHaveBeenCalledExactlyOnceWith(expect.anything(), { token: device.token });
    expect(localData.get('device')?.registered).toBe(false);
  });

  it('[NATIVE-10] stays unregistered when the server refuses it', async () => {
    const { localData } = guest();
    localData.set('device', { ...device, registered: false });
    localData.set('authToken', 'token');
    localData.set('enableNotifications', true);
    await registerDevice(api(false) as never, localData);
    expect(localData.get('device')?.registered).toBe(false);
  });
});
