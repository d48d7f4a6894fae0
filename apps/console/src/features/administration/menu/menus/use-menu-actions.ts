import type { ServiceType } from '@tallrik/domain/company/service-types';
import type { MenuHours } from '@tallrik/domain/menu/editing/check-menu';
import { useServices } from '../../../../shared/services.tsx';
import { useOfficeSave } from '../../changes/use-office-save.ts';
import {
  ArchiveMenuDocument,
  CreateMenuDocument,
  EditItemsDocument,
  SaveMenuDocument,
  type CreateMenuMutationVariables,
} from '../../generated/graphql.ts';
import { useAdminText } from '../../use-admin-text.tsx';
import { useChange } from '../../use-change.ts';
import { usePutThing, type OfficeItem, type OfficeMenu } from '../catalogue.ts';
import { catalogueKey } from '../catalogue-query.ts';

export type MenuFields = { name: string; serviceTypes: ServiceType[]; hours: MenuHours[] };

export const fieldsOf = ({ name, serviceTypes, hours }: OfficeMenu): MenuFields => ({
  name,
  serviceTypes,
  hours: hours.map(({ dayOfWeek, start, end }) => ({ dayOfWeek, start, end })),
});

/** What is done to a menu; each is true when it is done. */
export function useMenuActions(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const put = usePutThing(companyId);
  const refreshes = [catalogueKey(companyId)];
  const saving = useOfficeSave<OfficeMenu, MenuFields>({
    send: async ({ id, version, fields }) => {
      const given = { companyId, id, version, menu: fields };
      const { menu, ...answer } = (await api.call(SaveMenuDocument, given)).saveMenu;
      return { ...answer, thing: menu };
    },
    valuesOf: fieldsOf,
    refreshes,
    done: () => t('Admin.Menus.Saved'),
    onDone: (menu) => {
      if (menu) put('menus', menu);
    },
    isPut: true,
  });
  // Its entries stand in the dishes, so these are read again.
  const creating = useChange({
    send: async (given: Omit<CreateMenuMutationVariables, 'companyId'>) =>
      (await api.call(CreateMenuDocument, { companyId, ...given })).createMenu,
    refreshes,
    done: () => t('Admin.Audit.createMenu'),
  });
  const archiving = useChange({
    send: async ({ id, version }: OfficeMenu) =>
      (await api.call(ArchiveMenuDocument, { companyId, id, version })).archiveMenu,
    refreshes,
    done: () => t('Admin.Audit.archiveMenu'),
  });
  const listing = useChange({
    send: async (given: { menuId: string; items: readonly OfficeItem[]; isOn: boolean }) => {
      const ids = [given.menuId];
      const edit = given.isOn ? { addToMenuIds: ids } : { removeFromMenuIds: ids };
      const items = given.items.map(({ id, version }) => ({ id, version }));
      return (await api.call(EditItemsDocument, { companyId, items, edit, isTrial: false }))
        .editItems;
    },
    refreshes,
    done: () => t('Admin.Audit.editItems'),
  });
  return {
    save: saving.wait,
    create: creating.wait,
    archive: archiving.wait,
    /** Many dishes at once, which one undo takes back. */
    list: listing.run,
    isBusy: saving.isBusy || creating.isBusy || archiving.isBusy || listing.isBusy,
    code: saving.code ?? creating.code ?? archiving.code ?? listing.code,
  };
}
