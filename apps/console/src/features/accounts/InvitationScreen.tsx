import { useMutation, useQuery } from '@tanstack/react-query';
import controls from '../../shared/controls/controls.module.css';
import page from '../../shared/controls/page.module.css';
import {
  StaffInvitationDocument,
  type StaffInvitationQuery,
} from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { InvitationView } from './InvitationView.tsx';
import { acceptInvitation, isAboutCode } from './sign-in.ts';

type Invitation = NonNullable<StaffInvitationQuery['staffInvitation']>;

/** Somebody who was invited, or lost the password, chooses one and is in; who comes too late is told why. */
export function InvitationScreen(props: { invitation: string; onSignedIn: () => void }) {
  const { api } = useServices();
  const t = useTranslate();
  const known = useQuery({
    queryKey: ['invitation', props.invitation],
    queryFn: async ({ signal }) =>
      (await api.call(StaffInvitationDocument, { invitation: props.invitation }, signal))
        .staffInvitation,
    // Once the password is set it is used up: asked again, the form would give way to that.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (known.error && known.data === undefined) {
    return (
      <main className={page.page}>
        <div className={page.panel} role="alert">
          <p className={page.error}>{errorText(t, codeOf(known.error))}</p>
          <button type="button" className={controls.line} onClick={() => void known.refetch()}>
            {t('Console.TryAgain')}
          </button>
        </div>
      </main>
    );
  }
  if (known.data === undefined) {
    return (
      <main className={page.page}>
        <p role="status">{t('Console.Loading')}</p>
      </main>
    );
  }
  if (known.data?.state !== 'OPEN')
    return <ClosedInvitation invitation={known.data} onSignIn={props.onSignedIn} />;
  return <OpenInvitation {...props} known={known.data} />;
}

function OpenInvitation(props: { invitation: string; known: Invitation; onSignedIn: () => void }) {
  const { api, session } = useServices();
  const t = useTranslate();
  const { company, inviter } = props.known;
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
      from={inviter === null ? company : t('Console.Invitation.From', { company, inviter })}
      isCodeRequired={isAboutCode(refusal) || (attempt.isPending && !!attempt.variables.code)}
      isBusy={attempt.isPending}
      error={
        refusal === null || refusal === 'TWO_FACTOR_CODE_REQUIRED' ? null : errorText(t, refusal)
      }
    />
  );
}
