import type { Theme } from '@tallrik/domain/company/configuration';
import { themeToCssVariables } from '@tallrik/domain/company/theme-to-css-variables';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './LandingPreview.module.css';

/** The draft's landing picture below its veil, with the texts guests read on it (LOOK-06). */
export function LandingPreview(props: {
  width: 'phone' | 'desktop';
  picture: string | null;
  theme: Theme;
  greeting: string | null;
  intro: string | null;
}) {
  const t = useAdminText();
  const { width, picture, theme, greeting, intro } = props;
  if (picture === null) return null;
  return (
    <figure
      className={styles[width]}
      style={themeToCssVariables(theme)}
      aria-label={t(`Admin.Look.LandingOn.${width}`)}
    >
      <img className={styles.picture} src={picture} alt="" />
      <figcaption className={styles.words}>
        {greeting && <b className={styles.greeting}>{greeting}</b>}
        {intro && <span>{intro}</span>}
      </figcaption>
    </figure>
  );
}
