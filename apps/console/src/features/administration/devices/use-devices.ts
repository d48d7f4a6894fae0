import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  AddDeviceDocument,
  EndDeviceDocument,
  RenewDeviceCodeDocument,
  StaffDevicesDocument,
  type StaffDevicesQuery,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

export type Device = StaffDevicesQuery['staffDevices'][number];

const devicesKey = (companyId: string) => ['admin', 'devices', companyId] as const;

export function useDevices(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: devicesKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(StaffDevicesDocument, { companyId }, signal)).staffDevices,
  });
}

/** @param onCode the code of which tablet is there, to be shown once */
export function useDeviceChanges(
  companyId: string,
  onCode: (shown: { id: string; name: string; code: string }) => void,
) {
  const t = useAdminText();
  const { api } = useServices();
  const refreshes = [devicesKey(companyId)];
  const queryClient = useQueryClient();
  const show = ({ code, device }: { code: string | null; device: Device | null }) => {
    if (code === null || device === null) return;
    // At once: the list of before would say that the tablet is in, though its code was never typed.
    queryClient.setQueryData<Device[]>(devicesKey(companyId), (listed = []) =>
      listed.some(({ id }) => id === device.id)
        ? listed.map((one) => (one.id === device.id ? device : one))
        : [...listed, device],
    );
    onCode({ id: device.id, name: device.name, code });
  };
  return {
    add: useChange({
      send: async (given: { id: string; name: string; venueIds: string[] }) =>
        (await api.call(AddDeviceDocument, { companyId, ...given })).addDevice,
      refreshes,
      onDone: show,
    }),
    renew: useChange({
      send: async ({ id }: Device) =>
        (await api.call(RenewDeviceCodeDocument, { companyId, id })).renewDeviceCode,
      refreshes,
      onDone: show,
    }),
    end: useChange({
      send: async ({ id }: Device) =>
        (await api.call(EndDeviceDocument, { companyId, id })).endDevice,
      refreshes,
      done: () => t('Admin.Device.Ended'),
    }),
  };
}
