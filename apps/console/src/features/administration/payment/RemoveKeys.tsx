import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { RemovePaymentKeysDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { setupKey } from '../setup/setup-query.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { paymentKey } from './payment-query.ts';
import { ProofInput } from './ProofInput.tsx';

/** Asked first: from then on the platform's account takes the money. */
export function RemoveKeys(props: { companyId: string; open: boolean; onClose: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId } = props;
  const [proof, setProof] = useState('');
  const close = () => {
    setProof('');
    remove.reset();
    props.onClose();
  };
  const remove = useChange({
    send: async (_given: null) =>
      (await api.call(RemovePaymentKeysDocument, { companyId, proof })).removePaymentKeys,
    refreshes: [paymentKey(companyId), setupKey(companyId)],
    done: () => t('Admin.Payment.Removed'),
    onDone: close,
  });
  return (
    <ConfirmSheet
      open={props.open}
      title={t('Admin.Payment.Remove')}
      text={t('Admin.Payment.RemoveText')}
      action={t('Admin.Payment.Remove')}
      isDangerous
      isBusy={remove.isBusy}
      isIncomplete={proof.trim() === ''}
      code={remove.code}
      onConfirm={() => remove.run(null)}
      onClose={close}
    >
      <ProofInput
        value={proof}
        errorId={null}
        hint={t('Admin.Payment.ProofHint')}
        onChange={setProof}
      />
    </ConfirmSheet>
  );
}
