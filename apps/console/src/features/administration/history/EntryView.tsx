import type { AdminTranslationKey } from '@tallrik/translations/keys';
import type { ReactNode } from 'react';
import type { AdministeredCompany } from '../administered-company.ts';
import { AUDIT_WORDS } from '../audit/audit-words.ts';
import { deviceDateTime } from '../device-time.ts';
import rows from '../parts/rows.module.css';
import type { AuditLogQuery } from '../generated/graphql.ts';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import styles from './EntryView.module.css';
import { readDetails } from './read-changes.ts';
import { useFieldWords } from './use-field-words.ts';

export type Entry = AuditLogQuery['auditLog']['entries'][number];

/** A call nobody has words for yet is named as it is: an entry is never left out. */
export function actionText(t: AdminTranslate, action: string): string {
  const words: Readonly<Record<string, AdminTranslationKey>> = AUDIT_WORDS;
  const key = Object.hasOwn(words, action) ? words[action] : undefined;
  return key ? t(key) : action;
}

/** Who did what, when, and of each field before and after in words (OFFICE-18, TEAM-11). */
export function EntryView(props: {
  entry: Entry;
  company: AdministeredCompany;
  /** Named where the page is not one thing's own. */
  thing?: ReactNode;
}) {
  const t = useAdminText();
  const words = useFieldWords(props.company);
  const { entry } = props;
  const { changes, isNew } = readDetails(entry.details);
  return (
    <div className={styles.entry}>
      <span className={styles.action}>{actionText(t, entry.action)}</span>
      {props.thing}
      <span className={styles.who}>
        {entry.staffName !== null && <span>{entry.staffName}</span>}
        {entry.actor !== 'STAFF' && (
          <span className={rows.tag}>{t(`Admin.Audit.By.${entry.actor}`)}</span>
        )}
        <time dateTime={entry.at}>{deviceDateTime(entry.at)}</time>
      </span>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => {
            const { label, text } = words(change.name);
            return (
              <div key={change.name} className={styles.change}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.values}>
                  {change.isHidden && t('Admin.History.Changed')}
                  {!change.isHidden && !isNew && (
                    <>
                      <del className={styles.before}>{text(change.before)}</del>
                      <span aria-hidden="true"> → </span>
                    </>
                  )}
                  {!change.isHidden && <ins className={styles.after}>{text(change.after)}</ins>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
