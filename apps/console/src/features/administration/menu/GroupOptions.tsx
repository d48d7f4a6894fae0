import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { OFFICE_LIMITS, OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import type { Currency } from '@tallrik/domain/money/currency';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue } from './catalogue.ts';
import styles from './editor.module.css';
import { newOption, preselected, type GroupDraft, type OptionDraft } from './group-draft.ts';
import options from './GroupOptions.module.css';
import { PriceField } from './PriceField.tsx';
import { SortedLines } from './SortedLines.tsx';

/** Dragged by it; as high as its two lines. */
const LINE_HEIGHT = 104;

/** The options of a group: name, price, preselected or not, in the order guests see (CATALOG-16, CATALOG-17). */
export function GroupOptions(props: {
  draft: GroupDraft;
  catalogue: Catalogue;
  currency: Currency;
  language: Language;
  /** The path of what is wrong, such as `options.2.name`. */
  wrongField: string | null;
  errorId: string;
  onChange: (draft: GroupDraft) => void;
}) {
  const t = useAdminText();
  const { draft, language } = props;
  const { defaultLanguage } = props.catalogue;
  const find = (id: string) => draft.options.find((option) => option.id === id);
  const nameOf = (id: string) => {
    const option = find(id);
    return option ? nameIn(option.name, defaultLanguage) : '';
  };
  const change = (id: string, part: Partial<OptionDraft>) =>
    props.onChange({
      ...draft,
      options: draft.options.map((option) => (option.id === id ? { ...option, ...part } : option)),
    });
  const line = (id: string, place: number) => {
    const option = find(id);
    if (!option) return null;
    const isWrong = props.wrongField?.startsWith(`options.${place}.name`) ?? false;
    return (
      <div className={options.option}>
        <input
          className={controls.input}
          lang={BCP47[language]}
          aria-label={t('Admin.Group.OptionName', { number: place + 1 })}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? props.errorId : undefined}
          maxLength={OFFICE_TEXTS.optionName}
          placeholder={language === defaultLanguage ? '' : nameOf(id)}
          value={option.name[language] ?? ''}
          onChange={({ target }) =>
            change(id, { name: { ...option.name, [language]: target.value } })
          }
        />
        <PriceField
          label={t('Admin.Group.OptionPrice', { number: place + 1 })}
          price={option.price}
          currency={props.currency}
          onSave={(price) => change(id, { price })}
        />
        <label className={options.tick}>
          <input
            type="checkbox"
            checked={option.isPreselected}
            onChange={({ target }) => props.onChange(preselected(draft, id, target.checked))}
          />
          {t('Admin.Group.Preselected')}
        </label>
        <button
          type="button"
          className={styles.lineTool}
          aria-label={t('Admin.Menu.Remove', { name: nameOf(id) })}
          onClick={() =>
            props.onChange({ ...draft, options: draft.options.filter((other) => other.id !== id) })
          }
        >
          <Icon name="close" size="small" />
        </button>
      </div>
    );
  };
  return (
    <div className={styles.group}>
      <h3 className={styles.sectionName}>{t('Admin.Menu.Options')}</h3>
      <SortedLines
        label={t('Admin.Menu.Options')}
        ids={draft.options.map(({ id }) => id)}
        nameOf={nameOf}
        isReadOnly={false}
        lineHeight={LINE_HEIGHT}
        onMove={(id, to) => {
          const option = find(id);
          const others = draft.options.filter((other) => other.id !== id);
          if (option) props.onChange({ ...draft, options: others.toSpliced(to, 0, option) });
        }}
      >
        {line}
      </SortedLines>
      <p className={styles.hint}>
        {draft.type === 'SINGLE'
          ? t('Admin.Group.PreselectedCharged')
          : t('Admin.Group.PreselectedIncluded')}
      </p>
      <button
        type="button"
        className={controls.line}
        disabled={draft.options.length >= OFFICE_LIMITS.optionsOfGroup}
        onClick={() =>
          props.onChange({ ...draft, options: [...draft.options, newOption(crypto.randomUUID())] })
        }
      >
        <Icon name="plus" />
        {t('Admin.Group.AddOption')}
      </button>
    </div>
  );
}
