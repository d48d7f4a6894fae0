import type { Api } from '@tallrik/contract/client/operation';
import { ok, refused, type Result } from '@tallrik/domain/result';
import { graphql } from '../graphql-client/generated/gql.ts';

const ActivatePromoCode = graphql(`
  mutation ActivatePromoCode($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {
    activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) {
      success
      error
    }
  }
`);

/** Asks the server to set a code on the cart; it appends the event itself (D-71). Refused with a code of the catalogue. */
export async function activatePromoCode(
  api: Api,
  wanted: { companyId: string; code: string; cartId: string; venueId: string },
): Promise<Result<true, string>> {
  const { activatePromoCode: answer } = await api.call(ActivatePromoCode, wanted);
  return answer.success ? ok(true) : refused(answer.error ?? 'NOTFOUND');
}
