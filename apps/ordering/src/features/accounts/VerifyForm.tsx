import { checkActivationCode } from '@tallrik/domain/accounts/checks';
import { Button } from '@tallrik/ui/Button';
import { TextField } from '@tallrik/ui/TextField';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { activatePhone, requestActivationCode } from './account-operations.ts';
import { AccountForm } from './AccountForm.tsx';
import { useCheckedField } from './use-checked-field.ts';
import { useEnter } from './use-enter.ts';
import { useSending } from './use-sending.ts';

/** Asks for the SMS code; with it the temporary token becomes the guest's own (AUTH-18, AUTH-19, D-106). */
export function VerifyForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const { api } = useServices();
  const code = useCheckedField(checkActivationCode);
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
      onDone();
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
        <Button variant="quiet" size="small" onClick={sendAgain}>
          {t('VerifyAccount.Resend')}
        </Button>
      }
    >
      <TextField
        {...code.field}
        label={t('VerifyAccount.Code')}
        hint={t('VerifyAccount.Text')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={4}
        hasAutofocus
      />
    </AccountForm>
  );
}
