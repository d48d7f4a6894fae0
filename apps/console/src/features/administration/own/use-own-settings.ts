import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OwnSettingsDocument,
  SaveOwnSettingsDocument,
  type OwnSettingsInput,
  type OwnSettingsQuery,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

export type OwnSettings = OwnSettingsQuery['ownSettings'];
export const OWN_SETTINGS = ['admin', 'own-settings'] as const;

export function useOwnSettings() {
  const { api } = useServices();
  return useQuery({
    queryKey: OWN_SETTINGS,
    queryFn: async ({ signal }) => (await api.call(OwnSettingsDocument, {}, signal)).ownSettings,
  });
}

/** Saves on what was read last: one person on two devices is the only one who could be in the way. */
export function useOwnSave(onSaved: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  const send = async (settings: OwnSettingsInput) => {
    const { version } = (await api.call(OwnSettingsDocument, {})).ownSettings;
    return (await api.call(SaveOwnSettingsDocument, { version, settings })).saveOwnSettings;
  };
  return useChange({
    send,
    refreshes: [OWN_SETTINGS],
    done: () => t('Admin.Saved'),
    onDone: onSaved,
    isQueued: true,
  });
}
