import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  OfficeSwitchesDocument,
  SaveCompanyFactsDocument,
  SaveSwitchesDocument,
  type SwitchesPartsFragment,
} from '../generated/graphql.ts';
import { setupKey } from '../setup/setup-query.ts';
import { useAdminText } from '../use-admin-text.tsx';

export type Switches = SwitchesPartsFragment & { id: string };
export type SwitchFields = Omit<
  SwitchesPartsFragment,
  | 'version'
  | 'isLive'
  | 'defaultAnonymousOrders'
  | 'defaultDisablePickuptime'
  | 'canSendSms'
  | 'languageGaps'
  | 'isCurrencyInUse'
  | 'countries'
  | 'withoutEffect'
>;

const switchesKey = (companyId: string) => ['admin', 'switches', companyId] as const;

export function useSwitches(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: switchesKey(companyId),
    queryFn: async ({ signal }): Promise<Switches> => ({
      ...(await api.call(OfficeSwitchesDocument, { companyId }, signal)).officeSwitches,
      id: companyId,
    }),
  });
}

/** Each switch is sent as soon as it is turned, with undo (LOOK-13). */
export function useSwitchesSave(switches: Switches) {
  const t = useAdminText();
  const { api } = useServices();
  const { id: companyId } = switches;
  const save = useOfficeSave<Switches, SwitchFields>({
    send: async ({ version, fields }) => {
      const { serviceTypes, enableQrOrders, ...rest } = fields;
      // How guests may eat belongs to the facts of the setup, whose rules are held there.
      if (serviceTypes !== undefined || enableQrOrders !== undefined) {
        const facts = { serviceTypes, enableQrOrders };
        const { setup, ...answer } = (
          await api.call(SaveCompanyFactsDocument, { companyId, version, facts })
        ).saveCompanyFacts;
        return { ...answer, thing: setup && { ...switches, ...setup, id: companyId } };
      }
      const { switches: after, ...answer } = (
        await api.call(SaveSwitchesDocument, { companyId, version, switches: rest })
      ).saveSwitches;
      return { ...answer, thing: after && { ...after, id: companyId } };
    },
    valuesOf: (thing) => thing,
    refreshes: [switchesKey(companyId), setupKey(companyId), ['admin', 'company', companyId]],
    done: () => t('Admin.Saved'),
  });
  return {
    ...save,
    change: (fields: Partial<SwitchFields>) => save.run(switches, fields),
  };
}

export type SwitchesSave = ReturnType<typeof useSwitchesSave>;
