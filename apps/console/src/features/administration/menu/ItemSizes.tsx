import { OFFICE_LIMITS, OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { checkSizes, SIZE_TYPES } from '@tallrik/domain/menu/editing/check-sizes';
import type { Currency } from '@tallrik/domain/money/currency';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { writtenText, type Catalogue, type OfficeItem, type OfficeText } from './catalogue.ts';
import styles from './editor.module.css';
import { PriceField } from './PriceField.tsx';
import { SortedLines } from './SortedLines.tsx';

type Sizes = NonNullable<OfficeItem['sizes']>;

const NO_TEXT: OfficeText = { en: null, se: null, es: null, no: null, tr: null, dk: null };

const newSize = (price: number): Sizes['sizes'][number] => ({
  id: crypto.randomUUID(),
  name: NO_TEXT,
  price,
});

/** Sizes are saved together: half of them must not be on sale (CATALOG-15, OFFICE-10). */
export function ItemSizes(props: {
  item: OfficeItem;
  catalogue: Catalogue;
  currency: Currency;
  onSave: (sizes: Sizes | null) => void;
}) {
  const t = useAdminText();
  const { item, catalogue } = props;
  const [draft, setDraft] = useState<Sizes | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const sizes = draft ?? item.sizes;
  const { defaultLanguage } = catalogue;
  const begin = () =>
    setDraft({
      type: 'Size',
      isAbsolute: true,
      sizes: [newSize(item.price ?? 0), newSize(item.price ?? 0)],
    });
  const submit = (wanted: Sizes) => {
    const input = {
      ...wanted,
      sizes: wanted.sizes.map((size) => ({ ...size, name: writtenText(size.name) })),
    };
    const checked = checkSizes(input, item.id, { defaultLanguage });
    setCode(checked.ok ? null : checked.error.code);
    if (!checked.ok) return;
    props.onSave(wanted);
    setDraft(null);
  };
  if (!sizes)
    return (
      <button type="button" className={controls.line} onClick={begin}>
        <Icon name="plus" />
        {t('Admin.Sizes.Begin')}
      </button>
    );
  const change = (part: Partial<Sizes>) => setDraft({ ...sizes, ...part });
  const changeSize = (id: string, part: Partial<Sizes['sizes'][number]>) =>
    change({ sizes: sizes.sizes.map((size) => (size.id === id ? { ...size, ...part } : size)) });
  const nameOf = (id: string) =>
    sizes.sizes.find((size) => size.id === id)?.name[defaultLanguage] ?? '';
  return (
    <section className={styles.group} aria-label={t('Admin.Sizes.Title')}>
      <h3 className={styles.sectionName}>{t('Admin.Sizes.Title')}</h3>
      <div className={styles.pair}>
        <Select
          label={t('Admin.Sizes.Type')}
          value={SIZE_TYPES.find((type) => type === sizes.type) ?? 'Size'}
          options={SIZE_TYPES.map((type) => ({ value: type, text: t(`Admin.Sizes.${type}`) }))}
          onChange={(type) => change({ type })}
        />
        <Select
          label={t('Admin.Sizes.Kind')}
          value={sizes.isAbsolute ? 'whole' : 'added'}
          options={[
            { value: 'whole', text: t('Admin.Sizes.whole') },
            { value: 'added', text: t('Admin.Sizes.added') },
          ]}
          onChange={(kind) => change({ isAbsolute: kind === 'whole' })}
        />
      </div>
      <SortedLines
        label={t('Admin.Sizes.Title')}
        ids={sizes.sizes.map(({ id }) => id)}
        nameOf={nameOf}
        isReadOnly={false}
        lineHeight={60}
        onMove={(id, to) => {
          const size = sizes.sizes.find((other) => other.id === id);
          const others = sizes.sizes.filter((other) => other.id !== id);
          if (size) change({ sizes: others.toSpliced(to, 0, size) });
        }}
      >
        {(id, place) => {
          const size = sizes.sizes[place];
          if (!size) return null;
          return (
            <>
              <input
                className={controls.input}
                aria-label={t('Admin.Sizes.Name', { number: place + 1 })}
                maxLength={OFFICE_TEXTS.optionName}
                value={nameOf(id)}
                onChange={({ target }) =>
                  changeSize(id, { name: { ...size.name, [defaultLanguage]: target.value } })
                }
              />
              <span className={styles.short}>
                <PriceField
                  label={t('Admin.Sizes.Price', { number: place + 1 })}
                  price={size.price}
                  currency={props.currency}
                  onSave={(price) => changeSize(id, { price })}
                />
              </span>
              <button
                type="button"
                className={styles.lineTool}
                aria-label={t('Admin.Menu.Remove', { name: nameOf(id) })}
                onClick={() => change({ sizes: sizes.sizes.filter((other) => other.id !== id) })}
              >
                <Icon name="close" size="small" />
              </button>
            </>
          );
        }}
      </SortedLines>
      {code !== null && (
        <p className={styles.problem} role="alert">
          {adminErrorText(t, code)}
        </p>
      )}
      <div className={styles.chips}>
        <button
          type="button"
          className={controls.line}
          disabled={sizes.sizes.length >= OFFICE_LIMITS.sizesOfItem}
          onClick={() => change({ sizes: [...sizes.sizes, newSize(item.price ?? 0)] })}
        >
          <Icon name="plus" />
          {t('Admin.Sizes.Add')}
        </button>
        {draft && (
          <>
            <button type="button" className={controls.solid} onClick={() => submit(sizes)}>
              {t('Console.Save')}
            </button>
            <button type="button" className={controls.quiet} onClick={() => setDraft(null)}>
              {t('Admin.Cancel')}
            </button>
          </>
        )}
        {!draft && (
          <button type="button" className={controls.quiet} onClick={() => props.onSave(null)}>
            {t('Admin.Sizes.End')}
          </button>
        )}
      </div>
    </section>
  );
}
