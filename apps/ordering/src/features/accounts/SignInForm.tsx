import { Button } from '@tallrik/ui/Button';
import { TextField } from '@tallrik/ui/TextField';
import { useState } from 'react';
import type { AccountDialogName } from '../../shared/guest/account-dialog.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import type { AccountDraft } from './account-draft.ts';
import { login } from './account-operations.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPassword } from './AccountPassword.tsx';
import { useTakeToken } from './use-enter.ts';
import { usePhoneField } from './use-phone-field.ts';
import { useSending } from './use-sending.ts';

export type FormProps = {
  draft: AccountDraft;
  goTo: (dialog: AccountDialogName) => void;
  /** The guest is in. */
  onEntered: () => void;
};

/** Phone and password (AUTH-02); a phone that is not verified yet goes on to its code (AUTH-23). */
export function SignInForm({ draft, goTo, onEntered }: FormProps) {
  const t = useTranslate();
  const { api } = useServices();
  const { userCompanyId } = useCompany().configuration;
  const phone = usePhoneField(draft.keep('phone'));
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const takeToken = useTakeToken();
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const { isSending, failure, send, complain } = useSending('SignIn.Error.Failed', {
    phone: phone.complain,
    password: setPasswordError,
  });

  function signIn() {
    const number = phone.check();
    if (number === null) return;
    setShown(false);
    void send(async () => {
      const answer = await login(api, { companyId: userCompanyId, phone: number, password });
      if (!answer.ok) return complain(answer.error);
      if ((await takeToken(answer.value)) === 'ENTERED') onEntered();
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
      <TextField {...phone.field} hasAutofocus={!phone.hasNumber} />
      <AccountPassword
        name="password"
        hasAutofocus={phone.hasNumber}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
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
