import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  ArchiveTableDocument,
  CreateTablesDocument,
  RotateTableDocument,
  RotateTablesDocument,
  SaveTableDocument,
  type NewTableInput,
  type VenueTablesQuery,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

export type VenueTable = VenueTablesQuery['venueTables'][number];
export type TableFields = Pick<VenueTable, 'code' | 'supportsPayLater' | 'active'>;

export const tablesKey = (venueId: string) => ['admin', 'tables', venueId] as const;

type Which = { companyId: string; venueId: string };

/** Changes one table; the same question as everywhere where two people do it at once. */
export function useSaveTable({ companyId, venueId }: Which, onDone: () => void = () => {}) {
  const t = useAdminText();
  const { api } = useServices();
  return useOfficeSave<VenueTable, TableFields>({
    send: async ({ id, version, fields: table }) => {
      const answer = await api.call(SaveTableDocument, { companyId, id, version, table });
      const { tables, ...rest } = answer.saveTable;
      return { ...rest, thing: tables.find((one) => one.id === id) };
    },
    valuesOf: ({ code, supportsPayLater, active }) => ({ code, supportsPayLater, active }),
    refreshes: [tablesKey(venueId)],
    done: () => t('Admin.Tables.Saved'),
    onDone,
  });
}

export function useCreateTables({ companyId, venueId }: Which, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async (given: { tables: NewTableInput[]; supportsPayLater: boolean }) =>
      (await api.call(CreateTablesDocument, { companyId, venueId, ...given })).createTables,
    refreshes: [tablesKey(venueId)],
    done: (_result, { tables }) => t('Admin.Tables.Added', { count: tables.length }),
    onDone,
  });
}

export function useArchiveTable({ companyId, venueId }: Which, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async ({ id, version }: VenueTable) =>
      (await api.call(ArchiveTableDocument, { companyId, id, version })).archiveTable,
    refreshes: [tablesKey(venueId)],
    done: () => t('Admin.Tables.Removed'),
    onDone,
  });
}

/** What was printed cannot be called back, so neither can this. */
export function useRotateTable({ venueId }: Which, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async (tableId: string) =>
      (await api.call(RotateTableDocument, { venueId, tableId })).rotateTable,
    refreshes: [tablesKey(venueId)],
    done: () => t('Admin.Tables.Rotated', { count: 1 }),
    onDone,
  });
}

export function useRotateTables({ companyId, venueId }: Which, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async (tableIds: string[]) =>
      (await api.call(RotateTablesDocument, { companyId, venueId, tableIds })).rotateTables,
    refreshes: [tablesKey(venueId)],
    done: (_result, tableIds) => t('Admin.Tables.Rotated', { count: tableIds.length }),
    onDone,
  });
}
