import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import { deviceDateTime } from '../device-time.ts';
import { DeadJobsDocument, ReplayJobDocument, type DeadJobsQuery } from '../generated/graphql.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

const JOBS_KEY = ['admin', 'dead-jobs'] as const;

/** What the server gave up: money not taken or given back, mails not sent. */
export function DeadJobsScreen() {
  const t = useAdminText();
  const { api } = useServices();
  const jobs = useQuery({
    queryKey: JOBS_KEY,
    queryFn: async ({ signal }) => (await api.call(DeadJobsDocument, {}, signal)).deadJobs,
  });
  return (
    <Section title={t('Admin.Jobs')} text={t('Admin.Jobs.Text')}>
      <Remote query={jobs}>
        {(dead) =>
          dead.length === 0 ? (
            <p className={rows.empty}>{t('Admin.Jobs.None')}</p>
          ) : (
            <ul className={rows.rows}>
              {dead.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </Remote>
    </Section>
  );
}

function JobRow({ job }: { job: DeadJobsQuery['deadJobs'][number] }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const replay = useChange({
    send: async (given: { id: string }) => {
      const { success, error } = (await api.call(ReplayJobDocument, given)).replayJob;
      return { error: success ? null : (error ?? 'JOB_GONE') };
    },
    refreshes: [JOBS_KEY],
  });
  const words = (code: string) =>
    code === 'JOB_GONE' ? t('Admin.Jobs.Gone') : adminErrorText(t, code);
  return (
    <li className={rows.row}>
      <div className={rows.main}>
        <span className={rows.name}>{job.name}</span>
        <span className={rows.more}>
          {deviceDateTime(job.createdAt)} · {t('Admin.Jobs.Attempts', { count: job.attempts })}
        </span>
        {job.lastError !== null && <span>{job.lastError}</span>}
      </div>
      <div className={rows.end}>
        <button
          type="button"
          className={controls.line}
          aria-label={t('Admin.Jobs.Replay', { job: job.name })}
          disabled={replay.isBusy}
          onClick={() => replay.run({ id: job.id })}
        >
          <Icon name="refresh" />
          {t('Console.TryAgain')}
        </button>
      </div>
      <details className={rows.details}>
        <summary>{t('Admin.Details')}</summary>
        <pre>{JSON.stringify(job.payload, null, 2)}</pre>
      </details>
      <FormError id={id} text={replay.code === null ? null : words(replay.code)} />
    </li>
  );
}
