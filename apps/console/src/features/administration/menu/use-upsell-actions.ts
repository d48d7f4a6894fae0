import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  ArchiveUpsellDocument,
  CreateUpsellDocument,
  SaveUpsellDocument,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { usePutThing, type OfficeUpsell } from './catalogue.ts';
import { catalogueKey } from './catalogue-query.ts';
import { useMenuChange } from './use-menu-change.ts';

export type UpsellDraft = Pick<
  OfficeUpsell,
  'name' | 'hideInApp' | 'enableMultiSelect' | 'itemIds'
>;
type Answer = { error: string | null; auditId: string | null; upsell: OfficeUpsell | null };

/** What is done to dishes that are suggested together; each is true when it is done. */
export function useUpsellActions(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const { run, code } = useMenuChange(companyId);
  const put = usePutThing(companyId);
  const saving = useOfficeSave<OfficeUpsell, UpsellDraft>({
    send: async ({ id, version, fields }) => {
      const given = { companyId, id, version, upsell: fields };
      const { upsell, ...answer } = (await api.call(SaveUpsellDocument, given)).saveUpsell;
      return { ...answer, thing: upsell };
    },
    valuesOf: (upsell) => upsell,
    refreshes: [catalogueKey(companyId)],
    done: () => t('Admin.Audit.saveUpsell'),
    onDone: (upsell) => {
      if (upsell) put('upsells', upsell);
    },
    isPut: true,
  });
  const send = (words: string, call: () => Promise<Answer>) =>
    run(words, async () => {
      const answer = await call();
      if (answer.upsell) put('upsells', answer.upsell);
      return answer;
    });
  return {
    code: code ?? saving.code,
    save: saving.wait,
    create: (id: string, upsell: UpsellDraft) =>
      send(
        t('Admin.Audit.createUpsell'),
        async () => (await api.call(CreateUpsellDocument, { companyId, id, upsell })).createUpsell,
      ),
    archive: ({ id, version }: OfficeUpsell) =>
      send(
        t('Admin.Audit.archiveUpsell'),
        async () =>
          (await api.call(ArchiveUpsellDocument, { companyId, id, version })).archiveUpsell,
      ),
  };
}
