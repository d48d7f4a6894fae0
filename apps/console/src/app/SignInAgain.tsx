import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { isAboutCode, signIn, type Credentials } from '../features/accounts/sign-in.ts';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import controls from '../shared/controls/controls.module.css';
import { CodeInput, FormError, SubmitButton, TextInput } from '../shared/controls/FormParts.tsx';
import { ModalSheet } from '../shared/controls/ModalSheet.tsx';
import { errorText } from '../shared/messages/error-text.ts';
import { useServices } from '../shared/services.tsx';
import form from '../features/administration/parts/form.module.css';
import { useAdminText } from '../features/administration/use-admin-text.tsx';
import { personOf } from './person-of-token.ts';

type Person = { id: string; name: string };
type Waiting = { promise: Promise<boolean>; settle: (isIn: boolean) => void };

function openWaiting(): Waiting {
  let settle: Waiting['settle'] = () => undefined;
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** The session has ended: the sign-in over the page, which goes on where it was (OFFICE-22). */
export function SignInAgain({ person }: { person: Person }) {
  const { session } = useServices();
  const signOut = useSignOut();
  const t = useAdminText();
  // However many calls have learned of it: one question, and one answer for all of them.
  const waiting = useRef<Waiting | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    session.renewWith(() => {
      waiting.current ??= openWaiting();
      setAsked(true);
      return waiting.current.promise;
    });
    return () => {
      session.renewWith(null);
      waiting.current?.settle(false);
    };
  }, [session]);
  const answer = (isIn: boolean) => {
    waiting.current?.settle(isIn);
    waiting.current = null;
    setAsked(false);
  };
  return (
    <ModalSheet
      open={isAsked}
      isLocked
      onClose={() => {
        answer(false);
        signOut.here();
      }}
      title={t('Admin.SignInAgain.Title')}
      text={t('Admin.SignInAgain.Text', { name: person.name })}
      closeLabel={t('Console.SignOut')}
    >
      {isAsked && (
        <AgainForm
          person={person}
          onToken={(token) => {
            session.begin(token);
            answer(true);
          }}
        />
      )}
    </ModalSheet>
  );
}

function AgainForm(props: { person: Person; onToken: (token: string) => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const id = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const attempt = useMutation({
    mutationFn: async (given: Credentials) => {
      const result = await signIn(api, given);
      if (!result.ok) return result.error;
      // The page is this person's, and so is what waits to be sent.
      if (personOf(result.value) !== props.person.id) return 'SOMEBODY_ELSE';
      props.onToken(result.value);
      return null;
    },
  });
  const refusal = attempt.data ?? null;
  const isCodeAsked = isAboutCode(refusal) || (attempt.isPending && !!attempt.variables.code);
  const isWrong = refusal !== null && refusal !== 'TWO_FACTOR_CODE_REQUIRED';
  const errorId = isWrong ? `${id}-error` : null;
  const words =
    refusal === 'SOMEBODY_ELSE'
      ? t('Admin.SignInAgain.SomebodyElse', { name: props.person.name })
      : errorText(t, refusal ?? '');
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (attempt.isPending) return;
        attempt.mutate({ email, password, ...(isCodeAsked ? { code: code.trim() } : {}) });
      }}
    >
      {isCodeAsked ? (
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
            data-autofocus
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
      <FormError id={`${id}-error`} text={isWrong ? words : null} />
      <SubmitButton text={t('Console.SignIn.Button')} isBusy={attempt.isPending} />
      {isCodeAsked && (
        <button type="button" className={controls.quiet} onClick={attempt.reset}>
          {t('Console.Code.Back')}
        </button>
      )}
    </form>
  );
}
