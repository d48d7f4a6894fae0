import { contrast, NO_COLOUR, READABLE_CONTRAST, readableOn } from '@tallrik/domain/company/colour';
import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { typedColour } from '@tallrik/domain/company/look';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { isInternalLevel } from '@tallrik/domain/loyalty/membership-levels';
import { useId, useState } from 'react';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { nameIn, type Catalogue, type OfficeText } from '../menu/catalogue.ts';
import editor from '../menu/editor.module.css';
import { LanguageTabs } from '../menu/ItemTexts.tsx';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { TypedLevel } from './level-fields.ts';
import styles from './Levels.module.css';

export type LevelFormProps = {
  company: AdministeredCompany;
  catalogue: Catalogue;
  fields: TypedLevel;
  isReadOnly: boolean;
  wrong: string | null;
  errorId: string;
  onChange: (changed: Partial<TypedLevel>) => void;
};

/** What guests read of a level, in one language after the other (GROWTH-22). */
export function WordsPanel(props: LevelFormProps) {
  const t = useAdminText();
  const id = useId();
  const { fields, catalogue, isReadOnly, onChange } = props;
  const { defaultLanguage, languages } = catalogue;
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const given = (name: 'title' | 'description') => ({
    lang: BCP47[language],
    errorId: props.wrong?.startsWith(name) ? props.errorId : null,
    required: name === 'title' && language === defaultLanguage,
    maxLength: OFFICE_TEXTS[name],
    readOnly: isReadOnly,
    placeholder: language === defaultLanguage ? '' : nameIn(fields[name], defaultLanguage),
    value: fields[name][language] ?? '',
    onChange: (typed: string) => onChange({ [name]: written(fields[name], typed) }),
  });
  const written = (text: OfficeText, typed: string): OfficeText => ({
    ...text,
    [language]: typed === '' ? null : typed,
  });
  return (
    <Panel title={t('Admin.Levels.Words')}>
      <div className={form.form}>
        <LanguageTabs
          languages={languages}
          chosen={language}
          isWritten={(one) => Boolean(fields.title[one])}
          panelId={id}
          onChoose={setLanguage}
        />
        <div id={id} className={form.form}>
          <TextInput label={t('Admin.Levels.Name')} autoComplete="off" {...given('title')} />
          <TextArea label={t('Admin.Levels.Description')} {...given('description')} />
        </div>
      </div>
    </Panel>
  );
}

/** What it takes, and what it gives (GROWTH-22, GROWTH-23). */
export function TermsPanel(props: LevelFormProps) {
  const t = useAdminText();
  const { fields, isReadOnly, onChange } = props;
  const isInternal = isInternalLevel({
    pointsRequired: Number(fields.pointsRequired.replaceAll(' ', '')),
    discountPercentage: Number(fields.discountPercentage.replace(',', '.')),
  });
  const number = (name: 'pointsRequired' | 'discountPercentage', label: string, hint: string) => (
    <TextInput
      label={label}
      hint={hint}
      errorId={props.wrong === name ? props.errorId : null}
      inputMode={name === 'pointsRequired' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      readOnly={isReadOnly}
      value={fields[name]}
      onChange={(typed) => onChange({ [name]: typed })}
    />
  );
  return (
    <Panel title={t('Admin.Levels.Terms')}>
      <div className={form.form}>
        {number('pointsRequired', t('Admin.Levels.Points'), t('Admin.Levels.PointsHint'))}
        {number('discountPercentage', t('Admin.Levels.Discount'), t('Admin.Levels.DiscountHint'))}
        {isInternal && <p className={styles.notice}>{t('Admin.Levels.InternalText')}</p>}
      </div>
    </Panel>
  );
}

/** Two colours, and whether what stands on them can be read (GROWTH-22). */
export function LookPanel(props: LevelFormProps) {
  const t = useAdminText();
  const { fields, isReadOnly, company, catalogue, onChange } = props;
  const primary = typedColour(fields.primaryColor);
  const secondary = typedColour(fields.secondaryColor) ?? primary;
  const name = nameIn(fields.title, catalogue.defaultLanguage);
  return (
    <Panel title={t('Admin.Levels.Look')}>
      <div className={form.form}>
        <div className={form.pair}>
          <ColourField {...props} name="primaryColor" label={t('Admin.Levels.Primary')} />
          <ColourField {...props} name="secondaryColor" label={t('Admin.Levels.Secondary')} />
        </div>
        {primary && secondary ? (
          <Band colours={[primary, secondary]} name={name} />
        ) : (
          <p className={editor.hint}>{t('Admin.Levels.OwnColours')}</p>
        )}
        {!isReadOnly && (
          <PictureField
            companyId={company.id}
            purpose="LEVEL"
            label={t('Admin.Levels.Picture')}
            address={fields.image}
            title={name}
            languages={catalogue.languages}
            onChoose={(key) => onChange({ image: key === null ? null : `/media/${key}` })}
          />
        )}
      </div>
    </Panel>
  );
}

function Band({ colours, name }: { colours: readonly [string, string]; name: string }) {
  const t = useAdminText();
  const text = readableOn(colours, []);
  const ratio = Math.min(...colours.map((colour) => contrast(text, colour)));
  const isReadable = ratio >= READABLE_CONTRAST;
  return (
    <div className={styles.tried}>
      <span
        className={styles.band}
        style={{ background: `linear-gradient(90deg, ${colours.join(', ')})`, color: text }}
      >
        {name || t('Admin.Levels.Name')}
      </span>
      <p className={isReadable ? styles.ratio : styles.bad}>
        <Icon name={isReadable ? 'check' : 'alert'} size="small" />
        {t(isReadable ? 'Admin.Levels.Readable' : 'Admin.Levels.Unreadable', {
          ratio: ratio.toFixed(1),
        })}
      </p>
    </div>
  );
}

function ColourField(
  props: LevelFormProps & { name: 'primaryColor' | 'secondaryColor'; label: string },
) {
  const t = useAdminText();
  const { name, label, fields, isReadOnly, onChange } = props;
  const colour = typedColour(fields[name]);
  return (
    <div className={styles.colour}>
      <TextInput
        label={label}
        required={false}
        errorId={props.wrong === name ? props.errorId : null}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        readOnly={isReadOnly}
        value={fields[name]}
        onChange={(typed) => onChange({ [name]: typed })}
      />
      {!isReadOnly && (
        <input
          type="color"
          className={styles.picker}
          aria-label={t('Admin.Look.Picker', { name: label })}
          value={colour ?? NO_COLOUR}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </div>
  );
}
