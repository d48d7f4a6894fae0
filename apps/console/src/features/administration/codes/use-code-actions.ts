import type { Currency } from '@tallrik/domain/money/currency';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  CreateCodeDocument,
  CreateCodeSeriesDocument,
  RemoveCodeDocument,
  SaveCodeDocument,
  type CodeInput,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { inputOf, typedOf, type TypedCode } from './code-fields.ts';
import { codesKey, type OfficeCode } from './codes-query.ts';

type Fields = TypedCode & { active: boolean };

/** Saves what was typed, or switches it on and off, on the version that was read. */
export function useCodeSave(companyId: string, currency: Currency) {
  const t = useAdminText();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const valuesOf = (code: OfficeCode): Fields => ({
    ...typedOf(code, currency),
    active: code.active,
  });
  return useOfficeSave<OfficeCode, Fields>({
    send: async ({ id, version, fields: { active, ...typed } }) => {
      const known = queryClient.getQueryData<OfficeCode>([...codesKey(companyId), 'code', id]);
      const whole = { ...(known ? typedOf(known, currency) : NOTHING), ...typed };
      const code: CodeInput = {
        ...inputOf(whole, Object.keys(typed) as (keyof TypedCode)[]),
        ...(active === undefined ? {} : { active }),
      };
      const { code: thing, ...answer } = (
        await api.call(SaveCodeDocument, { companyId, id, version, code })
      ).saveCode;
      return { ...answer, thing };
    },
    valuesOf,
    refreshes: [codesKey(companyId)],
    done: ({ active }) =>
      active === undefined
        ? t('Admin.Saved')
        : t(active ? 'Admin.Codes.TurnedOn' : 'Admin.Codes.TurnedOff'),
  });
}

const EMPTY = { en: null, se: null, es: null, no: null, tr: null, dk: null };
export const NOTHING: TypedCode = {
  code: '',
  discountType: 'PERCENTAGE',
  discountRate: '10',
  title: EMPTY,
  venueIds: [],
  categoryIds: [],
  startsAt: '',
  endsAt: '',
  hoursStart: '',
  hoursEnd: '',
  requiresUser: false,
  useLimit: '',
  useLimitPerUser: '',
};

/** One code, or a series of them. */
export function useNewCode(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  type Given = { id: string; code: CodeInput; series: { prefix: string; count: number } | null };
  return useChange({
    send: async ({ id, code, series }: Given) =>
      series === null
        ? (await api.call(CreateCodeDocument, { companyId, id, code })).createCode
        : (await api.call(CreateCodeSeriesDocument, { companyId, id, code, ...series }))
            .createCodeSeries,
    refreshes: [codesKey(companyId)],
    done: (_result, { series }) =>
      t(series === null ? 'Admin.Audit.createCode' : 'Admin.Audit.createCodeSeries'),
  });
}

export function useRemoveCode(companyId: string, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async ({ id, version }: Pick<OfficeCode, 'id' | 'version'>) =>
      (await api.call(RemoveCodeDocument, { companyId, id, version })).removeCode,
    refreshes: [[...codesKey(companyId), 'list']],
    done: () => t('Admin.Audit.removeCode'),
    onDone,
  });
}
