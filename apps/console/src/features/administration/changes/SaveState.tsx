import { Icon } from '../../../shared/icon/Icon.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { useOfficeChanges, type SaveStatus } from './OfficeChanges.tsx';
import styles from './SaveState.module.css';

/** How the last change went, and the way back: in the head of every page of the office (OFFICE-09, OFFICE-15). */
export function SaveState() {
  const t = useAdminText();
  const changes = useOfficeChanges();
  if (!changes) return null;
  const { status, undoable, undo } = changes;
  const isBad =
    status.step === 'NOT_SAVED' || status.step === 'NOT_UNDONE' || status.step === 'UNSENT';
  return (
    <div className={styles.state}>
      {status.step === 'SAVING' && <span className={styles.words}>{t('Admin.Saving')}</span>}
      {/* In the page before it speaks: a region that comes with its words is not read out. */}
      <span className={isBad ? styles.bad : styles.words} role="status">
        {(status.step === 'SAVED' || status.step === 'UNDONE') && (
          <span className={styles.good}>
            <Icon name="check" />
          </span>
        )}
        {isBad && <Icon name="alert" />}
        <span className={isBad ? undefined : styles.text}>{wordsOf(t, status)}</span>
      </span>
      {(status.step === 'NOT_SAVED' || status.step === 'UNSENT') && status.retry && (
        <button type="button" className={styles.action} onClick={status.retry}>
          {t('Console.TryAgain')}
        </button>
      )}
      {undoable !== null && status.step !== 'SAVING' && (
        <button
          type="button"
          className={styles.action}
          aria-label={t('Admin.UndoOf', { change: undoable })}
          title={t('Admin.UndoOf', { change: undoable })}
          onClick={undo}
        >
          <OfficeIcon name="undo" />
          <span className={styles.undo}>{t('Admin.Undo')}</span>
        </button>
      )}
    </div>
  );
}

function wordsOf(t: AdminTranslate, status: SaveStatus): string {
  switch (status.step) {
    case 'IDLE':
    case 'SAVING':
      return '';
    case 'SAVED':
      return status.text;
    case 'UNDONE':
      return t('Admin.Undone', { change: status.text });
    case 'NOT_SAVED':
      return t('Admin.NotSaved', { why: adminErrorText(t, status.code) });
    case 'UNSENT':
      return t('Admin.Unsent', { count: status.count });
    case 'NOT_UNDONE':
      return t('Admin.NotUndone', { why: adminErrorText(t, status.code) });
  }
}
