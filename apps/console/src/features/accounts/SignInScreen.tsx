import { useMutation } from '@tanstack/react-query';
import { useServices, useSession } from '../../shared/services.tsx';
import { errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { isAboutCode, signIn, type Credentials } from './sign-in.ts';
import { SignInView } from './SignInView.tsx';

export function SignInScreen(props: { onDevice: () => void }) {
  const { api, session } = useServices();
  const { hasExpired } = useSession();
  const t = useTranslate();
  const attempt = useMutation({
    mutationFn: (credentials: Credentials) => signIn(api, credentials),
    onSuccess: (result) => {
      if (result.ok) session.begin(result.value);
    },
  });
  const refusal = attempt.data && !attempt.data.ok ? attempt.data.error : null;
  return (
    <SignInView
      onSubmit={attempt.mutate}
      onBack={attempt.reset}
      onDevice={props.onDevice}
      // While the code is checked the question for it stays.
      isCodeRequired={isAboutCode(refusal) || (attempt.isPending && !!attempt.variables.code)}
      isBusy={attempt.isPending}
      error={
        refusal === null || refusal === 'TWO_FACTOR_CODE_REQUIRED' ? null : errorText(t, refusal)
      }
      message={hasExpired ? t('Console.Error.UNAUTHENTICATED') : null}
    />
  );
}
