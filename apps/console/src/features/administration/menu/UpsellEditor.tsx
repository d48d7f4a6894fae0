import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { OFFICE_LIMITS, OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { checkUpsell } from '@tallrik/domain/menu/editing/check-upsell';
import type { EditProblem } from '@tallrik/domain/menu/editing/edit-problem';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { nameIn, writtenText, type Catalogue } from './catalogue.ts';
import { domainCatalogue } from './domain-catalogue.ts';
import styles from './editor.module.css';
import { LanguageTabs } from './ItemTexts.tsx';
import { SortedDishes } from './SortedDishes.tsx';
import type { UpsellDraft } from './use-upsell-actions.ts';
import { useOutdatedTexts } from './use-outdated-texts.ts';

type UpsellEditorProps = {
  upsellId: string;
  saved: UpsellDraft;
  title: string;
  catalogue: Catalogue;
  company: AdministeredCompany;
  venueId: string | null;
  isReadOnly: boolean;
  /** Why the server refused it. */
  code: string | null;
  onSave: (draft: UpsellDraft) => Promise<boolean>;
};

/** Dishes that are suggested together, in their order; saved as a whole (CATALOG-22). */
export function UpsellEditor(props: UpsellEditorProps) {
  const t = useAdminText();
  const id = useId();
  const { catalogue, company } = props;
  const { defaultLanguage } = catalogue;
  const outdated = useOutdatedTexts(catalogue);
  const [draft, setDraft] = useState(props.saved);
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const code = problem?.code ?? props.code;
  const change = (part: Partial<UpsellDraft>) => setDraft({ ...draft, ...part });
  const submit = async () => {
    if (isBusy) return;
    const checked = checkUpsell(
      { ...draft, name: writtenText(draft.name) },
      {
        upsellId: props.upsellId,
        before: null,
        items: domainCatalogue(catalogue).items,
        company: { country: company.country, defaultLanguage },
      },
    );
    setProblem(checked.ok ? null : checked.error);
    if (!checked.ok) return;
    setBusy(true);
    await props.onSave(draft);
    setBusy(false);
  };
  return (
    <form
      className={styles.group}
      noValidate
      aria-label={props.title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LanguageTabs
        languages={catalogue.languages}
        chosen={language}
        isWritten={(one) => Boolean(draft.name[one])}
        isOutdated={(one) => outdated.isThing(props.upsellId, one)}
        panelId={`${id}-panel`}
        onChoose={setLanguage}
      />
      <div id={`${id}-panel`}>
        <TextInput
          label={t('Admin.Upsell.Name')}
          lang={BCP47[language]}
          errorId={problem?.field?.startsWith('name') ? `${id}-error` : null}
          required={language === defaultLanguage}
          maxLength={OFFICE_TEXTS.title}
          autoComplete="off"
          readOnly={props.isReadOnly}
          placeholder={language === defaultLanguage ? '' : nameIn(draft.name, defaultLanguage)}
          value={draft.name[language] ?? ''}
          onChange={(name) => change({ name: { ...draft.name, [language]: name } })}
        />
      </div>
      <Dishes {...props} draft={draft} onChange={(itemIds) => change({ itemIds })} />
      {!props.isReadOnly && (
        <>
          <Toggle
            isOn={draft.enableMultiSelect}
            label={t('Admin.Upsell.Several')}
            onChange={(enableMultiSelect) => change({ enableMultiSelect })}
          />
          <Toggle
            isOn={draft.hideInApp}
            label={t('Admin.Upsell.Hidden')}
            onChange={(hideInApp) => change({ hideInApp })}
          />
        </>
      )}
      <FormError id={`${id}-error`} text={code === null ? null : adminErrorText(t, code)} />
      {!props.isReadOnly && (
        <div className={styles.foot}>
          <button type="submit" className={controls.solid} disabled={isBusy}>
            {isBusy ? t('Admin.Saving') : t('Console.Save')}
          </button>
        </div>
      )}
    </form>
  );
}

function Dishes(
  props: UpsellEditorProps & { draft: UpsellDraft; onChange: (itemIds: string[]) => void },
) {
  const t = useAdminText();
  const { catalogue, company, venueId, isReadOnly } = props;
  const items = new Map(catalogue.items.map((item) => [item.id, item]));
  const venues = new Set(venueId === null ? company.venues.map(({ id }) => id) : [venueId]);
  const shownMenus = new Set(
    catalogue.menus.filter((menu) => venues.has(menu.venueId)).map(({ id }) => id),
  );
  const isShown = (id: string) =>
    items.get(id)?.entries.some(({ menuId }) => shownMenus.has(menuId)) ?? false;
  return (
    <div className={styles.group}>
      <h3 className={styles.sectionName}>{t('Admin.Upsell.Dishes')}</h3>
      <SortedDishes
        label={t('Admin.Upsell.Dishes')}
        addLabel={t('Admin.Upsell.AddDish')}
        catalogue={catalogue}
        itemIds={props.draft.itemIds}
        most={OFFICE_LIMITS.itemsOfUpsellGroup}
        isReadOnly={isReadOnly}
        warningOf={(id) => (isShown(id) ? null : t('Admin.Upsell.NeverShown'))}
        onChange={props.onChange}
      />
    </div>
  );
}
