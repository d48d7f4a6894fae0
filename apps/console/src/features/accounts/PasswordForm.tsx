import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { FormError, SubmitButton, TextInput } from '../../shared/controls/FormParts.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import { changePassword } from './sign-in.ts';
import styles from './TwoFactorForm.module.css';

/** A new password; all other sessions end with the old one. */
export function PasswordForm(props: { onDone: () => void }) {
  const { api, session } = useServices();
  const t = useTranslate();
  const id = useId();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const attempt = useMutation({
    mutationFn: () => changePassword(api, { password, newPassword }),
    onSuccess: (result) => {
      if (!result.ok) return;
      session.begin(result.value);
      props.onDone();
    },
  });
  const refusal = attempt.data && !attempt.data.ok ? attempt.data.error : null;
  const errorId = refusal ? `${id}-error` : null;
  // At the door it means e-mail or password; here only the password can be wrong.
  const words = refusal === 'ERROR_INVALID_CREDENTIALS' ? t('Console.Password.Wrong') : null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt.isPending) attempt.mutate();
      }}
    >
      <TextInput
        label={t('Console.Password.Current')}
        errorId={errorId}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <TextInput
        label={t('Console.Password.New')}
        hint={t('Console.Password.Hint')}
        errorId={errorId}
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
      />
      <PasswordMeter password={newPassword} />
      <FormError
        id={`${id}-error`}
        text={refusal === null ? null : (words ?? errorText(t, refusal))}
      />
      <SubmitButton text={t('Console.Password.Change')} isBusy={attempt.isPending} />
    </form>
  );
}
