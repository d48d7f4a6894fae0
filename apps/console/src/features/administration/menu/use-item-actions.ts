import { useServices } from '../../../shared/services.tsx';
import {
  ArchiveItemDocument,
  CreateItemDocument,
  DuplicateItemDocument,
  MoveItemDocument,
  type EntryInput,
  type ItemInput,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { usePutThing, type OfficeItem } from './catalogue.ts';
import { useMenuChange } from './use-menu-change.ts';

type Answer = { error: string | null; auditId: string | null; item: OfficeItem | null };

/** What is done to a dish as a whole; each is true when it is done. */
export function useItemActions(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const { run, code, isBusy } = useMenuChange(companyId);
  const put = usePutThing(companyId);
  const send = (words: string, call: () => Promise<Answer>) =>
    run(words, async () => {
      const answer = await call();
      if (answer.item) put('items', answer.item);
      return answer;
    });
  return {
    code,
    isBusy,
    create: (id: string, item: ItemInput, entries: EntryInput[]) =>
      send(
        t('Admin.Audit.createItem'),
        async () =>
          (await api.call(CreateItemDocument, { companyId, id, item, entries })).createItem,
      ),
    archive: ({ id, version }: OfficeItem) =>
      send(
        t('Admin.Audit.archiveItem'),
        async () => (await api.call(ArchiveItemDocument, { companyId, id, version })).archiveItem,
      ),
    duplicate: ({ id }: OfficeItem, newId: string) =>
      send(
        t('Admin.Audit.duplicateItem'),
        async () => (await api.call(DuplicateItemDocument, { companyId, id, newId })).duplicateItem,
      ),
    move: (id: string, between: { afterId: string | null; beforeId: string | null }) =>
      send(
        t('Admin.Audit.moveItem'),
        async () => (await api.call(MoveItemDocument, { companyId, id, ...between })).moveItem,
      ),
  };
}
