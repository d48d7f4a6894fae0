import { readDeviceCode } from '@tallrik/domain/accounts/device-code';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import page from '../../../shared/controls/page.module.css';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { SignInDeviceDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';

/** On the tablet itself: the code that stands on somebody's screen, and it is in (TEAM-07). */
export function DeviceSignInScreen(props: { onSignedIn: () => void; onBack: () => void }) {
  const t = useAdminText();
  const { api, session } = useServices();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const attempt = useMutation({
    mutationFn: async (code: string) =>
      (await api.call(SignInDeviceDocument, { code })).signInDevice,
    onSuccess: ({ token }) => {
      if (token === null) return;
      session.begin(token);
      props.onSignedIn();
    },
  });
  const refusal = attempt.error ? codeOf(attempt.error) : (attempt.data?.error ?? null);
  const error = isUnreadable ? 'DEVICE_CODE_INVALID' : refusal;
  return (
    <main className={page.page}>
      <form
        className={page.panel}
        noValidate
        aria-busy={attempt.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          const code = readDeviceCode(typed);
          setUnreadable(code === null);
          if (code !== null && !attempt.isPending) attempt.mutate(code);
        }}
      >
        <h1 className={page.title}>{t('Admin.Device.SignInTitle')}</h1>
        <p>{t('Admin.Device.SignInText')}</p>
        <TextInput
          label={t('Admin.Device.Code')}
          errorId={error === null ? null : id}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          data-autofocus
          value={typed}
          onChange={setTyped}
        />
        <FormError id={id} text={error === null ? null : adminErrorText(t, error)} />
        <SubmitButton text={t('Console.SignIn.Button')} isBusy={attempt.isPending} />
        <button type="button" className={controls.quiet} onClick={props.onBack}>
          {t('Console.Back')}
        </button>
      </form>
    </main>
  );
}
