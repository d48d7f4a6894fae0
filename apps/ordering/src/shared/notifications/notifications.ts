import type { Api } from '@tallrik/contract/client/operation';
import { RemoveDeviceToken } from '../guest/device-removal.ts';
import type { LocalData } from '../local-data/local-data.ts';
import { AddDeviceToken } from '../native-bridge/register-device.ts';
import type { PushDevice } from './push-device.ts';
import { AddOrderDeviceToken, RemoveOrderDeviceToken } from './push-operations.ts';

type Deps = { api: Api; localData: LocalData };

/** For whom: everything of the account, or one order of a guest without one. */
export type Following = { isSignedIn: boolean; orderId: string | null };

/** By the guest's tap. DENIED: the browser was told no; FAILED: try again. */
export async function turnOn(
  deps: Deps,
  device: PushDevice,
  following: Following,
): Promise<'ON' | 'DENIED' | 'FAILED'> {
  try {
    const token = await device.subscribe();
    if (token === null) {
      deps.localData.set('refusedNotifications', true);
      return 'DENIED';
    }
    if (!(await register(deps, device, token, following))) return 'FAILED';
    deps.localData.set('enableNotifications', true);
    deps.localData.reset('refusedNotifications');
    return 'ON';
  } catch {
    return 'FAILED';
  }
}

/** Where the guest has agreed before: the next order is followed as well, and a changed line is told to the server. */
export async function stayOn(deps: Deps, device: PushDevice, following: Following): Promise<void> {
  if (!deps.localData.get('enableNotifications') || device.permission() !== 'GRANTED') return;
  const token = await device.subscribe();
  if (token !== null) await register(deps, device, token, following);
}

async function register(
  { api, localData }: Deps,
  { operatingSystem }: PushDevice,
  token: string,
  { isSignedIn, orderId }: Following,
): Promise<boolean> {
  const isOfDevice = localData.get('anonymousOrders').some(({ id }) => id === orderId);
  // An order from before the sign-in belongs to no account: its devices would hear nothing of it.
  if (orderId !== null && (!isSignedIn || isOfDevice)) {
    const variables = { orderId, operatingSystem, token };
    const answer = await api.call(AddOrderDeviceToken, variables);
    if (!answer.addOrderDeviceToken.success) return false;
  }
  if (!isSignedIn) return true;
  const { success } = (await api.call(AddDeviceToken, { operatingSystem, token })).addDeviceToken;
  const device = localData.get('device');
  if (success && device?.token === token) localData.set('device', { ...device, registered: true });
  return success;
}

/** Takes the device off at the server, of the account and of every order of this phone, and lets the line go. */
export async function turnOff(
  { api, localData }: Deps,
  device: PushDevice,
  { isSignedIn }: Pick<Following, 'isSignedIn'>,
): Promise<void> {
  localData.set('enableNotifications', false);
  const token = await device.token();
  if (token !== null) {
    const orders = localData.get('anonymousOrders');
    // Unheard by the server, the push service says at the next message that nobody listens.
    await Promise.allSettled([
      ...(isSignedIn ? [api.call(RemoveDeviceToken, { token })] : []),
      ...orders.map(({ id }) => api.call(RemoveOrderDeviceToken, { orderId: id, token })),
    ]);
    const native = localData.get('device');
    if (native?.token === token) localData.set('device', { ...native, registered: false });
  }
  await device.unsubscribe();
}
