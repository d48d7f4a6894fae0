import { classNames } from '@tallrik/ui/class-names';
import { useId, useState, type SyntheticEvent } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { LanguageSelect } from '../../shared/controls/LanguageSelect.tsx';
import page from '../../shared/controls/page.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useSpeech } from '../../shared/speech/use-speech.tsx';
import type { Credentials } from './sign-in.ts';

export type SignInViewProps = {
  onSubmit: (credentials: Credentials) => void;
  isBusy: boolean;
  /** Words for what the server said. */
  error: string | null;
  /** Why staff see this page again. */
  notice: string | null;
};

export function SignInView(props: SignInViewProps) {
  const { translate: t, language, changeLanguage } = useSpeech();
  const id = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const error = isIncomplete ? t('Console.SignIn.Missing') : props.error;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isFilledIn = email.trim() !== '' && password !== '';
    setIncomplete(!isFilledIn);
    if (isFilledIn && !props.isBusy) props.onSubmit({ email, password });
  };
  const field = {
    className: controls.input,
    required: true,
    'aria-invalid': error !== null,
  } as const;

  return (
    <main className={page.page}>
      <form className={page.panel} onSubmit={submit} noValidate aria-busy={props.isBusy}>
        <h1 className={page.title}>{t('Console.SignIn.Title')}</h1>
        {props.notice && <p className={page.notice}>{props.notice}</p>}
        <div className={controls.field}>
          <label className={controls.label} htmlFor={`${id}-email`}>
            {t('Console.SignIn.Email')}
          </label>
          <input
            {...field}
            id={`${id}-email`}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <div className={controls.field}>
          <label className={controls.label} htmlFor={`${id}-password`}>
            {t('Console.SignIn.Password')}
          </label>
          <input
            {...field}
            id={`${id}-password`}
            type="password"
            autoComplete="current-password"
            value={password}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
        </div>
        <div role="alert" id={`${id}-error`}>
          {error && (
            <p className={page.error}>
              <Icon name="alert" />
              {error}
            </p>
          )}
        </div>
        <button
          type="submit"
          className={classNames(controls.solid, controls.big)}
          disabled={props.isBusy}
        >
          {props.isBusy ? t('Console.Loading') : t('Console.SignIn.Button')}
        </button>
        <LanguageSelect
          label={t('Console.Settings.Language')}
          language={language}
          onChange={(chosen) => void changeLanguage(chosen)}
        />
      </form>
    </main>
  );
}
