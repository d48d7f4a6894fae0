import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue } from './catalogue.ts';
import styles from './editor.module.css';
import { GroupOptions } from './GroupOptions.tsx';
import { groupProblem, withRule, type GroupDraft } from './group-draft.ts';
import { LanguageTabs } from './ItemTexts.tsx';
import { ruleWords } from './rule-words.ts';
import { useOutdatedTexts } from './use-outdated-texts.ts';

/** A group with its rule in words; saved as a whole, because half of it could not be chosen from (CATALOG-16 to -18). */
export function GroupEditor(props: {
  groupId: string;
  saved: GroupDraft;
  title: string;
  catalogue: Catalogue;
  company: AdministeredCompany;
  isReadOnly: boolean;
  /** Why the server refused it. */
  code: string | null;
  onSave: (draft: GroupDraft) => Promise<boolean>;
}) {
  const t = useAdminText();
  const id = useId();
  const { catalogue, company } = props;
  const { defaultLanguage } = catalogue;
  const outdated = useOutdatedTexts(catalogue);
  const [draft, setDraft] = useState(props.saved);
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [problem, setProblem] = useState<{ code: string; field: string | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const code = problem?.code ?? props.code;
  const change = (part: Partial<GroupDraft>) => setDraft({ ...draft, ...part });
  const submit = async () => {
    if (isBusy) return;
    const found = groupProblem(draft, props.groupId, catalogue, {
      country: company.country,
      defaultLanguage,
    });
    setProblem(found);
    if (found !== null) return;
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
        isWritten={(one) =>
          Boolean(draft.name[one]) && draft.options.every(({ name }) => Boolean(name[one]))
        }
        isOutdated={(one) =>
          outdated.isThing(props.groupId, one) ||
          draft.options.some((option) => outdated.isThing(option.id, one))
        }
        panelId={`${id}-panel`}
        onChoose={setLanguage}
      />
      <div id={`${id}-panel`} className={styles.fields}>
        <TextInput
          label={t('Admin.Group.Name')}
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
        <Rule draft={draft} onChange={setDraft} />
        <GroupOptions
          draft={draft}
          catalogue={catalogue}
          currency={company.currency}
          language={language}
          wrongField={problem?.field ?? null}
          errorId={`${id}-error`}
          onChange={setDraft}
        />
      </div>
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

/** The rule, as choices and in words. */
function Rule(props: { draft: GroupDraft; onChange: (draft: GroupDraft) => void }) {
  const t = useAdminText();
  const { draft } = props;
  const counts = Array.from(
    { length: Math.min(draft.options.length, MOST_CHOICES) + 1 },
    (_, count) => ({ value: String(count), text: String(count) }),
  );
  const none = { value: '', text: t('Admin.Group.NoLimit') };
  const read = (text: string) => (text === '' ? null : Number(text));
  return (
    <>
      <Select
        label={t('Admin.Group.Rule')}
        value={draft.type}
        options={[
          { value: 'SINGLE', text: t('Admin.Group.SINGLE') },
          { value: 'MULTIPLE', text: t('Admin.Group.MULTIPLE') },
        ]}
        onChange={(type) => props.onChange(withRule(draft, type))}
      />
      {draft.type === 'MULTIPLE' && (
        <div className={styles.pair}>
          <Select
            label={t('Admin.Group.Min')}
            value={draft.minChoices === null ? '' : String(draft.minChoices)}
            options={[none, ...counts]}
            onChange={(text) => props.onChange({ ...draft, minChoices: read(text) })}
          />
          <Select
            label={t('Admin.Group.Max')}
            value={draft.maxChoices === null ? '' : String(draft.maxChoices)}
            options={[none, ...counts]}
            onChange={(text) => props.onChange({ ...draft, maxChoices: read(text) })}
          />
        </div>
      )}
      <Toggle
        isOn={draft.required}
        label={t('Admin.Group.Required')}
        onChange={(required) => props.onChange({ ...draft, required })}
      />
      <Toggle
        isOn={draft.expandedByDefault}
        label={t('Admin.Group.Expanded')}
        onChange={(expandedByDefault) => props.onChange({ ...draft, expandedByDefault })}
      />
      <p className={styles.answer} data-good="true" role="status">
        {t('Admin.Group.GuestsRead', { rule: ruleWords(t, draft) })}
      </p>
    </>
  );
}

/** CATALOG-48. */
const MOST_CHOICES = 20;
