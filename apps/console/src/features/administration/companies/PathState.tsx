import { checkNewSlug } from '@tallrik/domain/company/suggest-slug';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import { CheckPathDocument } from '../generated/graphql.ts';
import rows from '../parts/rows.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';

/** So long nothing is typed before somebody is asked. */
const PAUSE_MS = 300;

/** Whether the path can be had, said while it is typed; of a taken one two near it that are free (SETUP-01, SETUP-02). */
export function PathState(props: {
  /** The form says what is wrong with it. */
  isSilent: boolean;
  /** Whose it would be; none: a new company's. */
  companyId?: string;
  path: string;
  country: string;
  onChoose: (path: string) => void;
}) {
  const t = useAdminText();
  const { api, timers } = useServices();
  const { companyId, path, country } = props;
  const [settled, setSettled] = useState(path);
  useEffect(() => timers.after(PAUSE_MS, () => setSettled(path)), [timers, path]);
  const checked = checkNewSlug(path);
  const answer = useQuery({
    queryKey: ['admin', 'check-path', companyId, settled, country],
    enabled: checked.ok && settled === path,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await api.call(
          CheckPathDocument,
          { ...(companyId ? { companyId } : {}), path: settled, country },
          signal,
        )
      ).checkPath,
  });
  const found = checked.ok && settled === path ? answer.data : undefined;
  const isReserved = !checked.ok && checked.error === 'RESERVED_WORD';
  return (
    <div className={rows.tags} role="status">
      {isReserved && !props.isSilent && (
        <span className={rows.bad}>{t('Admin.Companies.PathReserved')}</span>
      )}
      {path !== '' && !checked.ok && !isReserved && !props.isSilent && (
        <span className={rows.bad}>{t('Admin.Companies.PathWrong')}</span>
      )}
      {found?.error === null && <span className={rows.good}>{t('Admin.Companies.PathFree')}</span>}
      {found?.error && !props.isSilent && (
        <span className={rows.bad}>{adminErrorText(t, found.error)}</span>
      )}
      {found?.suggestions.map((near) => (
        <button
          key={near}
          type="button"
          className={controls.line}
          onClick={() => props.onChoose(near)}
        >
          {near}
        </button>
      ))}
    </div>
  );
}
