import { useServices } from '../../../shared/services.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { RenewStaffInvitationDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { InvitationLink } from '../parts/InvitationLink.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { COMPANIES_KEY } from './OpenCompanySheet.tsx';

/** A new address for an owner who has not come yet; the old one ends (SETUP-27). */
export function InviteAgainSheet(props: {
  owner: { id: string; name: string; email: string };
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { owner } = props;
  const renew = useChange({
    send: async (staffId: string) =>
      (await api.call(RenewStaffInvitationDocument, { staffId })).renewStaffInvitation,
    refreshes: [COMPANIES_KEY],
  });
  const { invitation, isMailed } = renew.result ?? {};
  if (invitation)
    return (
      <ModalSheet
        open
        isLocked
        side="end"
        title={t('Admin.Invitation.Title', { name: owner.name })}
        closeLabel={t('Console.Close')}
        onClose={props.onClose}
      >
        <InvitationLink
          invitation={invitation}
          mailedTo={isMailed ? owner.email : null}
          onDone={props.onClose}
        />
      </ModalSheet>
    );
  return (
    <ConfirmSheet
      open
      title={t('Admin.Companies.InviteAgainOf', { name: owner.name })}
      text={t('Admin.Companies.InviteAgainText')}
      action={t('Admin.Companies.InviteAgain')}
      isDangerous={false}
      isBusy={renew.isBusy}
      code={renew.code}
      onConfirm={() => renew.run(owner.id)}
      onClose={props.onClose}
    />
  );
}
