import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { InvitationView } from './InvitationView.tsx';
import { acceptInvitation, isAboutCode } from './sign-in.ts';

/** Somebody who was invited, or lost the password, chooses one and is in. */
export function InvitationScreen(props: { invitation: string; onSignedIn: () => void }) {
  const { api, session } = useServices();
  const t = useTranslate();
  const attempt = useMutation({
    mutationFn: (given: { password: string; code?: string }) =>
      acceptInvitation(api, { invitation: props.invitation, ...given }),
    onSuccess: (result) => {
      if (!result.ok) return;
      session.begin(result.value);
      props.onSignedIn();
    },
  });
  const refusal = attempt.data && !attempt.data.ok ? attempt.data.error : null;
  return (
    <InvitationView
      onSubmit={attempt.mutate}
      isCodeRequired={isAboutCode(refusal) || (attempt.isPending && !!attempt.variables.code)}
      isBusy={attempt.isPending}
      error={
        refusal === null || refusal === 'TWO_FACTOR_CODE_REQUIRED' ? null : errorText(t, refusal)
      }
    />
  );
}
