import { useServices } from '../services/services.tsx';
import { useTranslate } from '../translate/use-translate.tsx';
import styles from './PoweredBy.module.css';

/** Who runs the platform, with the link of the deployment; no company's configuration reaches it (LAND-18, D-149). */
export function PoweredBy() {
  const { platform } = useServices();
  const t = useTranslate();
  const words = (
    <>
      <PlateMark />
      {t('TableLanding.PoweredBy', { product: platform.name })}
    </>
  );
  if (platform.link === null) return <span className={styles.powered}>{words}</span>;
  return (
    <a className={styles.powered} href={platform.link} rel="noopener" target="_blank">
      {words}
    </a>
  );
}

const PlateMark = () => (
  <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7" />
    <circle className={styles.food} cx="8" cy="8" r="3" />
  </svg>
);
