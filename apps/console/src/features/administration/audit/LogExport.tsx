import { LONGEST_LOG_EXPORT } from '@tallrik/domain/company/audit';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { AuditExportDocument } from '../generated/graphql.ts';
import { actionText, type Entry } from '../history/EntryView.tsx';
import { useFieldWords } from '../history/use-field-words.ts';
import type { LogFilter } from '../history/use-log.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { saveFile } from '../parts/save-file.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { logCsv } from './log-csv.ts';

/** The log as it is narrowed down, as a file for a spreadsheet (TEAM-11). */
export function LogExport(props: { company: AdministeredCompany; filter: LogFilter }) {
  const t = useAdminText();
  const { api } = useServices();
  const fieldWords = useFieldWords(props.company);
  const [state, setState] = useState<'IDLE' | 'BUSY' | { code: string }>('IDLE');
  const { company, filter } = props;
  const run = async () => {
    setState('BUSY');
    try {
      const entries: Entry[] = [];
      let cursor: string | null = null;
      do {
        const page: { entries: Entry[]; nextCursor: string | null } = (
          await api.call(AuditExportDocument, { companyId: company.id, ...filter, cursor })
        ).auditExport;
        entries.push(...page.entries);
        cursor = page.nextCursor;
      } while (cursor !== null && entries.length < LONGEST_LOG_EXPORT);
      const words = {
        headings: {
          when: t('Admin.Audit.When'),
          who: t('Admin.Audit.Who'),
          by: t('Admin.Audit.By'),
          what: t('Admin.Audit.What'),
          thing: t('Admin.Audit.Thing'),
          field: t('Admin.Audit.Field'),
          before: t('Admin.Audit.Before'),
          after: t('Admin.Audit.After'),
        },
        actionText: (action: string) => actionText(t, action),
        actorText: (actor: Entry['actor']) => t(`Admin.Audit.By.${actor}`),
        fieldWords,
        changed: t('Admin.History.Changed'),
      };
      const place = { country: company.country, timeZone: Temporal.Now.timeZoneId() };
      const text = logCsv(entries.slice(0, LONGEST_LOG_EXPORT), words, place);
      saveFile('audit-log.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
      setState('IDLE');
    } catch (error) {
      setState({ code: codeOf(error) });
    }
  };
  return (
    <>
      <button
        type="button"
        className={controls.line}
        disabled={state === 'BUSY'}
        onClick={() => void run()}
      >
        <OfficeIcon name="download" />
        {state === 'BUSY' ? t('Console.Loading') : t('Admin.Audit.Export')}
      </button>
      <FormError
        id="log-export"
        text={typeof state === 'object' ? adminErrorText(t, state.code) : null}
      />
    </>
  );
}
