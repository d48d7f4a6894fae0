import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  ArchiveGroupDocument,
  CreateGroupDocument,
  DetachGroupDocument,
  SaveGroupDocument,
  type GroupInput,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { usePutThing, type OfficeGroup } from './catalogue.ts';
import { catalogueKey } from './catalogue-query.ts';
import { groupInput, type GroupDraft } from './group-draft.ts';
import { useMenuChange } from './use-menu-change.ts';

type Answer = { error: string | null; auditId: string | null; group: OfficeGroup | null };

/** What is done to a group of options; each is true when it is done. */
export function useGroupActions(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const { run, code } = useMenuChange(companyId);
  const queryClient = useQueryClient();
  const put = usePutThing(companyId);
  const saving = useOfficeSave<OfficeGroup, GroupDraft>({
    send: async ({ id, version, fields }) => {
      const given = { companyId, id, version, group: groupInput(fields) };
      const { group, ...answer } = (await api.call(SaveGroupDocument, given)).saveGroup;
      return { ...answer, thing: group };
    },
    valuesOf: (group) => group,
    refreshes: [catalogueKey(companyId)],
    done: () => t('Admin.Audit.saveGroup'),
    onDone: (group) => {
      if (group) put('groups', group);
    },
    isPut: true,
  });
  const send = (words: string, call: () => Promise<Answer>) =>
    run(words, async () => {
      const answer = await call();
      if (answer.group) put('groups', answer.group);
      return answer;
    });
  return {
    code: code ?? saving.code,
    save: saving.wait,
    create: (id: string, group: GroupInput) =>
      send(
        t('Admin.Audit.createGroup'),
        async () => (await api.call(CreateGroupDocument, { companyId, id, group })).createGroup,
      ),
    archive: ({ id, version }: OfficeGroup) =>
      send(
        t('Admin.Audit.archiveGroup'),
        async () => (await api.call(ArchiveGroupDocument, { companyId, id, version })).archiveGroup,
      ),
    /** For one dish only, with ids of its own (CATALOG-20). */
    detach: async ({ id }: OfficeGroup, itemId: string, newId: string) => {
      const given = { companyId, id, itemId, newId };
      const isDone = await send(
        t('Admin.Audit.detachGroup'),
        async () => (await api.call(DetachGroupDocument, given)).detachGroup,
      );
      await queryClient.invalidateQueries({ queryKey: catalogueKey(companyId) });
      return isDone;
    },
  };
}
