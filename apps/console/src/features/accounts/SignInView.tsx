import { useId, useState, type SyntheticEvent } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { LanguageSelect } from '../../shared/controls/LanguageSelect.tsx';
import page from '../../shared/controls/page.module.css';
import { useMessages } from '../../shared/messages/use-messages.tsx';
import { CodeInput, FormError, SubmitButton, TextInput } from '../../shared/controls/FormParts.tsx';
import type { Credentials } from './sign-in.ts';

export type SignInViewProps = {
  onSubmit: (credentials: Credentials) => void;
  /** Back from the code to e-mail and password. */
  onBack: () => void;
  /** A tablet comes in by a code instead (TEAM-07). */
  onDevice: () => void;
  /** The password was right: now the second factor. */
  isCodeRequired: boolean;
  isBusy: boolean;
  /** Words for what the server said. */
  error: string | null;
  /** Why staff see this page again. */
  message: string | null;
};

export function SignInView(props: SignInViewProps) {
  const { translate: t, language, changeLanguage } = useMessages();
  const id = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const { isCodeRequired } = props;
  const missing = isCodeRequired ? t('Console.Code.Missing') : t('Console.SignIn.Missing');
  const error = isIncomplete ? missing : props.error;
  const errorId = error ? `${id}-error` : null;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isFilledIn = isCodeRequired ? code.trim() !== '' : email.trim() !== '' && password !== '';
    setIncomplete(!isFilledIn);
    if (!isFilledIn || props.isBusy) return;
    props.onSubmit({ email, password, ...(isCodeRequired ? { code: code.trim() } : {}) });
  };

  return (
    <main className={page.page}>
      <form className={page.panel} onSubmit={submit} noValidate aria-busy={props.isBusy}>
        <h1 className={page.title}>
          {isCodeRequired ? t('Console.Code.Title') : t('Console.SignIn.Title')}
        </h1>
        {props.message && <p className={page.notice}>{props.message}</p>}
        {isCodeRequired ? (
          <CodeInput value={code} errorId={errorId} onChange={setCode} />
        ) : (
          <>
            <TextInput
              label={t('Console.SignIn.Email')}
              errorId={errorId}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={setEmail}
            />
            <TextInput
              label={t('Console.SignIn.Password')}
              errorId={errorId}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          </>
        )}
        <FormError id={`${id}-error`} text={error} />
        <SubmitButton text={t('Console.SignIn.Button')} isBusy={props.isBusy} />
        {isCodeRequired ? (
          <button
            type="button"
            className={controls.quiet}
            onClick={() => {
              setCode('');
              setIncomplete(false);
              props.onBack();
            }}
          >
            {t('Console.Code.Back')}
          </button>
        ) : (
          <>
            <button type="button" className={controls.quiet} onClick={props.onDevice}>
              {t('Console.SignIn.Device')}
            </button>
            <LanguageSelect
              label={t('Console.Settings.Language')}
              language={language}
              onChange={(chosen) => void changeLanguage(chosen)}
            />
          </>
        )}
      </form>
    </main>
  );
}
