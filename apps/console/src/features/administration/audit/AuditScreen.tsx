import { Link, useSearchParams } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { EntryView, type Entry } from '../history/EntryView.tsx';
import { readDetails } from '../history/read-changes.ts';
import { useLog } from '../history/use-log.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { thingAddress } from '../office/thing-address.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './AuditScreen.module.css';
import { LOG_FIELDS, readLogFilter, type LogField } from './log-filter.ts';
import { LogExport } from './LogExport.tsx';
import { LogFilters } from './LogFilters.tsx';

/** Who did what to which thing when, newest first, page by page (D-115, TEAM-11). */
export function AuditScreen(props: { company: AdministeredCompany; administrator: Administrator }) {
  const t = useAdminText();
  const { company } = props;
  const [search, setSearch] = useSearchParams();
  const filter = readLogFilter(search, Temporal.Now.timeZoneId());
  const log = useLog(company.id, filter);
  const change = (changes: Partial<Record<LogField, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [field, value] of Object.entries(changes)) {
          if (value === '') after.delete(field);
          else after.set(field, value);
        }
        return after;
      },
      { replace: true },
    );
  const clear = () => change(Object.fromEntries(LOG_FIELDS.map((field) => [field, ''])));
  return (
    <Section
      title={t('Admin.Section.audit')}
      actions={<LogExport company={company} filter={filter} />}
    >
      <LogFilters
        {...props}
        search={search}
        onChange={(field, value) => change({ [field]: value })}
        onClear={clear}
      />
      <Remote query={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0)
            return (
              <p className={rows.empty}>
                {t(
                  Object.keys(filter).length === 0
                    ? 'Admin.Audit.None'
                    : 'Admin.Audit.NoneNarrowed',
                )}
              </p>
            );
          return (
            <ol className={rows.rows}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles.entry}>
                  <EntryView
                    entry={entry}
                    company={company}
                    thing={
                      <Thing
                        entry={entry}
                        isChosen={filter.subjectId === entry.subjectId}
                        onChoose={() => change({ thing: entry.subjectId })}
                      />
                    }
                  />
                  <RawDetails entry={entry} />
                </li>
              ))}
            </ol>
          );
        }}
      </Remote>
      <MoreButton pages={log} />
    </Section>
  );
}

/** The thing by its name, with the way to it and to the rest of what was done to it. */
function Thing(props: { entry: Entry; isChosen: boolean; onChoose: () => void }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { subject, subjectId } = props.entry;
  const path = subject ? thingAddress(subject.kind, subjectId) : null;
  const name = subject?.title ?? '';
  return (
    <span className={styles.thing}>
      {name !== '' && path !== null && (
        <Link className={styles.link} to={link(path)}>
          {name}
        </Link>
      )}
      {name !== '' && path === null && <span>{name}</span>}
      {!props.isChosen && (
        <button
          type="button"
          className={controls.quiet}
          aria-label={t('Admin.Audit.OnlyThis', { name: name === '' ? subjectId : name })}
          onClick={props.onChoose}
        >
          {t('Admin.Audit.Only')}
        </button>
      )}
    </span>
  );
}

/** What has no words of its own is shown as it was written down. */
function RawDetails({ entry }: { entry: Entry }) {
  const t = useAdminText();
  if (readDetails(entry.details).changes.length > 0) return null;
  return (
    <details className={styles.raw}>
      <summary>{t('Admin.Details')}</summary>
      <pre>{JSON.stringify({ subjectId: entry.subjectId, details: entry.details }, null, 2)}</pre>
    </details>
  );
}
