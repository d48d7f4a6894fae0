import type {
  BulkEditInput,
  CategoryInput as CategoryArguments,
  EntryInput as EntryArguments,
  GroupInput as GroupArguments,
  ItemInput as ItemArguments,
  LocalizedTextInput,
  MenuInput as MenuArguments,
  UpsellInput as UpsellArguments,
} from '@tallrik/contract/generated/staff-resolvers';
import { LANGUAGES, type Localized } from '@tallrik/domain/company/languages';
import type { CategoryInput } from '@tallrik/domain/menu/editing/check-category';
import type { GroupInput } from '@tallrik/domain/menu/editing/check-group';
import type { ItemInput } from '@tallrik/domain/menu/editing/check-item';
import type { EntryInput, MenuInput } from '@tallrik/domain/menu/editing/check-menu';
import type { UpsellInput } from '@tallrik/domain/menu/editing/check-upsell';
import type { PriceEdit } from '@tallrik/domain/menu/editing/price-input';

/** Whatever was given, null included; what was left out stays out. */
type Given<Value> = Value | null | undefined;

const textOf = (text: LocalizedTextInput): Localized =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => (text[language] == null ? [] : [[language, text[language]]])),
  );

/** Null empties a text, and is no answer to a question of yes or no. */
const text = <Name extends string>(name: Name, given: Given<LocalizedTextInput>) =>
  (given === undefined ? {} : { [name]: given === null ? {} : textOf(given) }) as Partial<
    Record<Name, Localized>
  >;

const known = <Name extends string, Value>(name: Name, given: Given<Value>) =>
  (given == null ? {} : { [name]: given }) as Partial<Record<Name, Value>>;

const nullable = <Name extends string, Value>(name: Name, given: Given<Value>) =>
  (given === undefined ? {} : { [name]: given }) as Partial<Record<Name, Value | null>>;

export const readItemInput = (given: ItemArguments): ItemInput => ({
  ...text('title', given.title),
  ...text('description', given.description),
  ...known('isOffStartPage', given.isOffStartPage),
  ...known('ageRestricted', given.ageRestricted),
  ...known('disableMembershipDiscount', given.disableMembershipDiscount),
  ...known('instant', given.instant),
  ...(given.categoryIds === undefined ? {} : { categoryIds: given.categoryIds ?? [] }),
  ...(given.groupIds === undefined ? {} : { groupIds: given.groupIds ?? [] }),
  ...(given.upsellIds === undefined ? {} : { upsellIds: given.upsellIds ?? [] }),
  ...nullable('vatRate', given.vatRate),
  ...nullable('price', given.price),
  ...nullable('allergens', given.allergens),
  ...(given.sizes === undefined
    ? {}
    : {
        sizes: given.sizes && {
          ...given.sizes,
          sizes: given.sizes.sizes.map((size) => ({ ...size, name: textOf(size.name) })),
        },
      }),
});

export const readEntries = (given: readonly EntryArguments[]): EntryInput[] =>
  given.map(({ menuId, price, vatRate, instant }) => ({
    menuId,
    price: price ?? null,
    vatRate: vatRate ?? null,
    instant: instant ?? null,
  }));

export const readCategoryInput = (given: CategoryArguments): CategoryInput => ({
  ...text('name', given.name),
  ...text('description', given.description),
  ...known('hidden', given.hidden),
  ...nullable('parentId', given.parentId),
});

export const readGroupInput = (given: GroupArguments): GroupInput => ({
  ...text('name', given.name),
  ...known('type', given.type),
  ...known('required', given.required),
  ...known('expandedByDefault', given.expandedByDefault),
  ...nullable('minChoices', given.minChoices),
  ...nullable('maxChoices', given.maxChoices),
  ...(given.options == null
    ? {}
    : {
        options: given.options.map((option) => ({
          id: option.id,
          name: textOf(option.name),
          price: option.price,
          allergen: option.allergen ?? null,
          isPreselected: option.isPreselected ?? false,
          asItemId: option.asItemId ?? null,
        })),
      }),
});

export const readUpsellInput = (given: UpsellArguments): UpsellInput => ({
  ...text('name', given.name),
  ...known('hideInApp', given.hideInApp),
  ...known('enableMultiSelect', given.enableMultiSelect),
  ...known('itemIds', given.itemIds),
});

export const readMenuInput = (given: MenuArguments): MenuInput => ({
  ...known('name', given.name),
  ...known('serviceTypes', given.serviceTypes),
  ...known('hours', given.hours),
});

/** The one price change of a bulk edit; null where it changes none, undefined where it names several. */
export function readPriceEdit(edit: BulkEditInput): PriceEdit | null | undefined {
  const edits: PriceEdit[] = [
    ...(edit.setPrice == null ? [] : [{ kind: 'SET' as const, price: edit.setPrice }]),
    ...(edit.addToPrice == null ? [] : [{ kind: 'ADD' as const, amount: edit.addToPrice }]),
    ...(edit.multiplyPrice == null
      ? []
      : [{ kind: 'MULTIPLY' as const, factor: edit.multiplyPrice }]),
  ];
  return edits.length > 1 ? undefined : (edits[0] ?? null);
}
