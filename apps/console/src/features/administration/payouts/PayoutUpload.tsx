import { useId, useRef, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { sendStaffFile } from '../parts/send-staff-file.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { payoutsKey } from './payouts-query.ts';
import styles from './Payouts.module.css';

const PATH = '/staff/payout-reports';

type Answer = { error: string | null; problem: { code: string; line: number } | null };

/** A settlement report, as it was downloaded from the provider. */
export function PayoutUpload({ companyId }: { companyId: string }) {
  const t = useAdminText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { session } = useServices();
  const [line, setLine] = useState(0);
  const upload = useChange({
    send: async (file: File) => {
      const answer = (await sendStaffFile(
        PATH,
        file,
        { companyId },
        session.state().token,
      )) as Answer;
      setLine(answer.problem?.line ?? 0);
      return answer;
    },
    refreshes: [payoutsKey(companyId)],
    done: () => t('Admin.Payouts.Done'),
  });
  const error = upload.code === null ? null : adminErrorText(t, upload.code);
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={t('Admin.Payouts.Upload')}
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload.run(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <button
        type="button"
        className={controls.solid}
        disabled={upload.isBusy}
        onClick={() => input.current?.click()}
      >
        <OfficeIcon name="upload" />
        {upload.isBusy ? t('Console.Loading') : t('Admin.Payouts.Upload')}
      </button>
      <FormError
        id={`${id}-error`}
        text={
          error !== null && line > 0
            ? `${error} ${t('Admin.Payouts.InLine', { number: line })}`
            : error
        }
      />
    </div>
  );
}
