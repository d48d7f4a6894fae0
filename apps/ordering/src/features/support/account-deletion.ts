import type { Api } from '@tallrik/contract/client/operation';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';

const DeleteNode = graphql(`
  mutation DeleteNode($userId: ID!) {
    deleteNode(userId: $userId) {
      success
      message
    }
  }
`);

const CreateHashedPhoneNumber = graphql(`
  mutation CreateHashedPhoneNumber($phoneNumber: String!) {
    createHashedPhoneNumber(phoneNumber: $phoneNumber) {
      success
    }
  }
`);

/** Deletes the guest's own account. The cooldown's hash is the server's to write; asking for it as well harms nothing (D-112). */
export async function deleteAccount(
  api: Api,
  guest: { id: string; phone: string | null },
): Promise<boolean> {
  const { success } = (await api.call(DeleteNode, { userId: guest.id })).deleteNode;
  if (success && guest.phone !== null) {
    await api
      .call(CreateHashedPhoneNumber, { phoneNumber: guest.phone })
      // The token has just died with the account: a refusal here says nothing.
      .catch(() => undefined);
  }
  return success;
}
