import type { Api } from '@tallrik/contract/client/operation';
import { graphql } from '../graphql-client/generated/gql.ts';
import type { LocalData } from '../local-data/local-data.ts';

const AddDeviceToken = graphql(`
  mutation AddDeviceToken($operatingSystem: OperatingSystem!, $token: String!) {
    addDeviceToken(operatingSystem: $operatingSystem, token: $token) {
      success
    }
  }
`);

/** Tells the server where the signed-in guest can be reached (NATIVE-09, NATIVE-10); the next start tries again. */
export async function registerDevice(api: Api, localData: LocalData): Promise<void> {
  const device = localData.get('device');
  if (device === null || device.registered || localData.get('authToken') === null) return;
  const { operatingSystem, token } = device;
  const { addDeviceToken } = await api.call(AddDeviceToken, { operatingSystem, token });
  const isStillThis = localData.get('device')?.token === token;
  if (addDeviceToken.success && isStillThis)
    localData.set('device', { ...device, registered: true });
}
