import { useQuery, useQueryClient } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useId } from 'react';
import controls from '../../../../shared/controls/controls.module.css';
import { FormError } from '../../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../../shared/services.tsx';
import { Remote } from '../../parts/Remote.tsx';
import { sendStaffFile } from '../../parts/send-staff-file.ts';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import { useChange } from '../../use-change.ts';
import { catalogueKey } from '../catalogue-query.ts';
import { FilePlan, type FilePlanAnswer } from './FilePlan.tsx';
import styles from './Import.module.css';

const PATH = '/staff/menu-files';

type Plan = FilePlanAnswer & { catalogueVersion: string };
type Done = { error: string | null; created: number; changed: number };

/** A whole menu as JSON: what it would do, and then done (CATALOG-42). */
export function PlannedFile(props: {
  companyId: string;
  file: File;
  onDone: (result: { created: number; changed: number }) => void;
}) {
  const t = useAdminText();
  const errorId = useId();
  const { session } = useServices();
  const queryClient = useQueryClient();
  const { companyId, file } = props;
  const send = (fields: Record<string, string>) =>
    sendStaffFile(PATH, file, { companyId, ...fields }, session.state().token);
  const plan = useQuery({
    queryKey: ['admin', 'import-plan', companyId, file.name, file.size, file.lastModified],
    queryFn: async () => (await send({})) as Plan,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const run = useChange({
    send: async (catalogueVersion: string) => (await send({ catalogueVersion })) as Done,
    refreshes: [catalogueKey(companyId), ['admin', 'import-plan']],
    onDone: ({ created, changed }) => {
      void queryClient.invalidateQueries({ queryKey: catalogueKey(companyId) });
      props.onDone({ created, changed });
    },
  });
  return (
    <Remote query={plan}>
      {(found) => (
        <>
          <FilePlan plan={found} />
          <FormError id={errorId} text={run.code === null ? null : adminErrorText(t, run.code)} />
          <div className={styles.foot}>
            <span className={styles.quiet}>{t('Admin.Import.NothingYet')}</span>
            <button
              type="button"
              className={classNames(controls.solid, controls.big)}
              disabled={
                run.isBusy ||
                found.problemCount > 0 ||
                found.kinds.every(({ created, changed }) => created + changed === 0)
              }
              onClick={() => run.run(found.catalogueVersion)}
            >
              {run.isBusy ? t('Console.Loading') : t('Admin.Import.Run')}
            </button>
          </div>
        </>
      )}
    </Remote>
  );
}
