import { OptionGroup, type Option } from '@tallrik/ui/OptionGroup';
import { useTranslate } from '../translate/use-translate.tsx';

export type ChoiceGroupView = {
  id: string;
  title: string;
  kind: 'single' | 'multiple';
  isRequired: boolean;
  /** "Choose 2 to 4 · 1/4", where the restaurant has set how many (CATALOG-48). */
  rangeHint: string | null;
  hasEnough: boolean;
  isExpandedAtFirst: boolean;
  isMissing: boolean;
  options: Option[];
  selectedIds: readonly string[];
};

/** What a dish can be told, size first: the same on its page and in an offer. */
export function ChoiceGroups(props: {
  groups: readonly ChoiceGroupView[];
  /** Of the elements' ids: two dishes of one offer may have the same group. */
  idPrefix: string;
  onToggle: (groupId: string, optionId: string) => void;
}) {
  const t = useTranslate();
  const badgeOf = ({ isRequired, hasEnough, rangeHint }: ChoiceGroupView) => {
    const isAnswered = isRequired && hasEnough;
    if (rangeHint !== null && !isAnswered) return undefined;
    const hintKey = isRequired ? 'Item.ChooseOne' : 'Item.Optional';
    return { text: t(isAnswered ? 'Item.Chosen' : hintKey), isRequired, isAnswered };
  };
  return props.groups.map((group) => (
    <OptionGroup
      key={group.id}
      id={props.idPrefix + group.id}
      title={group.title}
      kind={group.kind}
      options={group.options}
      selectedIds={group.selectedIds}
      isExpandedAtFirst={group.isExpandedAtFirst}
      isMissing={group.isMissing}
      badge={badgeOf(group)}
      note={group.rangeHint ?? undefined}
      onToggle={(optionId) => props.onToggle(group.id, optionId)}
    />
  ));
}
