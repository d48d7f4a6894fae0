import { MOST_CATEGORIES } from '@tallrik/domain/company/look';
import { ChoiceRow, SwitchGroup, TextRow } from '../settings/SwitchRows.tsx';
import { wholeNumber } from '../settings/whole-number.ts';
import { useAdminText } from '../use-admin-text.tsx';
import type { Look, LookFields } from './use-look.ts';

const FORMS = ['LIST', 'GRID'] as const;
type Form = (typeof FORMS)[number];

/** How many categories guests see first, and as what (LOOK-11). */
export function StartPage(props: { look: Look; onChange: (fields: Partial<LookFields>) => void }) {
  const t = useAdminText();
  const { look, onChange } = props;
  return (
    <SwitchGroup title={t('Admin.Look.StartPage')}>
      <TextRow
        name={t('Admin.Look.maxCategories')}
        effect={t('Admin.Look.maxCategories.Effect')}
        value={String(look.maxCategories)}
        inputMode="numeric"
        maxLength={2}
        check={(text) =>
          wholeNumber(text, 1, MOST_CATEGORIES) === null
            ? t('Admin.Look.maxCategories.Wrong')
            : null
        }
        onSave={(text) => onChange({ maxCategories: Number(text) })}
      />
      <ChoiceRow<Form>
        name={t('Admin.Look.showCategoriesInGridView')}
        effect={t('Admin.Look.showCategoriesInGridView.Effect')}
        value={look.showCategoriesInGridView ? 'GRID' : 'LIST'}
        options={FORMS.map((value) => ({ value, text: t(`Admin.Look.Categories.${value}`) }))}
        onChange={(form) => onChange({ showCategoriesInGridView: form === 'GRID' })}
      />
    </SwitchGroup>
  );
}
