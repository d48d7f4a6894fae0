import type { Language } from '@tallrik/domain/company/languages';
import {
  checkGroup,
  type GroupInput as DomainGroupInput,
} from '@tallrik/domain/menu/editing/check-group';
import type { EditProblem } from '@tallrik/domain/menu/editing/edit-problem';
import { isSame } from '../changes/clashes.ts';
import type { GroupInput } from '../generated/graphql.ts';
import { writtenText, type Catalogue, type OfficeGroup, type OfficeText } from './catalogue.ts';
import { domainCatalogue } from './domain-catalogue.ts';

export type GroupDraft = Pick<
  OfficeGroup,
  'name' | 'type' | 'required' | 'expandedByDefault' | 'minChoices' | 'maxChoices' | 'options'
>;
export type OptionDraft = GroupDraft['options'][number];

export const NO_TEXT: OfficeText = { en: null, se: null, es: null, no: null, tr: null, dk: null };

export const newOption = (id: string): OptionDraft => ({
  id,
  name: NO_TEXT,
  price: 0,
  allergen: null,
  isPreselected: false,
  asItemId: null,
  image: null,
});

export const newGroup = (optionIds: readonly string[]): GroupDraft => ({
  name: NO_TEXT,
  type: 'SINGLE',
  required: true,
  expandedByDefault: true,
  minChoices: null,
  maxChoices: null,
  options: optionIds.map(newOption),
});

/** A second preselection in a choose-one group replaces the first (CATALOG-17). */
export function preselected(draft: GroupDraft, id: string, isOn: boolean): GroupDraft {
  return {
    ...draft,
    options: draft.options.map((option) => {
      if (option.id === id) return { ...option, isPreselected: isOn };
      return draft.type === 'SINGLE' && isOn ? { ...option, isPreselected: false } : option;
    }),
  };
}

/** Another rule keeps what still fits it. */
export function withRule(draft: GroupDraft, type: GroupDraft['type']): GroupDraft {
  if (type === 'MULTIPLE') return { ...draft, type };
  const first = draft.options.find(({ isPreselected }) => isPreselected);
  const options = draft.options.map((option) => ({
    ...option,
    isPreselected: option.id === first?.id,
  }));
  return { ...draft, type, options, minChoices: null, maxChoices: null };
}

/** As it is sent. */
export const groupInput = ({ options, ...fields }: Partial<GroupDraft>): GroupInput => ({
  ...fields,
  ...(options && {
    options: options.map(({ id, name, price, allergen, isPreselected, asItemId }) => ({
      id,
      name,
      price,
      allergen,
      isPreselected,
      asItemId,
    })),
  }),
});

/** Only what can be edited, of a group as it was read. */
export const draftOf = (group: OfficeGroup): GroupDraft => ({
  name: group.name,
  type: group.type,
  required: group.required,
  expandedByDefault: group.expandedByDefault,
  minChoices: group.minChoices,
  maxChoices: group.maxChoices,
  options: group.options,
});

/** What is different from what was read. */
export const changedFields = (saved: GroupDraft, draft: GroupDraft): Partial<GroupDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => !isSame(value, saved[name as keyof GroupDraft]),
    ),
  );

/** What the server would refuse, by its own rule. */
export function groupProblem(
  draft: GroupDraft,
  groupId: string,
  catalogue: Catalogue,
  company: { country: string; defaultLanguage: Language },
): EditProblem | null {
  const known = domainCatalogue(catalogue);
  const input: DomainGroupInput = {
    ...draft,
    name: writtenText(draft.name),
    options: draft.options.map((option) => ({ ...option, name: writtenText(option.name) })),
  };
  const before = known.modificationGroups.find(({ id }) => id === groupId) ?? null;
  const checked = checkGroup(input, { groupId, before, catalogue: known, company });
  return checked.ok ? null : checked.error;
}
