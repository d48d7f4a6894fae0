import { useCompany } from '../services/services.tsx';
import styles from './Logo.module.css';

/** The brand's own logo, or its name where it has uploaded none (BRAND-03). */
export function Logo() {
  const { configuration, company } = useCompany();
  return configuration.logoUrl === null ? (
    <span className={styles.name}>{company.displayName}</span>
  ) : (
    <img
      className={styles.logo}
      src={configuration.logoUrl}
      alt={company.displayName}
      height={40}
    />
  );
}
