import type { Api } from '@tallrik/contract/client/operation';
import { RemoveDeviceToken } from '../guest/device-removal.ts';
import { graphql } from '../graphql-client/generated/gql.ts';
import type { LocalData } from '../local-data/local-data.ts';

export const AddDeviceToken = graphql(`
  mutation AddDeviceToken($operatingSystem: OperatingSystem!, $token: String!) {
    addDeviceToken(operatingSystem: $operatingSystem, token: $token) {
      success
    }
  }
`);

/**
 * Tells the server where the signed-in guest can be reached, if the guest wants that (NATIVE-09, NATIVE-10); the next
 * start tries again. A device that an older app registered unasked is taken off.
 */
export async function registerDevice(api: Api, localData: LocalData): Promise<void> {
  const device = localData.get('device');
  if (device === null || localData.get('authToken') === null) return;
  const isWanted = localData.get('enableNotifications');
  if (device.registered === isWanted) return;
  const { operatingSystem, token } = device;
  if (!isWanted) {
    await api.call(RemoveDeviceToken, { token });
    localData.set('device', { ...device, registered: false });
    return;
  }
  const { addDeviceToken } = await api.call(AddDeviceToken, { operatingSystem, token });
  const isStillThis = localData.get('device')?.token === token;
  if (addDeviceToken.success && isStillThis)
    localData.set('device', { ...device, registered: true });
}
