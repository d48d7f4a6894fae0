import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormError, SubmitButton, TextInput } from '../../shared/controls/FormParts.tsx';
import { RenewRecoveryCodesDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './TwoFactorForm.module.css';

/** New recovery codes for who has used up or lost the old ones; the phone proves who asks. */
export function RecoveryRenewal(props: { onDone: () => void }) {
  const { api, session } = useServices();
  const t = useTranslate();
  const id = useId();
  const [code, setCode] = useState('');
  const renew = useMutation({
    mutationFn: async (typed: string) =>
      (await api.call(RenewRecoveryCodesDocument, { code: typed })).renewRecoveryCodes,
    // At once: the old token has ended with the old codes.
    onSuccess: ({ token }) => {
      if (token !== null) session.begin(token);
    },
  });
  const codes = renew.data?.recoveryCodes ?? null;
  if (codes) return <RecoveryCodes codes={codes} onSaved={props.onDone} />;
  const refusal = renew.error ? codeOf(renew.error) : (renew.data?.error ?? null);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!renew.isPending && code.trim() !== '') renew.mutate(code.trim());
      }}
    >
      <p>{t('Console.Recovery.RenewText')}</p>
      <TextInput
        label={t('Console.Code.Label')}
        errorId={refusal === null ? null : `${id}-error`}
        autoComplete="one-time-code"
        inputMode="numeric"
        data-autofocus
        value={code}
        onChange={setCode}
      />
      <FormError id={`${id}-error`} text={refusal === null ? null : errorText(t, refusal)} />
      <SubmitButton text={t('Console.Recovery.Renew')} isBusy={renew.isPending} />
    </form>
  );
}
