import { graphql } from '../graphql-client/generated/gql.ts';

export const RemoveDeviceToken = graphql(`
  mutation RemoveDeviceToken($token: String!) {
    removeDeviceToken(token: $token) {
      success
    }
  }
`);
