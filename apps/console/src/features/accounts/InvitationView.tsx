import { useId, useState } from 'react';
import page from '../../shared/controls/page.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import { CodeInput, FormError, SubmitButton, TextInput } from '../../shared/controls/FormParts.tsx';

export function InvitationView(props: {
  onSubmit: (given: { password: string; code?: string }) => void;
  /** Who invites, to what. */
  from: string;
  isCodeRequired: boolean;
  isBusy: boolean;
  error: string | null;
}) {
  const t = useTranslate();
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const errorId = props.error ? `${id}-error` : null;
  return (
    <main className={page.page}>
      <form
        className={page.panel}
        noValidate
        aria-busy={props.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          if (props.isBusy) return;
          props.onSubmit({ password, ...(props.isCodeRequired ? { code: code.trim() } : {}) });
        }}
      >
        <h1 className={page.title}>{t('Console.Invitation.Title')}</h1>
        <p>{props.from}</p>
        <p>{t('Console.Invitation.Text')}</p>
        <TextInput
          label={t('Console.Password.New')}
          hint={t('Console.Password.Hint')}
          errorId={errorId}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <PasswordMeter password={password} />
        {props.isCodeRequired && <CodeInput value={code} errorId={errorId} onChange={setCode} />}
        <FormError id={`${id}-error`} text={props.error} />
        <SubmitButton text={t('Console.Invitation.Button')} isBusy={props.isBusy} />
      </form>
    </main>
  );
}
