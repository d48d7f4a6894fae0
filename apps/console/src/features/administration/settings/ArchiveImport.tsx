import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { FilePlan, type FilePlanAnswer } from '../menu/import/FilePlan.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { sendStaffFile } from '../parts/send-staff-file.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { SwitchGroup } from './SwitchRows.tsx';

const PATH = '/staff/company-imports';

const SHOWN_ROWS = [
  'venues',
  'restaurant_tables',
  'offers',
  'promo_codes',
  'stamp_cards',
  'membership_levels',
  'contents',
] as const;

type Plan = Partial<FilePlanAnswer> &
  Pick<FilePlanAnswer, 'problems' | 'problemCount'> & {
    companyName?: string;
    fingerprint?: string;
    pictures?: number;
    rows?: { name: string; count: number }[];
    leftBehind: ('PAYMENT' | 'ADDRESSES' | 'TEAM' | 'GUESTS' | 'PRINTERS' | 'TABLE_CODES')[];
  };

/** Everything of another installation, seen as a plan before it is written (D-621). */
export function ArchiveImport({ companyId }: { companyId: string }) {
  const t = useAdminText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isDone, setDone] = useState(false);
  return (
    <SwitchGroup title={t('Admin.Archive.Import')}>
      <div className={panels.stack}>
        <p>{t('Admin.Archive.ImportText')}</p>
        <div>
          <input
            ref={input}
            id={id}
            type="file"
            hidden
            aria-label={t('Admin.Archive.Choose')}
            accept=".zip,application/zip"
            onChange={({ target }) => {
              setDone(false);
              setFile(target.files?.[0] ?? null);
              // The same file is chosen again once the company is empty.
              target.value = '';
            }}
          />
          <button type="button" className={controls.line} onClick={() => input.current?.click()}>
            <OfficeIcon name="upload" />
            {file?.name ?? t('Admin.Archive.Choose')}
          </button>
        </div>
        {isDone && <p role="status">{t('Admin.Archive.Imported')}</p>}
        {file && (
          <PlannedArchive
            companyId={companyId}
            file={file}
            onDone={() => {
              setFile(null);
              setDone(true);
            }}
          />
        )}
      </div>
    </SwitchGroup>
  );
}

function PlannedArchive(props: { companyId: string; file: File; onDone: () => void }) {
  const t = useAdminText();
  const errorId = useId();
  const { session } = useServices();
  const queryClient = useQueryClient();
  const { companyId, file } = props;
  const send = async (fields: Record<string, string>) =>
    (await sendStaffFile(PATH, file, { companyId, ...fields }, session.state().token)) as Plan;
  const plan = useQuery({
    // Outside of what is read again when anything changes: each time the whole file would be sent.
    queryKey: ['archive-plan', companyId, file.name, file.size, file.lastModified],
    queryFn: () => send({}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const run = useChange({
    send: async (fingerprint: string) => {
      const answer = await send({ fingerprint });
      return { ...answer, error: answer.problems[0]?.code ?? null };
    },
    refreshes: [],
    onDone: () => {
      // Everything the office shows is different now.
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
      props.onDone();
    },
  });
  return (
    <Remote query={plan}>
      {(found) => (
        <>
          <PlanOf plan={found} />
          <FormError id={errorId} text={run.code === null ? null : adminErrorText(t, run.code)} />
          {found.fingerprint !== undefined && (
            <div>
              <button
                type="button"
                className={controls.solid}
                disabled={run.isBusy}
                onClick={() => run.run(found.fingerprint ?? '')}
              >
                {run.isBusy ? t('Console.Loading') : t('Admin.Archive.Run')}
              </button>
            </div>
          )}
        </>
      )}
    </Remote>
  );
}

function PlanOf({ plan }: { plan: Plan }) {
  const t = useAdminText();
  const { kinds = [], sample = [], picturesLeftOut = 0, problems, problemCount } = plan;
  const only = problems.length === 1 ? problems[0] : undefined;
  if (only && only.place === '') return <FormError id="" text={adminErrorText(t, only.code)} />;
  const counts = SHOWN_ROWS.flatMap((name) => {
    const count = plan.rows?.find((row) => row.name === name)?.count ?? 0;
    return count > 0 ? [`${t(`Admin.Archive.Row.${name}`)}: ${count}`] : [];
  });
  return (
    <>
      {plan.companyName !== undefined && (
        <>
          <p>{t('Admin.Archive.From', { name: plan.companyName })}</p>
          <p>
            {[...counts, `${t('Admin.Archive.Row.pictures')}: ${plan.pictures ?? 0}`].join(' · ')}
          </p>
        </>
      )}
      <FilePlan plan={{ kinds, sample, picturesLeftOut, problems, problemCount }} />
      <div>
        <b>{t('Admin.Archive.LeftBehind')}</b>
        <ul>
          {plan.leftBehind.map((what) => (
            <li key={what}>{t(`Admin.Archive.Left.${what}`)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
