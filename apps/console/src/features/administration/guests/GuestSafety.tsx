import { GUEST_REASON } from '@tallrik/domain/accounts/guest-changes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '@tallrik/ui/class-names';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import { DeleteGuestDocument, SetGuestBlockedDocument } from '../generated/graphql.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ProofInput } from '../payment/ProofInput.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { guestsKey, type Guest } from './guests-query.ts';
import styles from './GuestView.module.css';

type Asked = 'BLOCK' | 'UNBLOCK' | 'DELETE' | null;

/** What the law gives guests, and what protects the restaurant (GUESTS-09, GUESTS-10). */
export function GuestSafety(props: { companyId: string; guest: Guest; mayDelete: boolean }) {
  const t = useAdminText();
  const { guest, companyId } = props;
  const [asked, setAsked] = useState<Asked>(null);
  const { blockedAt } = guest.row;
  if (guest.isShared) return null;
  const close = () => setAsked(null);
  return (
    <Panel title={t('Admin.Guests.Safety')}>
      <Step
        title={t(blockedAt === null ? 'Admin.Guests.Block' : 'Admin.Guests.Blocked')}
        text={
          blockedAt === null
            ? t('Admin.Guests.BlockText', { count: guest.runningOrders })
            : t('Admin.Guests.BlockedText', { reason: guest.blockedReason ?? '' })
        }
        action={t(blockedAt === null ? 'Admin.Guests.Block' : 'Admin.Guests.Unblock')}
        isDangerous={blockedAt === null}
        onAsk={() => setAsked(blockedAt === null ? 'BLOCK' : 'UNBLOCK')}
      />
      {props.mayDelete && (
        <Step
          title={t('Admin.Guests.Delete')}
          text={t('Admin.Guests.DeleteText')}
          action={t('Admin.Guests.Delete')}
          isDangerous
          onAsk={() => setAsked('DELETE')}
        />
      )}
      {(asked === 'BLOCK' || asked === 'UNBLOCK') && (
        <BlockSheet
          companyId={companyId}
          guest={guest}
          isBlocked={asked === 'BLOCK'}
          onClose={close}
        />
      )}
      {asked === 'DELETE' && <DeleteSheet companyId={companyId} guest={guest} onClose={close} />}
    </Panel>
  );
}

const Step = (props: {
  title: string;
  text: string;
  action: string;
  isDangerous: boolean;
  onAsk: () => void;
}) => (
  <div className={styles.step}>
    <div>
      <h3 className={styles.stepTitle}>{props.title}</h3>
      <p className={styles.quiet}>{props.text}</p>
    </div>
    <button
      type="button"
      className={classNames(controls.line, props.isDangerous && styles.dangerous)}
      onClick={props.onAsk}
    >
      {props.action}
    </button>
  </div>
);

type SheetProps = { companyId: string; guest: Guest; onClose: () => void };

function BlockSheet({ companyId, guest, isBlocked, onClose }: SheetProps & { isBlocked: boolean }) {
  const t = useAdminText();
  const { api } = useServices();
  const [reason, setReason] = useState('');
  const { row, version } = guest;
  const change = useChange({
    send: async (_given: null) =>
      (
        await api.call(SetGuestBlockedDocument, {
          companyId,
          userId: row.id,
          version,
          isBlocked,
          reason: isBlocked ? reason : null,
        })
      ).setGuestBlocked,
    refreshes: [guestsKey(companyId)],
    done: () => t(isBlocked ? 'Admin.Guests.BlockDone' : 'Admin.Guests.UnblockDone'),
    onDone: onClose,
  });
  return (
    <ConfirmSheet
      open
      title={t(isBlocked ? 'Admin.Guests.BlockAsk' : 'Admin.Guests.UnblockAsk', {
        name: row.name ?? row.easyId,
      })}
      text={
        isBlocked
          ? t('Admin.Guests.BlockText', { count: guest.runningOrders })
          : t('Admin.Guests.UnblockText')
      }
      action={t(isBlocked ? 'Admin.Guests.Block' : 'Admin.Guests.Unblock')}
      isDangerous={isBlocked}
      isBusy={change.isBusy}
      isIncomplete={isBlocked && reason.trim().length < GUEST_REASON.least}
      code={change.code}
      onConfirm={() => change.run(null)}
      onClose={onClose}
    >
      {isBlocked && (
        <TextInput
          label={t('Admin.Guests.Reason')}
          hint={t('Admin.Guests.BlockReasonHint')}
          errorId={null}
          autoComplete="off"
          maxLength={GUEST_REASON.most}
          value={reason}
          onChange={setReason}
        />
      )}
    </ConfirmSheet>
  );
}

/** The number is typed, so that nobody deletes the guest of the row above. */
function DeleteSheet({ companyId, guest, onClose }: SheetProps) {
  const t = useAdminText();
  const { api } = useServices();
  const navigate = useNavigate();
  const link = useOfficeLink();
  const { row } = guest;
  const [easyId, setEasyId] = useState('');
  const [proof, setProof] = useState('');
  const remove = useChange({
    send: async (isForced: boolean) =>
      (await api.call(DeleteGuestDocument, { companyId, userId: row.id, easyId, isForced, proof }))
        .deleteGuest,
    refreshes: [guestsKey(companyId)],
    done: () => t('Admin.Guests.DeleteDone'),
    onDone: () => void navigate(link('guests')),
  });
  const isRunning = guest.runningOrders > 0 || remove.code === 'ORDER_RUNNING';
  const isTyped = easyId.replaceAll(' ', '') === row.easyId;
  return (
    <ConfirmSheet
      open
      title={t('Admin.Guests.DeleteAsk', { name: row.name ?? row.easyId })}
      text={t(isRunning ? 'Admin.Guests.DeleteRunning' : 'Admin.Guests.DeleteText')}
      action={t('Admin.Guests.Delete')}
      isDangerous
      isBusy={remove.isBusy}
      isIncomplete={!isTyped || proof.trim() === ''}
      code={remove.code}
      onConfirm={() => remove.run(isRunning)}
      onClose={onClose}
    >
      <TextInput
        label={t('Admin.Guests.TypeNumber', { number: row.easyId })}
        errorId={null}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={easyId}
        onChange={setEasyId}
      />
      <ProofInput
        value={proof}
        errorId={null}
        hint={t('Admin.Guests.ProofHint')}
        onChange={setProof}
      />
    </ConfirmSheet>
  );
}
