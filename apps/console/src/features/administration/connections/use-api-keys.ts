import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
  type ApiKeyInput,
  type ApiKeyPartsFragment,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

export type ApiKey = ApiKeyPartsFragment;

const apiKeysKey = (companyId: string) => ['admin', 'api-keys', companyId] as const;

export function useApiKeys(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: apiKeysKey(companyId),
    queryFn: async ({ signal }) => (await api.call(ApiKeysDocument, { companyId }, signal)).apiKeys,
  });
}

/** @param onSecret the key itself is there, to be shown once */
export function useApiKeyChanges(companyId: string, onSecret: (secret: string) => void) {
  const t = useAdminText();
  const { api } = useServices();
  const refreshes = [apiKeysKey(companyId)];
  return {
    create: useChange({
      send: async (given: { id: string; apiKey: ApiKeyInput }) =>
        (await api.call(CreateApiKeyDocument, { companyId, ...given })).createApiKey,
      refreshes,
      onDone: ({ secret }) => {
        if (secret !== null) onSecret(secret);
      },
    }),
    revoke: useChange({
      send: async ({ id }: ApiKey) =>
        (await api.call(RevokeApiKeyDocument, { companyId, id })).revokeApiKey,
      refreshes,
      done: (_result, { name }) => t('Admin.ApiKey.Revoked', { name }),
    }),
  };
}
