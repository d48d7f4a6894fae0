import type { Database } from '../../../platform/database/database.ts';
import type { FieldValues } from '../../../platform/office/field-changes.ts';
import type { Office } from '../../../platform/office/office.ts';
import {
  findOfficeCategories,
  findOfficeGroups,
  findOfficeItems,
  findOfficeMenus,
  findOfficeUpsells,
  type OfficeCategory,
  type OfficeGroup,
  type OfficeItem,
  type OfficeMenu,
  type OfficeUpsell,
} from './office-things.ts';
import { writeItems, type ItemWrite } from './write-item.ts';
import { presentIds } from './present-ids.ts';
import {
  type CategoryWrite,
  writeCategory,
  writeGroup,
  writeMenu,
  writeUpsell,
} from './write-things.ts';

export type MenuSubjects = ReturnType<typeof defineMenuSubjects>;

async function restoreItems(
  trx: Database,
  companyId: string,
  restored: readonly { thing: OfficeItem; fields: FieldValues }[],
): Promise<undefined> {
  const writes = restored.map(({ thing, fields }) => ({
    itemId: thing.id,
    write: fields as ItemWrite,
  }));
  // What was archived or erased meanwhile cannot be tied again.
  await writeItems(trx, companyId, await presentIds(trx, companyId, writes));
}

/** The five kinds of things a catalogue is made of, as the office changes them and takes changes back. */
export function defineMenuSubjects(office: Office, now: () => Date) {
  return {
    items: office.define<OfficeItem>({
      kind: 'ITEM',
      table: 'items',
      read: findOfficeItems,
      fields: ({ id: _id, version: _version, ...fields }) => fields,
      restore: (trx, companyId, thing, fields) => restoreItems(trx, companyId, [{ thing, fields }]),
      restoreMany: restoreItems,
      undoneCreation: { deleted: true },
    }),
    categories: office.define<OfficeCategory>({
      kind: 'CATEGORY',
      table: 'categories',
      read: findOfficeCategories,
      fields: ({ id: _id, version: _version, ...fields }) => fields,
      restore: async (trx, companyId, { id }, fields) => {
        await writeCategory(trx, companyId, id, fields as CategoryWrite);
        return undefined;
      },
      undoneCreation: { deleted: true },
    }),
    groups: office.define<OfficeGroup>({
      kind: 'GROUP',
      table: 'modificationGroups',
      read: findOfficeGroups,
      fields: ({ id: _id, version: _version, ...fields }) => fields,
      restore: async (trx, companyId, group, fields) => {
        await writeGroup(trx, companyId, { ...group, ...fields }, now());
        return undefined;
      },
      undoneCreation: { isArchived: true },
    }),
    upsells: office.define<OfficeUpsell>({
      kind: 'UPSELL',
      table: 'upsellGroups',
      read: findOfficeUpsells,
      fields: ({ id: _id, version: _version, ...fields }) => fields,
      restore: async (trx, companyId, upsell, fields) => {
        await writeUpsell(trx, companyId, { ...upsell, ...fields }, now());
        return undefined;
      },
      undoneCreation: { isArchived: true },
    }),
    menus: office.define<OfficeMenu>({
      kind: 'MENU',
      table: 'menus',
      read: findOfficeMenus,
      fields: ({ id: _id, version: _version, venueId: _venue, ...fields }) => fields,
      venueIds: ({ venueId }) => [venueId],
      restore: async (trx, companyId, menu, fields) => {
        await writeMenu(trx, companyId, { ...menu, ...fields }, now());
        return undefined;
      },
      undoneCreation: { isArchived: true },
    }),
  };
}
