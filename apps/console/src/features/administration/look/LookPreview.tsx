import { BRAND_FONTS } from '@tallrik/domain/company/fonts';
import type { Theme } from '@tallrik/domain/company/configuration';
import {
  fontToCssVariables,
  themeToCssVariables,
} from '@tallrik/domain/company/theme-to-css-variables';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PreviewFrame } from '../parts/PreviewFrame.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './LookPreview.module.css';

const WIDTHS = ['phone', 'desktop'] as const;

/** The guests' app itself, in the colours of the draft as soon as they are chosen (LOOK-03). */
export function LookPreview(props: {
  companyId: string;
  slug: string;
  theme: Theme;
  font: string | null;
}) {
  const t = useAdminText();
  const page = useRef<Document | null>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const { slug, theme } = props;
  const font = BRAND_FONTS.find((one) => one === props.font) ?? null;
  const dress = useCallback(() => {
    const root = page.current?.documentElement;
    if (!root) return;
    const variables = { ...themeToCssVariables(theme), ...fontToCssVariables(font) };
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  }, [theme, font]);
  useEffect(dress, [dress]);
  return (
    <section className={styles.preview} aria-label={t('Admin.Look.Preview')}>
      <div className={styles.views} role="group" aria-label={t('Admin.Look.Preview')}>
        {WIDTHS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.view}
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {t(`Admin.Look.Width.${one}`)}
          </button>
        ))}
      </div>
      <div className={styles[width]}>
        <PreviewFrame
          companyId={props.companyId}
          choice={null}
          className={styles.frame}
          title={t('Admin.Look.Preview')}
          address={`/${slug}`}
          onLoad={(opened) => {
            page.current = opened;
            dress();
          }}
        />
      </div>
    </section>
  );
}
