import type { Language } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import type { TranslatedField } from '../../generated/graphql.ts';
import type {
  Catalogue,
  OfficeCategory,
  OfficeGroup,
  OfficeItem,
  OfficeText,
  OfficeUpsell,
} from '../catalogue.ts';

export const SECTIONS = ['categories', 'items', 'groups', 'upsells'] as const;
export type TranslationSection = (typeof SECTIONS)[number];

/** Where a translated text is kept. */
type Place =
  | { section: 'categories'; thing: OfficeCategory; field: 'name' | 'description' }
  | { section: 'items'; thing: OfficeItem; field: 'title' | 'description' }
  | { section: 'groups'; thing: OfficeGroup; optionId: string | null }
  | { section: 'upsells'; thing: OfficeUpsell };

export type TranslationRow = Place & {
  key: string;
  text: OfficeText;
  longest: number;
  isLong: boolean;
};

/** Every text of the menu that somebody has written, in the order guests meet them (CATALOG-36). */
export function translationRows(catalogue: Catalogue): TranslationRow[] {
  const title = { longest: OFFICE_TEXTS.title, isLong: false };
  const description = { longest: OFFICE_TEXTS.description, isLong: true };
  const option = { longest: OFFICE_TEXTS.optionName, isLong: false };
  const rows: TranslationRow[] = [
    ...catalogue.categories.flatMap((thing): TranslationRow[] => [
      { section: 'categories', thing, field: 'name', key: thing.id, text: thing.name, ...title },
      {
        section: 'categories',
        thing,
        field: 'description',
        key: `${thing.id}-description`,
        text: thing.description,
        ...description,
      },
    ]),
    ...catalogue.items.flatMap((thing): TranslationRow[] => [
      { section: 'items', thing, field: 'title', key: thing.id, text: thing.title, ...title },
      {
        section: 'items',
        thing,
        field: 'description',
        key: `${thing.id}-description`,
        text: thing.description,
        ...description,
      },
    ]),
    ...catalogue.groups.flatMap((thing): TranslationRow[] => [
      { section: 'groups', thing, optionId: null, key: thing.id, text: thing.name, ...title },
      ...thing.options.map(({ id, name }): TranslationRow => ({
        section: 'groups',
        thing,
        optionId: id,
        key: `${thing.id}-${id}`,
        text: name,
        ...option,
      })),
    ]),
    ...catalogue.upsells.map((thing): TranslationRow => ({
      section: 'upsells',
      thing,
      key: thing.id,
      text: thing.name,
      ...title,
    })),
  ];
  return rows.filter(({ text }) => Object.values(text).some(Boolean));
}

/** How far a section is, of the texts there is something to translate from. */
export function progressOf(rows: readonly TranslationRow[], from: Language, to: Language) {
  return SECTIONS.flatMap((section) => {
    const written = rows.filter((row) => row.section === section && Boolean(row.text[from]));
    const done = written.filter(({ text }) => Boolean(text[to])).length;
    return written.length === 0 ? [] : [{ section, done, all: written.length }];
  });
}

/** The row's text as the server names it. */
export const placeOf = (row: TranslationRow): { id: string; field: TranslatedField } => {
  if (row.section === 'groups') return { id: row.optionId ?? row.thing.id, field: 'NAME' };
  if (row.section === 'upsells') return { id: row.thing.id, field: 'NAME' };
  return { id: row.thing.id, field: FIELDS[row.field] };
};

const FIELDS = { title: 'TITLE', name: 'NAME', description: 'DESCRIPTION' } as const;

export const isMissing = ({ text }: TranslationRow, from: Language, to: Language): boolean =>
  Boolean(text[from]) && !text[to];
