import {
  checkEmail,
  checkName,
  checkPassword,
  checkRepeatedPassword,
} from '@tallrik/domain/accounts/checks';
import { isCommonPassword } from '@tallrik/domain/accounts/common-passwords';
import { Button } from '@tallrik/ui/Button';
import { TextField } from '@tallrik/ui/TextField';
import { useState } from 'react';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { cooldownDays, register } from './account-operations.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPassword } from './AccountPassword.tsx';
import type { FormProps } from './SignInForm.tsx';
import { useCheckedField } from './use-checked-field.ts';
import { useTakeToken } from './use-enter.ts';
import { usePhoneField } from './use-phone-field.ts';
import { useSending } from './use-sending.ts';

const STEPS = 3;

/** Three steps: who, password, code (AUTH-03 to AUTH-05). What was typed stays when going back. */
export function SignUpForm({ draft, goTo, onEntered }: FormProps) {
  const t = useTranslate();
  const { api } = useServices();
  const { userCompanyId: companyId } = useCompany().configuration;
  const [step, setStep] = useState(1);
  const name = useCheckedField(checkName, draft.keep('name'));
  const phone = usePhoneField(draft.keep('phone'));
  const email = useCheckedField(checkEmail, draft.keep('email'));
  const password = useCheckedField(checkPassword, draft.keep('newPassword'));
  const repeated = useCheckedField(
    (typed) => checkRepeatedPassword(password.value, typed),
    draft.keep('repeatedPassword'),
  );
  const [isShown, setShown] = useState(false);
  const [referral, setReferral] = draft.keep('referral');
  const takeToken = useTakeToken();
  const { isSending, failure, send, complain } = useSending('SignUp.Error.Failed', {
    phone: (text) => {
      phone.complain(text);
      setStep(1);
    },
    password: (text) => {
      password.complain(text);
      setStep(2);
    },
  });

  function passFirst() {
    // All three at once: a guest should not find the second mistake after mending the first.
    const checked = [name.check(), phone.check(), email.check()];
    const number = checked[1];
    if (checked.includes(null) || !number) return;
    void send(async () => {
      const days = await cooldownDays(api, companyId, number);
      if (days > 0) phone.complain(t('SignUp.Error.PhoneCooldown', { days }));
      else setStep(2);
    });
  }

  function passSecond() {
    const checked = [password.check(), repeated.check()];
    setShown(false);
    if (!checked.includes(null)) setStep(STEPS);
  }

  function finish() {
    const [named, number, mail] = [name.check(), phone.check(), email.check()];
    if (!named || !number || !mail) return setStep(1);
    void send(async () => {
      const answer = await register(api, {
        companyId,
        name: named,
        phone: number,
        email: mail,
        password: password.value,
        referral: referral.trim() || null,
      });
      if (!answer.ok) return complain(answer.error);
      if ((await takeToken(answer.value)) === 'ENTERED') onEntered();
      else goTo('VERIFY');
    });
  }

  const eye = { isShown, onToggle: () => setShown(!isShown) };
  const onSubmit = [passFirst, passSecond, finish][step - 1] ?? finish;
  return (
    <AccountForm
      // Each step takes the focus anew.
      key={step}
      submitLabel={step === STEPS ? t('SignUp.Title') : t('General.Next')}
      isSending={isSending}
      failure={failure}
      step={{ count: STEPS, current: step }}
      onSubmit={onSubmit}
      aside={
        step === 1 ? (
          <Button variant="quiet" size="small" onClick={() => goTo('SIGN_IN')}>
            {t('SignUp.HaveAccount')}
          </Button>
        ) : (
          <>
            {step === STEPS && (
              <Button variant="quiet" size="small" onClick={() => setStep(1)}>
                {t('Account.ChangeNumber')}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => setStep(step - 1)}>
              {t('General.Back')}
            </Button>
          </>
        )
      }
    >
      {step === 1 && (
        <>
          <TextField
            {...name.field}
            label={t('SignUp.Name')}
            autoComplete="name"
            hasAutofocus={name.value === ''}
          />
          {/* Who comes back here with a name comes to correct the number. */}
          <TextField {...phone.field} hasAutofocus={name.value !== ''} />
          <TextField {...email.field} label={t('SignUp.Email')} type="email" autoComplete="email" />
        </>
      )}
      {step === 2 && (
        <>
          <AccountPassword
            {...password.field}
            {...eye}
            autoComplete="new-password"
            hint={t(
              isCommonPassword(password.value) ? 'SignUp.PasswordCommon' : 'SignUp.PasswordAdvice',
            )}
          />
          <AccountPassword {...repeated.field} {...eye} isRepeated autoComplete="new-password" />
        </>
      )}
      {step === STEPS && (
        <>
          <TextField
            label={t('SignUp.Referral')}
            value={referral}
            onChange={setReferral}
            isOptional
            maxLength={50}
          />
          {/* Before it is sent: a message to a wrong number is not read by who waits for it. */}
          <p>{t('SignUp.CodeGoesTo', { phone: phone.value })}</p>
        </>
      )}
    </AccountForm>
  );
}
