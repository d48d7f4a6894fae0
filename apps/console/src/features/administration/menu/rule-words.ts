import type { AdminTranslate } from '../use-admin-text.tsx';
import type { OfficeGroup } from './catalogue.ts';

type Rule = Pick<OfficeGroup, 'type' | 'required' | 'minChoices' | 'maxChoices'>;

/** What a group asks of guests, as one would say it: 'Choose 1', 'Up to 3' (CATALOG-16, CATALOG-48). */
export function ruleWords(t: AdminTranslate, rule: Rule): string {
  if (rule.type === 'SINGLE')
    return rule.required ? t('Admin.Group.ChooseOne') : t('Admin.Group.UpToOne');
  const min = Math.max(rule.minChoices ?? 0, rule.required ? 1 : 0);
  const max = rule.maxChoices;
  if (max === null)
    return min === 0 ? t('Admin.Group.Any') : t('Admin.Group.AtLeast', { count: min });
  if (min === 0) return t('Admin.Group.UpTo', { count: max });
  return min === max
    ? t('Admin.Group.Exactly', { count: min })
    : t('Admin.Group.Between', { min, max });
}
