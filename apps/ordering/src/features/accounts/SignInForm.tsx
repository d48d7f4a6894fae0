import { Button } from '@tallrik/ui/Button';
import { TextField } from '@tallrik/ui/TextField';
import { useState } from 'react';
import type { Doorway } from '../../shared/guest/account-door.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { login } from './account-operations.ts';
import { AccountForm } from './AccountForm.tsx';
import { useTakeToken } from './use-enter.ts';
import { usePhoneField } from './use-phone-field.ts';
import { useSending } from './use-sending.ts';

export type FormProps = { goTo: (doorway: Doorway) => void; onDone: () => void };

/** Phone and password (AUTH-02); a phone that is not verified yet goes on to its code (AUTH-23). */
export function SignInForm({ goTo, onDone }: FormProps) {
  const t = useTranslate();
  const { api } = useServices();
  const { userCompanyId } = useCompany().configuration;
  const phone = usePhoneField();
  const [password, setPassword] = useState('');
  const takeToken = useTakeToken();
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const { isSending, failure, send, complain } = useSending('SignIn.Error.Failed', {
    phone: phone.complain,
    password: setPasswordError,
  });

  function signIn() {
    const number = phone.check();
    if (number === null) return;
    void send(async () => {
      const answer = await login(api, { companyId: userCompanyId, phone: number, password });
      if (!answer.ok) return complain(answer.error);
      if ((await takeToken(answer.value)) === 'ENTERED') onDone();
      else goTo('VERIFY');
    });
  }
  return (
    <AccountForm
      submitLabel={t('SignIn.Title')}
      isSending={isSending}
      failure={failure}
      onSubmit={signIn}
      aside={
        <>
          <Button variant="quiet" size="small" onClick={() => goTo('FORGOT_PASSWORD')}>
            {t('SignIn.Forgot')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => goTo('SIGN_UP')}>
            {t('SideMenu.CreateAccount')}
          </Button>
        </>
      }
    >
      <TextField {...phone.field} hasAutofocus />
      <TextField
        label={t('SignIn.Password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={passwordError}
        onChange={(typed) => {
          setPassword(typed);
          setPasswordError(null);
        }}
      />
    </AccountForm>
  );
}
