import { describe, expect, it, vi } from 'vitest';
import { openLocalData } from '../local-data/local-data.ts';
import { answeringApi } from '../testing/answering-api.ts';
import { stayOn, turnOff, turnOn } from './notifications.ts';
import type { PushDevice } from './push-device.ts';

function phone(changes: Partial<PushDevice> = {}, isAccepted = true) {
  const localData = openLocalData('c1', null);
  const { api, requests } = answeringApi({
    AddDeviceToken: () => ({ addDeviceToken: { success: isAccepted } }),
    RemoveDeviceToken: () => ({ removeDeviceToken: { success: true } }),
    AddOrderDeviceToken: () => ({ addOrderDeviceToken: { success: isAccepted } }),
    RemoveOrderDeviceToken: () => ({ removeOrderDeviceToken: { success: true } }),
  });
  const device: PushDevice = {
    operatingSystem: 'WEB',
    permission: () => 'GRANTED',
    token: async () => 'line',
    subscribe: async () => 'line',
    unsubscribe: vi.fn(async () => undefined),
    ...changes,
  };
  return { deps: { api, localData }, localData, requests, device };
}
const signedIn = { isSignedIn: true, orderId: 'order-1' };
const anonymous = { isSignedIn: false, orderId: 'order-1' };

describe('the wish to be told', () => {
  it('[NATIVE-09] [F-42] [D-200] of a signed-in guest is the account’s, and kept on the phone', async () => {
    const { deps, localData, requests, device } = phone();
    expect(await turnOn(deps, device, signedIn)).toBe('ON');
    expect(requests).toEqual([
      { operation: 'AddDeviceToken', variables: { operatingSystem: 'WEB', token: 'line' } },
    ]);
    expect(localData.get('enableNotifications')).toBe(true);
  });

  it('[NATIVE-09] [F-42] [D-201] of a guest without an account is about the order', async () => {
    const { deps, localData, requests, device } = phone();
    expect(await turnOn(deps, device, anonymous)).toBe('ON');
    expect(requests).toEqual([
      {
        operation: 'AddOrderDeviceToken',
        variables: { orderId: 'order-1', operatingSystem: 'WEB', token: 'line' },
      },
    ]);
    expect(localData.get('enableNotifications')).toBe(true);
  });

  it('[F-42] [D-202] about an order from before the sign-in is the order’s, too: no account has it', async () => {
    const { deps, localData, requests, device } = phone();
    localData.set('anonymousOrders', [{ id: 'order-1', createdAt: '2026-03-02T12:00:00Z' }]);
    expect(await turnOn(deps, device, signedIn)).toBe('ON');
    expect(requests.map(({ operation }) => operation)).toEqual([
      'AddOrderDeviceToken',
      'AddDeviceToken',
    ]);
  });

  it('[NATIVE-09] [NATIVE-10] inside the wrapper the app’s token is registered, and said to be', async () => {
    const { deps, localData, requests, device } = phone({
      operatingSystem: 'IOS',
      token: async () => 'native',
      subscribe: async () => 'native',
    });
    localData.set('device', { token: 'native', operatingSystem: 'IOS', registered: false });
    await turnOn(deps, device, signedIn);
    expect(requests[0]?.variables).toEqual({ operatingSystem: 'IOS', token: 'native' });
    expect(localData.get('device')?.registered).toBe(true);
    await turnOff(deps, device, signedIn);
    expect(requests.at(-1)).toEqual({
      operation: 'RemoveDeviceToken',
      variables: { token: 'native' },
    });
    expect(localData.get('device')?.registered).toBe(false);
  });

  it('[D-202] a no to the browser is a no, and nothing is sent', async () => {
    const { deps, localData, requests, device } = phone({ subscribe: async () => null });
    expect(await turnOn(deps, device, anonymous)).toBe('DENIED');
    expect(requests).toEqual([]);
    expect(localData.get('enableNotifications')).toBe(false);
    expect(localData.get('refusedNotifications')).toBe(true);
  });

  it('[NATIVE-09] is not on before the server has it', async () => {
    const refused = phone({}, false);
    expect(await turnOn(refused.deps, refused.device, anonymous)).toBe('FAILED');
    expect(refused.localData.get('enableNotifications')).toBe(false);
    const broken = phone({ subscribe: () => Promise.reject(new Error('AbortError')) });
    expect(await turnOn(broken.deps, broken.device, anonymous)).toBe('FAILED');
  });

  it('[NATIVE-09] [D-200] turned off, it is taken back of account and orders, and the line is let go', async () => {
    const { deps, localData, requests, device } = phone();
    localData.set('enableNotifications', true);
    localData.set('anonymousOrders', [{ id: 'order-1', createdAt: '2026-03-01T12:00:00Z' }]);
    await turnOff(deps, device, signedIn);
    expect(requests).toEqual([
      { operation: 'RemoveDeviceToken', variables: { token: 'line' } },
      { operation: 'RemoveOrderDeviceToken', variables: { orderId: 'order-1', token: 'line' } },
    ]);
    expect(device.unsubscribe).toHaveBeenCalledOnce();
    expect(localData.get('enableNotifications')).toBe(false);
  });

  it('[D-202] goes on for the next order, but never asks by itself', async () => {
    const { deps, localData, requests, device } = phone();
    await stayOn(deps, device, anonymous);
    expect(requests).toEqual([]);
    localData.set('enableNotifications', true);
    await stayOn(deps, { ...device, permission: () => 'OPEN' }, anonymous);
    expect(requests).toEqual([]);
    await stayOn(deps, device, anonymous);
    expect(requests.map(({ operation }) => operation)).toEqual(['AddOrderDeviceToken']);
  });
});
