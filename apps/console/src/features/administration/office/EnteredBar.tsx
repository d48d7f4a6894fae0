import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { adminPaths } from '../admin-paths.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './EnteredBar.module.css';

/** Above every page of a company that is not one's own: whose it is, and the way out (OFFICE-05). */
export function EnteredBar(props: { company: string }) {
  const t = useAdminText();
  return (
    <aside className={styles.bar} aria-label={t('Admin.Entered.Label')}>
      <Icon name="alert" />
      <p className={styles.text}>{t('Admin.Entered.Text', { company: props.company })}</p>
      <Link className={controls.line} to={adminPaths.start}>
        {t('Admin.Entered.Leave')}
      </Link>
    </aside>
  );
}
