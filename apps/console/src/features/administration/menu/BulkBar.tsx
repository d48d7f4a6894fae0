import controls from '../../../shared/controls/controls.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './BulkBar.module.css';

/** Below the list while dishes are being chosen. */
export function BulkBar(props: {
  count: number;
  onAll: () => void;
  onChange: () => void;
  onEnd: () => void;
}) {
  const t = useAdminText();
  return (
    <div className={styles.bar} role="group" aria-label={t('Admin.Bulk.Bar')}>
      <span role="status" className={styles.count}>
        {t('Admin.Menu.Chosen', { count: props.count })}
      </span>
      <button type="button" className={controls.quiet} onClick={props.onAll}>
        {t('Admin.Bulk.All')}
      </button>
      <button
        type="button"
        className={controls.solid}
        disabled={props.count === 0}
        onClick={props.onChange}
      >
        {t('Admin.Bulk.Change')}
      </button>
      <button type="button" className={controls.quiet} onClick={props.onEnd}>
        {t('Admin.Done')}
      </button>
    </div>
  );
}
