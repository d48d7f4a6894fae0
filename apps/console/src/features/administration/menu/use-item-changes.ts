import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import type { Administrator } from '../administered-company.ts';
import { useOfficeSave } from '../changes/use-office-save.ts';
import { SaveEntriesDocument, SaveItemDocument, type EntryInput } from '../generated/graphql.ts';
import { pictureKeyIn } from '../pictures/use-picture.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { usePutThing, type Catalogue, type OfficeItem } from './catalogue.ts';
import { catalogueKey } from './catalogue-query.ts';

/** What is saved field by field. */
const FIELDS = [
  'title',
  'description',
  'isOffStartPage',
  'categoryIds',
  'vatRate',
  'price',
  'allergens',
  'ageRestricted',
  'disableMembershipDiscount',
  'instant',
  'sizes',
  'groupIds',
  'upsellIds',
] as const;
export type ItemFields = Pick<OfficeItem, (typeof FIELDS)[number]> & { pictureKey: string | null };

/** Changes of one dish: on the screen at once, as the server has it right after (OFFICE-09). */
export function useItemChanges(
  companyId: string,
  administrator: Administrator,
  /** A manager's are those of the own restaurants. */
  isOwnMenu: (menuId: string) => boolean,
) {
  const t = useAdminText();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const put = usePutThing(companyId);
  const refreshes = [catalogueKey(companyId)];
  const isOwner = reachOf(administrator.role, 'MENU', 'WRITE') === 'ALL';
  const onDone = (item: OfficeItem | null) => {
    if (item) put('items', item);
  };
  const items = useOfficeSave<OfficeItem, ItemFields>({
    send: async ({ id, version, fields }) => {
      const given = { companyId, id, version, item: fields };
      const { item, ...answer } = (await api.call(SaveItemDocument, given)).saveItem;
      return { ...answer, thing: item };
    },
    valuesOf: (item) => ({ ...item, pictureKey: pictureKeyIn(item.image) }),
    refreshes,
    done: (fields) => ('price' in fields ? t('Admin.Menu.PriceSaved') : t('Admin.Audit.saveItem')),
    onDone,
    isPut: true,
  });
  const entries = useOfficeSave<OfficeItem, { entries: EntryInput[] }>({
    send: async ({ id, version, fields }) => {
      const given = { companyId, itemId: id, version, entries: fields.entries ?? [] };
      const { item, ...answer } = (await api.call(SaveEntriesDocument, given)).saveEntries;
      return { ...answer, thing: item };
    },
    valuesOf: (item) => ({ entries: item.entries }),
    refreshes,
    done: () => t('Admin.Menu.PriceSaved'),
    onDone,
    isPut: true,
  });
  /** Seen before it is sent; taken off the screen again where it was not saved and nothing newer came. */
  const shownAtOnce = async (
    item: OfficeItem,
    shown: Partial<OfficeItem>,
    saved: Promise<boolean>,
  ): Promise<boolean> => {
    const early = { ...item, ...shown };
    put('items', early);
    const isSaved = await saved;
    if (!isSaved)
      queryClient.setQueryData<Catalogue>(
        catalogueKey(companyId),
        (catalogue) =>
          catalogue && {
            ...catalogue,
            items: catalogue.items.map((other) => (other === early ? item : other)),
          },
      );
    return isSaved;
  };
  const save = (item: OfficeItem, fields: Partial<ItemFields>, shown?: Partial<OfficeItem>) =>
    shownAtOnce(item, { ...fields, ...shown }, items.wait(item, fields));
  const choosePicture = (item: OfficeItem, pictureKey: string | null) =>
    items.wait(item, { pictureKey });
  const saveEntries = (item: OfficeItem, changed: EntryInput[], shown: Partial<OfficeItem> = {}) =>
    shownAtOnce(item, shown, entries.wait(item, { entries: changed }));
  /** A manager's right is the menu's price, not the dish. */
  const savePrice = (item: OfficeItem, price: number) => {
    const isChanged = (entry: OfficeItem['entries'][number]) =>
      entry.price === item.price && (isOwner || isOwnMenu(entry.menuId));
    const repriced = item.entries.map((entry) => (isChanged(entry) ? { ...entry, price } : entry));
    if (isOwner) return save(item, { price }, { entries: repriced });
    const changed = item.entries.filter(isChanged).map((entry) => ({ ...entry, price }));
    return saveEntries(item, changed, { entries: repriced });
  };
  /** At the restaurants that are looked at, whatever it costs elsewhere. */
  const savePriceAt = (
    item: OfficeItem,
    price: number,
    isInSight: (menuId: string) => boolean,
  ): Promise<boolean> => {
    const isChanged = ({ menuId }: { menuId: string }) => isInSight(menuId);
    const repriced = item.entries.map((entry) => (isChanged(entry) ? { ...entry, price } : entry));
    const changed = repriced.filter(isChanged);
    return saveEntries(item, changed, { entries: repriced });
  };
  return { save, saveEntries, savePrice, savePriceAt, choosePicture, isOwner };
}
