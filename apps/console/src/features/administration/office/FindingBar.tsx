import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { Administrator } from '../administered-company.ts';
import { useOpenFindings } from '../ledger/ledger-query.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './EnteredBar.module.css';
import { useOfficeLink } from './office-address.ts';

/** Above every page while money waits for a person (MONEY-15). */
export function FindingBar(props: {
  companyId: string;
  administrator: Administrator;
  /** The address of the page that is open. */
  page: string;
}) {
  const t = useAdminText();
  const link = useOfficeLink();
  const mayRead = reachOf(props.administrator.role, 'LEDGER', 'READ') !== 'NONE';
  const { data: count = 0 } = useOpenFindings(props.companyId, props.page, mayRead);
  if (count === 0) return null;
  return (
    <aside className={styles.bar} aria-label={t('Admin.Finding.Title')}>
      <Icon name="alert" />
      <p className={styles.text}>{t('Admin.Finding.Bar', { count })}</p>
      <Link className={controls.line} to={link('reports/findings')}>
        {t('Admin.Finding.Show')}
      </Link>
    </aside>
  );
}
