import { GUEST_REASON } from '@tallrik/domain/accounts/guest-changes';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { deviceDate } from '../device-time.ts';
import { CorrectStampsDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { guestsKey, type Guest } from './guests-query.ts';
import styles from './GuestView.module.css';

type Card = Guest['stamps'][number];

/** A card of a hundred stamps is told in words alone. */
const MOST_STAMPS = 20;

/** How far a card is; who may gives stamps one by one, or takes one while it is not full (GUESTS-06). */
export function GuestStampCard(props: {
  companyId: string;
  guest: Guest;
  card: Card;
  mayCorrect: boolean;
}) {
  const t = useAdminText();
  const { card, mayCorrect } = props;
  const { name, count, required, isOpen, moves } = card;
  const [asked, setAsked] = useState<'GIVE' | 'TAKE' | null>(null);
  return (
    <Panel title={t('Admin.Guests.Stamps')} aside={t('Admin.Guests.StampsOf', { count, required })}>
      <p className={styles.quiet}>{name}</p>
      <div className={styles.stamps} aria-hidden="true">
        {Array.from({ length: Math.min(required, MOST_STAMPS) }, (_, at) => (
          <span key={at} className={at < count ? styles.stamped : styles.stamp} />
        ))}
      </div>
      {moves.length > 0 && (
        <ol className={styles.moves}>
          {moves.map(({ id, at, isTaken, reason, staffName }) => (
            <li key={id} className={styles.move}>
              <span className={styles.quiet}>{deviceDate(at)}</span>
              <span className={styles.what}>
                {t('Admin.Guests.MoveCorrected', { name: staffName ?? '', reason: reason ?? '' })}
              </span>
              <b className={styles.figure}>{isTaken ? '−1' : '+1'}</b>
            </li>
          ))}
        </ol>
      )}
      {mayCorrect && isOpen && (
        <div className={styles.gifts}>
          <button type="button" className={controls.line} onClick={() => setAsked('GIVE')}>
            {t('Admin.Guests.GiveStamp')}
          </button>
          {count > 0 && (
            <button type="button" className={controls.quiet} onClick={() => setAsked('TAKE')}>
              {t('Admin.Guests.TakeStamp')}
            </button>
          )}
        </div>
      )}
      {asked !== null && (
        <StampSheet {...props} isTaken={asked === 'TAKE'} onClose={() => setAsked(null)} />
      )}
    </Panel>
  );
}

function StampSheet(props: {
  companyId: string;
  guest: Guest;
  card: Card;
  isTaken: boolean;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { id } = useNewId();
  const { companyId, guest, card, isTaken, onClose } = props;
  const [reason, setReason] = useState('');
  const { stampCardId } = card;
  const change = useChange({
    send: async (_given: null) => {
      const sent = { companyId, id, userId: guest.row.id, stampCardId, isTaken, reason };
      return (await api.call(CorrectStampsDocument, sent)).correctStamps;
    },
    refreshes: [guestsKey(companyId)],
    done: () => t(isTaken ? 'Admin.Guests.StampTaken' : 'Admin.Guests.StampGiven'),
    onDone: onClose,
  });
  return (
    <ConfirmSheet
      open
      title={t(isTaken ? 'Admin.Guests.TakeStampAsk' : 'Admin.Guests.GiveStampAsk', {
        card: card.name,
      })}
      text={t(isTaken ? 'Admin.Guests.TakeStampText' : 'Admin.Guests.GiveStampText')}
      action={t(isTaken ? 'Admin.Guests.TakeStamp' : 'Admin.Guests.GiveStamp')}
      isDangerous={isTaken}
      isBusy={change.isBusy}
      isIncomplete={reason.trim().length < GUEST_REASON.least}
      code={change.code}
      onConfirm={() => change.run(null)}
      onClose={onClose}
    >
      <TextInput
        label={t('Admin.Guests.Reason')}
        hint={t('Admin.Guests.StampReasonHint')}
        errorId={null}
        autoComplete="off"
        maxLength={GUEST_REASON.most}
        value={reason}
        onChange={setReason}
      />
    </ConfirmSheet>
  );
}
