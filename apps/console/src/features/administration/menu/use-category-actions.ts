import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  ArchiveCategoryDocument,
  CreateCategoryDocument,
  MoveCategoryDocument,
  SaveCategoryDocument,
  type CategoryInput,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { usePutThing, type OfficeCategory } from './catalogue.ts';
import { catalogueKey } from './catalogue-query.ts';
import { useMenuChange } from './use-menu-change.ts';

type Answer = { error: string | null; auditId: string | null; category: OfficeCategory | null };
type CategoryFields = Pick<OfficeCategory, 'name' | 'description' | 'parentId' | 'hidden'>;

/** What is done to a category; each is true when it is done. */
export function useCategoryActions(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const { run, code, isBusy } = useMenuChange(companyId);
  const put = usePutThing(companyId);
  const saving = useOfficeSave<OfficeCategory, CategoryFields>({
    send: async ({ id, version, fields }) => {
      const given = { companyId, id, version, category: fields };
      const { category, ...answer } = (await api.call(SaveCategoryDocument, given)).saveCategory;
      return { ...answer, thing: category };
    },
    valuesOf: (category) => category,
    refreshes: [catalogueKey(companyId)],
    done: () => t('Admin.Audit.saveCategory'),
    onDone: (category) => {
      if (category) put('categories', category);
    },
    isPut: true,
  });
  const send = (words: string, call: () => Promise<Answer>) =>
    run(words, async () => {
      const answer = await call();
      if (answer.category) put('categories', answer.category);
      return answer;
    });
  return {
    code,
    isBusy,
    save: saving.wait,
    create: (id: string, category: CategoryInput) =>
      send(
        t('Admin.Audit.createCategory'),
        async () =>
          (await api.call(CreateCategoryDocument, { companyId, id, category })).createCategory,
      ),
    archive: ({ id, version }: OfficeCategory) =>
      send(
        t('Admin.Audit.archiveCategory'),
        async () =>
          (await api.call(ArchiveCategoryDocument, { companyId, id, version })).archiveCategory,
      ),
    move: (id: string, between: { afterId: string | null; beforeId: string | null }) =>
      send(
        t('Admin.Audit.moveCategory'),
        async () =>
          (await api.call(MoveCategoryDocument, { companyId, id, ...between })).moveCategory,
      ),
  };
}
