import {
  checkPassword,
  checkRepeatedPassword,
  checkResetCode,
} from '@tallrik/domain/accounts/checks';
import { Button } from '@tallrik/ui/Button';
import { TextField } from '@tallrik/ui/TextField';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useState } from 'react';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { resetPassword, sendResetCode } from './account-operations.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPassword } from './AccountPassword.tsx';
import type { FormProps } from './SignInForm.tsx';
import { useCheckedField } from './use-checked-field.ts';
import { usePhoneField } from './use-phone-field.ts';
import { useSending } from './use-sending.ts';

const STEPS = 3;
/** The server's word for a code it does not take. */
const WRONG_CODE = 'ERROR_FAIL_VERIFY_PHONE';

/** Phone, code, new password, then on to signing in (AUTH-15 to AUTH-17). */
export function ForgotPasswordForm({ draft, goTo }: FormProps) {
  const t = useTranslate();
  const { api } = useServices();
  const { userCompanyId: companyId } = useCompany().configuration;
  const showToast = useShowToast();
  const [step, setStep] = useState(1);
  const phone = usePhoneField(draft.keep('phone'));
  const code = useCheckedField(checkResetCode, useState(''));
  const password = useCheckedField(checkPassword, useState(''));
  const repeated = useCheckedField(
    (typed) => checkRepeatedPassword(password.value, typed),
    useState(''),
  );
  const [isShown, setShown] = useState(false);
  const eye = { isShown, onToggle: () => setShown(!isShown) };
  const { isSending, failure, send, complain } = useSending('ForgotPassword.Error.Failed', {
    phone: (text) => {
      phone.complain(text);
      setStep(1);
    },
  });

  function askForCode() {
    const number = phone.check();
    if (number === null) return;
    void send(async () => {
      await sendResetCode(api, companyId, number);
      setStep(2);
    });
  }

  function finish() {
    const checked = [password.check(), repeated.check()];
    const number = phone.check();
    setShown(false);
    if (checked.includes(null) || number === null) return;
    void send(async () => {
      const reset = { companyId, phone: number, code: code.value.trim(), password: password.value };
      const answer = await resetPassword(api, reset);
      if (answer.ok) {
        showToast({ title: t('ForgotPassword.Done'), icon: 'check' });
        return goTo('SIGN_IN');
      }
      if (answer.error.code !== WRONG_CODE)
        return complain(answer.error.code, answer.error.message);
      code.complain(answer.error.message ?? t('ForgotPassword.Error.WrongCode'));
      setStep(2);
    });
  }

  const steps = [askForCode, () => code.check() !== null && setStep(STEPS), finish];
  return (
    <AccountForm
      key={step}
      submitLabel={step === STEPS ? t('General.Save') : t('General.Next')}
      isSending={isSending}
      failure={failure}
      step={{ count: STEPS, current: step }}
      onSubmit={() => steps[step - 1]?.()}
      aside={
        <Button
          variant="quiet"
          size="small"
          onClick={() => (step === 1 ? goTo('SIGN_IN') : setStep(step - 1))}
        >
          {t(step === 2 ? 'Account.ChangeNumber' : 'General.Back')}
        </Button>
      }
    >
      {step === 1 && <TextField {...phone.field} hint={t('ForgotPassword.Text')} />}
      {step === 2 && (
        <TextField
          {...code.field}
          label={t('VerifyAccount.Code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={t('ForgotPassword.CodeText', { phone: phone.value })}
        />
      )}
      {step === STEPS && (
        <>
          <p>{t('ForgotPassword.NewFor', { phone: phone.value })}</p>
          <AccountPassword
            {...password.field}
            {...eye}
            autoComplete="new-password"
            hint={t('SignUp.PasswordAdvice')}
          />
          <AccountPassword {...repeated.field} {...eye} isRepeated autoComplete="new-password" />
        </>
      )}
    </AccountForm>
  );
}
