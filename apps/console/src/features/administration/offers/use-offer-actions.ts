import type { Currency } from '@tallrik/domain/money/currency';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  ArchiveOfferDocument,
  CreateOfferDocument,
  EndOfferDocument,
  RestoreOfferDocument,
  SaveOfferDocument,
  SetOfferPausedDocument,
  type OfferInput,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { inputOf, NEW_OFFER, typedOf, type TypedOffer } from './offer-fields.ts';
import { offersKey, type OfficeOffer } from './offers-query.ts';

/** Saves what was typed on the version that was read. */
export function useOfferSave(companyId: string, currency: Currency) {
  const t = useAdminText();
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useOfficeSave<OfficeOffer, TypedOffer>({
    send: async ({ id, version, fields }) => {
      const known = queryClient.getQueryData<OfficeOffer>([...offersKey(companyId), 'offer', id]);
      const whole = { ...(known ? typedOf(known, currency) : NEW_OFFER), ...fields };
      const offer = inputOf(whole, Object.keys(fields) as (keyof TypedOffer)[]);
      const { offer: thing, ...answer } = (
        await api.call(SaveOfferDocument, { companyId, id, version, offer })
      ).saveOffer;
      return { ...answer, thing };
    },
    valuesOf: (offer) => typedOf(offer, currency),
    refreshes: [offersKey(companyId)],
    done: () => t('Admin.Saved'),
  });
}

export function useNewOffer(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async (given: { id: string; offer: OfferInput }) =>
      (await api.call(CreateOfferDocument, { companyId, ...given })).createOffer,
    refreshes: [offersKey(companyId)],
    done: () => t('Admin.Audit.createOffer'),
  });
}

export type OfferStep =
  | { kind: 'PAUSE' | 'RESUME' | 'END' | 'RESTORE' }
  | { kind: 'ARCHIVE'; areRightsKept: boolean };

const DONE = {
  PAUSE: 'Admin.Offers.Done.PAUSE',
  RESUME: 'Admin.Offers.Done.RESUME',
  END: 'Admin.Offers.Done.END',
  ARCHIVE: 'Admin.Offers.Done.ARCHIVE',
  RESTORE: 'Admin.Offers.Done.RESTORE',
} as const;

/** Pausing, ending and archiving; each can be taken back (GROWTH-18). */
export function useOfferSteps(companyId: string, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async ({ offer, step }: { offer: OfficeOffer; step: OfferStep }) => {
      const on = { companyId, id: offer.id, version: offer.version };
      switch (step.kind) {
        case 'ARCHIVE': {
          const { areRightsKept } = step;
          return (await api.call(ArchiveOfferDocument, { ...on, areRightsKept })).archiveOffer;
        }
        case 'END':
          return (await api.call(EndOfferDocument, on)).endOffer;
        case 'RESTORE':
          return (await api.call(RestoreOfferDocument, on)).restoreOffer;
        default: {
          const isPaused = step.kind === 'PAUSE';
          return (await api.call(SetOfferPausedDocument, { ...on, isPaused })).setOfferPaused;
        }
      }
    },
    refreshes: [offersKey(companyId)],
    done: (_result, { step }) => t(DONE[step.kind]),
    onDone,
  });
}
