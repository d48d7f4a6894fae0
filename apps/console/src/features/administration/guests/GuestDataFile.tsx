import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { deviceDateTime } from '../device-time.ts';
import {
  AskGuestFileDocument,
  GuestFileDocument,
  type GuestFilePart,
} from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { fetchStaffFile } from '../parts/fetch-staff-file.ts';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { saveFile } from '../parts/save-file.ts';
import { ProofInput } from '../payment/ProofInput.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { guestsKey, type Guest } from './guests-query.ts';

const PARTS: readonly GuestFilePart[] = [
  'ACCOUNT',
  'CONSENTS',
  'ORDERS',
  'PAYMENTS',
  'CARDS',
  'POINTS',
  'STAMPS',
  'OFFERS',
  'CODES',
  'INVOICES',
  'DEVICES',
  'MESSAGES',
  'MAILS',
  'CARTS',
  'NOTES',
];

/** Everything about this guest, as the law gives it: asked for, then fetched once (GUESTS-08). */
export function GuestDataFile({ companyId, guest }: { companyId: string; guest: Guest }) {
  const t = useAdminText();
  const errorId = useId();
  const { api, session } = useServices();
  const userId = guest.row.id;
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const key = [...guestsKey(companyId), 'file', userId];
  const file = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api.call(GuestFileDocument, { companyId, userId }, signal)).guestFile,
  });
  if (guest.isShared) return null;
  const fetchIt = async (id: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const bytes = await fetchStaffFile('/staff/guest-files', { id }, session.state().token);
      saveFile(`guest-${guest.row.easyId}.zip`, bytes);
    } catch (error) {
      setProblem(codeOf(error));
    } finally {
      setBusy(false);
      await file.refetch();
    }
  };
  const found = file.data ?? null;
  return (
    <Panel title={t('Admin.Guests.File')}>
      <div className={form.form}>
        <p>
          {found === null
            ? t('Admin.Guests.FileText')
            : found.isReady
              ? t('Admin.Guests.FileReady', { moment: deviceDateTime(found.expiresAt) })
              : t('Admin.Guests.FileWaits')}
        </p>
        <FormError id={errorId} text={problem ? adminErrorText(t, problem) : null} />
        {found === null ? (
          <button type="button" className={controls.line} onClick={() => setAsked(true)}>
            {t('Admin.Guests.FileAsk')}
          </button>
        ) : (
          <button
            type="button"
            className={controls.line}
            disabled={isBusy || file.isFetching}
            onClick={() => void (found.isReady ? fetchIt(found.id) : file.refetch())}
          >
            {t(found.isReady ? 'Admin.Guests.FileFetch' : 'Admin.Guests.FileLook')}
          </button>
        )}
      </div>
      {isAsked && <AskSheet companyId={companyId} guest={guest} onClose={() => setAsked(false)} />}
    </Panel>
  );
}

function AskSheet(props: { companyId: string; guest: Guest; onClose: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const { id } = useNewId();
  const [proof, setProof] = useState('');
  const { companyId, guest, onClose } = props;
  const userId = guest.row.id;
  const ask = useChange({
    send: async (_given: null) =>
      (
        await api.call(AskGuestFileDocument, {
          companyId,
          id,
          userId,
          titles: PARTS.map((part) => ({ part, title: t(`Admin.Guests.Part.${part}`) })),
          proof,
        })
      ).askGuestFile,
    refreshes: [[...guestsKey(companyId), 'file', userId]],
    done: () => t('Admin.Audit.askGuestFile'),
    onDone: onClose,
  });
  return (
    <ConfirmSheet
      open
      title={t('Admin.Guests.FileAsk')}
      text={t('Admin.Guests.FileAskText')}
      action={t('Admin.Guests.FileAsk')}
      isDangerous={false}
      isBusy={ask.isBusy}
      isIncomplete={proof.trim() === ''}
      code={ask.code}
      onConfirm={() => ask.run(null)}
      onClose={onClose}
    >
      <ProofInput
        value={proof}
        errorId={null}
        hint={t('Admin.Guests.ProofHint')}
        onChange={setProof}
      />
    </ConfirmSheet>
  );
}
