import { useMutation, useQuery } from '@tanstack/react-query';
import {
  BeginTwoFactorDocument,
  ConfirmTwoFactorDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorForm } from './TwoFactorForm.tsx';

/** From the code on the screen to a working second factor; its recovery codes are shown once, at the end. */
export function TwoFactorSetup(props: { staffId: string; onDone: () => void }) {
  const { api, session } = useServices();
  const t = useTranslate();
  const begun = useQuery({
    queryKey: ['begin-two-factor', props.staffId],
    queryFn: async () => (await api.call(BeginTwoFactorDocument, {})).beginTwoFactor,
    // Every call makes a new secret: asked again behind somebody's back, the scanned one would be wrong.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const confirm = useMutation({
    mutationFn: async (code: string) =>
      (await api.call(ConfirmTwoFactorDocument, { code })).confirmTwoFactor,
    // At once: the old token has ended, and a board behind this sheet asks with it every few seconds.
    onSuccess: ({ token }) => {
      if (token !== null) session.begin(token);
    },
  });

  const recoveryCodes = confirm.data?.recoveryCodes ?? null;
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onSaved={props.onDone} />;
  const refusal =
    (begun.error && codeOf(begun.error)) ??
    begun.data?.error ??
    (confirm.error && codeOf(confirm.error)) ??
    confirm.data?.error ??
    null;
  return (
    <TwoFactorForm
      secret={begun.data?.secret ?? null}
      address={begun.data?.address ?? null}
      isBusy={confirm.isPending}
      error={refusal === null ? null : errorText(t, refusal)}
      onSubmit={confirm.mutate}
    />
  );
}
