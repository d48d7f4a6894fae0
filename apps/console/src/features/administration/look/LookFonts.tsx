import { BRAND_FONTS, fontStackOf, typefaceOf } from '@tallrik/domain/company/fonts';
import { useId } from 'react';
import form from '../parts/form.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './LookScreen.module.css';

/** The five typefaces and the guest's own, each with the company's name and a price (LOOK-07). */
export function LookFonts(props: {
  font: string | null;
  name: string;
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
              {props.name}, 149 kr
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
