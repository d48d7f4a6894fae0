import { checkActivationCode } from '@tallrik/domain/accounts/checks';
import { Button } from '@tallrik/ui/Button';
import { TextField } from '@tallrik/ui/TextField';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { activatePhone, activationQuery, requestActivationCode } from './account-operations.ts';
import { AccountForm } from './AccountForm.tsx';
import { useCheckedField } from './use-checked-field.ts';
import { useEnter } from './use-enter.ts';
import { useSending } from './use-sending.ts';

/** Asks for the SMS code; with it the temporary token becomes the guest's own (AUTH-18, AUTH-19, D-106). */
export function VerifyForm(props: { onEntered: () => void; onCorrect: () => void }) {
  const t = useTranslate();
  const { api } = useServices();
  const token = useLocalValue('temporaryAuthToken');
  const own = useQuery({ ...activationQuery(api, token ?? ''), enabled: token !== null });
  const phone = own.data?.phone ?? null;
  const code = useCheckedField(checkActivationCode, useState(''));
  const enter = useEnter();
  const showToast = useShowToast();
  const { isSending, failure, send, complain } = useSending('Error.ValidationFailed', {
    code: code.complain,
  });

  function verify() {
    const digits = code.check();
    if (digits === null) return;
    void send(async () => {
      const error = await activatePhone(api, digits);
      if (error) return complain(error);
      enter();
      props.onEntered();
    });
  }

  function sendAgain() {
    void send(async () => {
      const error = await requestActivationCode(api);
      if (error) return complain(error);
      showToast({ title: t('VerifyAccount.Sent'), icon: 'check' });
    });
  }
  return (
    <AccountForm
      submitLabel={t('General.Continue')}
      isSending={isSending}
      failure={failure}
      onSubmit={verify}
      aside={
        <>
          <Button variant="quiet" size="small" onClick={sendAgain}>
            {t('VerifyAccount.Resend')}
          </Button>
          <Button variant="quiet" size="small" onClick={props.onCorrect}>
            {t('Account.ChangeNumber')}
          </Button>
        </>
      }
    >
      <TextField
        {...code.field}
        label={t('VerifyAccount.Code')}
        hint={phone ? t('VerifyAccount.SentTo', { phone }) : t('VerifyAccount.Text')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={4}
        hasAutofocus
      />
    </AccountForm>
  );
}
