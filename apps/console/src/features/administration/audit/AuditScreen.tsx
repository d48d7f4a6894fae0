import type { AdministeredCompany } from '../administered-company.ts';
import { EntryView } from '../history/EntryView.tsx';
import { useLog } from '../history/use-log.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';

/** What staff wrote, newest first, page by page (D-115). */
export function AuditScreen(props: { company: AdministeredCompany }) {
  const t = useAdminText();
  const { company } = props;
  const log = useLog(company.id, {});
  return (
    <Section title={t('Admin.Section.audit')}>
      <Remote query={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <p className={rows.empty}>{t('Admin.Audit.None')}</p>;
          return (
            <ol className={rows.rows}>
              {entries.map((entry) => (
                <li key={entry.id} className={rows.row}>
                  <EntryView entry={entry} company={company} />
                  <details className={rows.details}>
                    <summary>{t('Admin.Details')}</summary>
                    <pre>
                      {JSON.stringify(
                        { subjectId: entry.subjectId, details: entry.details },
                        null,
                        2,
                      )}
                    </pre>
                  </details>
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
