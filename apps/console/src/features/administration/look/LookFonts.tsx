import { BRAND_FONTS, fontStackOf, typefaceOf } from '@tallrik/domain/company/fonts';
import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useId } from 'react';
import form from '../parts/form.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './LookScreen.module.css';

const SAMPLE_PRICE = minor(14_900);

/** The five typefaces and the guest's own, each with the company's name and a price (LOOK-07). */
export function LookFonts(props: {
  font: string | null;
  name: string;
  currency: Currency;
  onChange: (font: string | null) => void;
}) {
  const t = useAdminText();
  const id = useId();
  return (
    <div className={styles.part} role="radiogroup" aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {t('Admin.Look.Font')}
      </h2>
      {[null, ...BRAND_FONTS].map((font) => (
        <label key={font ?? 'own'} className={form.option}>
          <input
            type="radio"
            name={id}
            checked={props.font === font}
            onChange={() => props.onChange(font)}
          />
          <span className={form.optionName}>
            {font === null ? t('Admin.Look.OwnFont') : typefaceOf(font).family}
            <span
              className={form.optionText}
              style={font === null ? {} : { fontFamily: fontStackOf(font) }}
            >
              {props.name}, {formatMoney(SAMPLE_PRICE, props.currency)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
