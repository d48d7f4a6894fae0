import type { Language } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { checkText } from '@tallrik/domain/menu/editing/texts';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeCategory } from './catalogue.ts';
import styles from './editor.module.css';
import { TranslatedFields } from './ItemTexts.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { useCategoryActions } from './use-category-actions.ts';

type Props = { companyId: string; catalogue: Catalogue; linkTo: (path: string) => string };

/** Name, description, hidden or not, and its place in the tree (CATALOG-23). */
export function CategoryEditor(props: Props & { category: OfficeCategory }) {
  const t = useAdminText();
  const headingId = useId();
  const navigate = useNavigate();
  const { catalogue, category } = props;
  const [language, setLanguage] = useState<Language>(catalogue.defaultLanguage);
  const actions = useCategoryActions(props.companyId);
  const hasChildren = catalogue.categories.some(({ parentId }) => parentId === category.id);
  const parents = catalogue.categories.filter(
    ({ id, parentId }) => id !== category.id && parentId === null,
  );
  const archive = async () => {
    if (await actions.archive(category)) await navigate(props.linkTo(''));
  };
  return (
    <section className={styles.editor} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        {nameIn(category.name, catalogue.defaultLanguage)}
      </h2>
      <TranslatedFields
        catalogue={catalogue}
        subjectId={category.id}
        language={language}
        text={{ title: category.name, description: category.description }}
        titleLabel={t('Admin.Menu.CategoryName')}
        isReadOnly={false}
        onLanguage={setLanguage}
        onSave={({ title, description }) =>
          void actions.save(category, {
            ...(title && { name: title }),
            ...(description && { description }),
          })
        }
      />
      <Toggle
        isOn={!category.hidden}
        label={
          <>
            {t('Admin.Menu.Shown')}
            <br />
            <span className={styles.hint}>{t('Admin.Menu.ShownText')}</span>
          </>
        }
        onChange={(isShown) => void actions.save(category, { hidden: !isShown })}
      />
      {!hasChildren && (
        <Select
          label={t('Admin.Menu.Parent')}
          value={category.parentId ?? ''}
          options={[
            { value: '', text: t('Admin.Menu.AtTop') },
            ...parents.map(({ id, name }) => ({
              value: id,
              text: nameIn(name, catalogue.defaultLanguage),
            })),
          ]}
          onChange={(id) => void actions.save(category, { parentId: id === '' ? null : id })}
        />
      )}
      <div className={styles.foot}>
        <button type="button" className={controls.line} onClick={() => void archive()}>
          <MenuIcon name="archive" />
          {t('Admin.Menu.Archive')}
        </button>
      </div>
    </section>
  );
}

/** A name is all a new one needs. */
export function NewCategory(props: Props) {
  const t = useAdminText();
  const errorId = useId();
  const navigate = useNavigate();
  const { defaultLanguage } = props.catalogue;
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const newId = useRef(crypto.randomUUID());
  const actions = useCategoryActions(props.companyId);
  const code = problem ?? actions.code;
  const { isBusy } = actions;
  const submit = async () => {
    if (isBusy) return;
    const written = { [defaultLanguage]: name };
    const rule = { field: 'name', longest: OFFICE_TEXTS.title, isRequired: true, defaultLanguage };
    const checked = checkText(written, rule);
    setProblem(checked.ok ? null : checked.error.code);
    if (!checked.ok) return;
    if (await actions.create(newId.current, { name: written }))
      await navigate(props.linkTo(`items/new/${newId.current}`));
  };
  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className={styles.name}>{t('Admin.Menu.NewCategory')}</h2>
      <TextInput
        label={t('Admin.Menu.CategoryName')}
        errorId={code === null ? null : errorId}
        autoComplete="off"
        maxLength={OFFICE_TEXTS.title}
        value={name}
        onChange={setName}
      />
      <FormError id={errorId} text={code === null ? null : adminErrorText(t, code)} />
      <SubmitButton text={t('Console.Save')} isBusy={isBusy} />
    </form>
  );
}
