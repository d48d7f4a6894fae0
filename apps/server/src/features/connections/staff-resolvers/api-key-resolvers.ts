import type { Resolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import type { ApiKeyChanges } from '../keys/api-key-changes.ts';

/** Only translated: the changes decide. */
export const apiKeyResolvers = (keys: ApiKeyChanges) =>
  ({
    Query: {
      apiKeys: (_root, { companyId }, context) => keys.list(context, companyId),
    },
    Mutation: {
      createApiKey: (_root, { companyId, id, apiKey }, context) =>
        keys.create(context, companyId, id, apiKey),
      revokeApiKey: (_root, { companyId, id }, context) => keys.revoke(context, companyId, id),
    },
  }) satisfies Resolvers<StaffContext>;
