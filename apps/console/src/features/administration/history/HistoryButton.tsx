import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { EntryView } from './EntryView.tsx';
import { useLog } from './use-log.ts';

/** Opens what was done to one thing: who, when, before and after (OFFICE-18). */
export function HistoryButton(props: {
  id: string;
  /** The thing's name. */
  title: string;
  company: AdministeredCompany;
}) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={controls.line}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <OfficeIcon name="history" />
        {t('Admin.History')}
      </button>
      <ModalSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="end"
        title={t('Admin.History')}
        text={props.title}
        closeLabel={t('Console.Close')}
      >
        <Entries {...props} isWanted={isOpen} />
      </ModalSheet>
    </>
  );
}

function Entries(props: { id: string; company: AdministeredCompany; isWanted: boolean }) {
  const t = useAdminText();
  const { company } = props;
  const log = useLog(company.id, { subjectId: props.id }, props.isWanted);
  return (
    <>
      <Remote query={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <p className={rows.empty}>{t('Admin.History.None')}</p>;
          return (
            <ol className={rows.rows}>
              {entries.map((entry) => (
                <li key={entry.id} className={rows.row}>
                  <EntryView entry={entry} company={company} />
                </li>
              ))}
            </ol>
          );
        }}
      </Remote>
      <MoreButton pages={log} />
    </>
  );
}
