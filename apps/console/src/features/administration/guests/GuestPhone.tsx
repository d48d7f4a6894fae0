import { checkActivationCode } from '@tallrik/domain/accounts/checks';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import { ChangeGuestPhoneDocument, SendGuestPhoneCodeDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { guestsKey, type Guest } from './guests-query.ts';

/** The new number, then the code that was sent to it and is read out by the guest (GUESTS-07). */
export function GuestPhone(props: { companyId: string; guest: Guest; onClose: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const id = useId();
  const { companyId, guest, onClose } = props;
  const userId = guest.row.id;
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const send = useChange({
    send: async (_given: null) =>
      (await api.call(SendGuestPhoneCodeDocument, { companyId, userId, phone })).sendGuestPhoneCode,
    refreshes: [],
    onDone: () => setSent(true),
  });
  const change = useChange({
    send: async (_given: null) =>
      (await api.call(ChangeGuestPhoneDocument, { companyId, userId, code })).changeGuestPhone,
    refreshes: [guestsKey(companyId)],
    done: () => t('Admin.Guests.PhoneChanged'),
    onDone: onClose,
  });
  const step = isSent ? change : send;
  const isReady = isSent ? checkActivationCode(code).ok : checkPhone(phone).ok;
  return (
    <ModalSheet
      open
      onClose={onClose}
      title={t('Admin.Guests.ChangePhone')}
      text={t(isSent ? 'Admin.Guests.PhoneSentText' : 'Admin.Guests.PhoneText')}
      closeLabel={t('Console.Close')}
    >
      {isSent ? (
        <TextInput
          label={t('Admin.Guests.PhoneCode')}
          errorId={change.field === 'code' ? id : null}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={code}
          onChange={setCode}
        />
      ) : (
        <TextInput
          label={t('Admin.Guests.NewPhone')}
          hint={t('Admin.Guests.NewPhoneHint')}
          errorId={send.field === 'phone' ? id : null}
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={phone}
          onChange={setPhone}
        />
      )}
      <FormError id={id} text={step.code === null ? null : adminErrorText(t, step.code)} />
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        disabled={step.isBusy || !isReady}
        onClick={() => step.run(null)}
      >
        {t(isSent ? 'Admin.Guests.ChangePhone' : 'Admin.Guests.SendCode')}
      </button>
      {isSent && (
        <button
          type="button"
          className={controls.quiet}
          onClick={() => {
            setCode('');
            setSent(false);
          }}
        >
          {t('Admin.Guests.OtherPhone')}
        </button>
      )}
    </ModalSheet>
  );
}
