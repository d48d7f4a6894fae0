import type { Api } from '@tallrik/contract/client/operation';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';

export const AddOrderDeviceToken = graphql(`
  mutation AddOrderDeviceToken($orderId: ID!, $operatingSystem: OperatingSystem!, $token: String!) {
    addOrderDeviceToken(orderId: $orderId, operatingSystem: $operatingSystem, token: $token) {
      success
    }
  }
`);

export const RemoveOrderDeviceToken = graphql(`
  mutation RemoveOrderDeviceToken($orderId: ID!, $token: String!) {
    removeOrderDeviceToken(orderId: $orderId, token: $token) {
      success
    }
  }
`);

const PushFacts = graphql(`
  query PushFacts($id: ID!) {
    orderingCloudConfiguration(id: $id) {
      id
      VAPID_PUBLIC_KEY
      PUSH_SYSTEMS
    }
  }
`);

/** What this deployment can send push messages to. */
export type PushFacts = { publicKey: string | null; systems: readonly string[] };

/** Asked for where somebody might be asked: no other page needs it. */
export const pushFactsQuery = (api: Api, configurationId: string) =>
  queryOptions({
    queryKey: ['push-facts', configurationId],
    queryFn: async ({ signal }): Promise<PushFacts> => {
      const { orderingCloudConfiguration: found } = await api.readPublic(
        PushFacts,
        { id: configurationId },
        signal,
      );
      return { publicKey: found?.VAPID_PUBLIC_KEY ?? null, systems: found?.PUSH_SYSTEMS ?? [] };
    },
    staleTime: Infinity,
  });
