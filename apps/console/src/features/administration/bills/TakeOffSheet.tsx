import { TAKE_OFF_REASON } from '@tallrik/domain/tables/counter-payment';
import { useState } from 'react';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { TakeOffBillDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { billsKey, type Bill } from './bills-query.ts';

/** A dish that came back, or was never ordered: off the bill, with a reason (MONEY-17). */
export function TakeOffSheet(props: {
  companyId: string;
  billId: string;
  line: Bill['lines'][number];
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const [reason, setReason] = useState('');
  const { companyId, billId, line, onClose } = props;
  const takeOff = useChange({
    send: async (_given: null) =>
      (await api.call(TakeOffBillDocument, { companyId, billId, lineId: line.id, reason }))
        .takeOffBill,
    refreshes: [billsKey(companyId)],
    done: () => t('Admin.Bills.TakeOffDone'),
    onDone: onClose,
  });
  return (
    <ConfirmSheet
      open
      title={t('Admin.Bills.TakeOffDish', { dish: line.title })}
      text={t('Admin.Bills.TakeOffText')}
      action={t('Admin.Bills.TakeOff')}
      isDangerous
      isBusy={takeOff.isBusy}
      isIncomplete={reason.trim().length < TAKE_OFF_REASON.least}
      code={takeOff.code}
      onConfirm={() => takeOff.run(null)}
      onClose={onClose}
    >
      <TextInput
        label={t('Admin.Guests.Reason')}
        hint={t('Admin.Bills.TakeOffHint')}
        errorId={null}
        autoComplete="off"
        maxLength={TAKE_OFF_REASON.most}
        value={reason}
        onChange={setReason}
      />
    </ConfirmSheet>
  );
}
