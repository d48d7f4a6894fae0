import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { deviceDateTime } from '../device-time.ts';
import { AuditLogDocument, type AuditLogQuery } from '../generated/graphql.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { AUDIT_WORDS } from './audit-words.ts';

type Entry = AuditLogQuery['auditLog']['entries'][number];

/** What staff wrote, newest first, page by page (D-115). */
export function AuditScreen(props: { company: AdministeredCompany }) {
  const t = useAdminText();
  const { api } = useServices();
  const companyId = props.company.id;
  const pages = useInfiniteQuery({
    queryKey: ['admin', 'audit', companyId],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(AuditLogDocument, { companyId, cursor: pageParam }, signal)).auditLog,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  return (
    <Section title={t('Admin.Section.audit')}>
      <Remote query={pages}>
        {(data) => {
          const entries = data.pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <p className={rows.empty}>{t('Admin.Audit.None')}</p>;
          return (
            <ol className={rows.rows}>
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ol>
          );
        }}
      </Remote>
      <MoreButton pages={pages} />
    </Section>
  );
}

/** A call nobody has words for yet is named as it is: an entry is never left out. */
function actionText(t: AdminTranslate, action: string): string {
  const words: Readonly<Record<string, AdminTranslationKey>> = AUDIT_WORDS;
  const key = Object.hasOwn(words, action) ? words[action] : undefined;
  return key ? t(key) : action;
}

function AuditRow({ entry }: { entry: Entry }) {
  const t = useAdminText();
  const facts = { subjectId: entry.subjectId, details: entry.details };
  return (
    <li className={rows.row}>
      <div className={rows.main}>
        <span className={rows.name}>{actionText(t, entry.action)}</span>
        <span className={rows.more}>
          {entry.staffName} · <time dateTime={entry.at}>{deviceDateTime(entry.at)}</time>
        </span>
      </div>
      <details className={rows.details}>
        <summary>{t('Admin.Details')}</summary>
        <pre>{JSON.stringify(facts, null, 2)}</pre>
      </details>
    </li>
  );
}
