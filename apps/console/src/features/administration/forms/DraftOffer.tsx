import controls from '../../../shared/controls/controls.module.css';
import { deviceDateTime } from '../device-time.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './DraftOffer.module.css';

/** What was typed and not saved, offered back (OFFICE-12). */
export function DraftOffer(props: {
  form: { draft: { at: number; restore: () => void; discard: () => void } | null };
}) {
  const t = useAdminText();
  const { draft } = props.form;
  if (!draft) return null;
  const time = deviceDateTime(new Date(draft.at).toISOString());
  return (
    <div className={styles.offer} role="status">
      <p className={styles.text}>{t('Admin.Draft.Text', { time })}</p>
      <button type="button" className={controls.solid} onClick={draft.restore}>
        {t('Admin.Draft.Restore')}
      </button>
      <button type="button" className={controls.quiet} onClick={draft.discard}>
        {t('Admin.Leave.Discard')}
      </button>
    </div>
  );
}
