import type { Language } from '@tallrik/domain/company/languages';
import type { Administrator } from '../../administered-company.ts';
import { useCategoryActions } from '../use-category-actions.ts';
import { useGroupActions } from '../use-group-actions.ts';
import { useItemChanges } from '../use-item-changes.ts';
import { useUpsellActions } from '../use-upsell-actions.ts';
import type { TranslationRow } from './translation-rows.ts';

/** Saves one text in one language, each in the thing it belongs to, and so with its version and undo. */
export function useSaveTranslation(companyId: string, administrator: Administrator) {
  const items = useItemChanges(companyId, administrator, () => true);
  const categories = useCategoryActions(companyId);
  const groups = useGroupActions(companyId);
  const upsells = useUpsellActions(companyId);
  return (row: TranslationRow, language: Language, typed: string): void => {
    const text = { ...row.text, [language]: typed === '' ? null : typed };
    switch (row.section) {
      case 'items':
        return void items.save(row.thing, { [row.field]: text });
      case 'categories':
        return void categories.save(row.thing, { [row.field]: text });
      case 'upsells':
        return void upsells.save(row.thing, { name: text });
      case 'groups': {
        const { optionId } = row;
        if (optionId === null) return void groups.save(row.thing, { name: text });
        const options = row.thing.options.map((option) =>
          option.id === optionId ? { ...option, name: text } : option,
        );
        return void groups.save(row.thing, { options });
      }
    }
  };
}
