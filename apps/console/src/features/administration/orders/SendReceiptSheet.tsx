import { checkEmail } from '@tallrik/domain/accounts/checks';
import { useId, useState } from 'react';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import { ResendReceiptDocument } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { ordersKey } from './orders-query.ts';

type Place = { companyId: string; orderId: string };

/** A receipt by mail to whom the guest names (MONEY-07). */
export function SendReceiptSheet(props: Place & { open: boolean; onClose: () => void }) {
  const t = useAdminText();
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      title={t('Admin.Receipt.Send')}
      text={t('Admin.Receipt.SendText')}
      closeLabel={t('Console.Close')}
    >
      <ReceiptForm {...props} />
    </ModalSheet>
  );
}

function ReceiptForm({ companyId, orderId, onClose }: Place & { onClose: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const id = useId();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = useChange({
    send: async (_given: object) =>
      (await api.call(ResendReceiptDocument, { companyId, orderId, email })).resendReceipt,
    refreshes: [ordersKey(companyId)],
    done: () => t('Admin.Receipt.Sent'),
    onDone: onClose,
  });
  const refusal = send.code === null ? null : adminErrorText(t, send.code);
  const error =
    isWrong || send.code === 'FIELD_INVALID' ? t('Admin.Receipt.AddressWrong') : refusal;
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send.reset();
        const isGood = checkEmail(email).ok;
        setWrong(!isGood);
        if (isGood) send.run({});
      }}
    >
      <TextInput
        label={t('Admin.Receipt.Address')}
        type="email"
        autoComplete="off"
        maxLength={254}
        data-autofocus
        errorId={error === null ? null : `${id}-error`}
        value={email}
        onChange={setEmail}
      />
      <FormError id={`${id}-error`} text={error} />
      <SubmitButton text={t('Admin.Receipt.SendNow')} isBusy={send.isBusy} />
    </form>
  );
}
