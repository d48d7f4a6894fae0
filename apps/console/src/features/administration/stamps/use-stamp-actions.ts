import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  ArchiveStampCardDocument,
  CreateStampCardDocument,
  RestoreStampCardDocument,
  SaveStampCardDocument,
  type StampCardInput,
} from '../generated/graphql.ts';
import { offersKey } from '../offers/offers-query.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { inputOf, typedOf, type TypedStampCard } from './stamp-fields.ts';
import { stampsKey, type OfficeStampCard } from './stamps-query.ts';

export function useStampSave(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  return useOfficeSave<OfficeStampCard, TypedStampCard>({
    send: async ({ id, version, fields }) => {
      const { card: thing, ...answer } = (
        await api.call(SaveStampCardDocument, { companyId, id, version, card: inputOf(fields) })
      ).saveStampCard;
      return { ...answer, thing };
    },
    valuesOf: typedOf,
    // A card that was filled by it is a right to its offer.
    refreshes: [stampsKey(companyId), offersKey(companyId)],
    done: () => t('Admin.Saved'),
  });
}

export function useNewStampCard(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async (given: { id: string; card: StampCardInput }) =>
      (await api.call(CreateStampCardDocument, { companyId, ...given })).createStampCard,
    refreshes: [stampsKey(companyId)],
    done: () => t('Admin.Audit.createStampCard'),
  });
}

/** Taken away until a day, or back again: `endsOn` null. */
export function useStampStep(companyId: string, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async ({ card, endsOn }: { card: OfficeStampCard; endsOn: string | null }) => {
      const on = { companyId, id: card.id, version: card.version };
      return endsOn === null
        ? (await api.call(RestoreStampCardDocument, on)).restoreStampCard
        : (await api.call(ArchiveStampCardDocument, { ...on, endsOn })).archiveStampCard;
    },
    refreshes: [stampsKey(companyId)],
    done: (_result, { endsOn }) =>
      t(endsOn === null ? 'Admin.Audit.restoreStampCard' : 'Admin.Audit.archiveStampCard'),
    onDone,
  });
}
