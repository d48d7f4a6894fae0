import type { Api } from '@tallrik/contract/client/operation';
import { useServices } from '../../../shared/services.tsx';
import {
  ChangeStaffRoleDocument,
  RemoveTwoFactorDocument,
  RenewStaffInvitationDocument,
  ResetStaffPasswordDocument,
  SaveStaffMemberDocument,
  SetStaffActiveDocument,
} from '../generated/graphql.ts';
import { logKey } from '../history/use-log.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { peopleKey, type Person } from './people.ts';
import type { Rights } from './RoleFields.tsx';

/** What is asked about before it is done. */
export type PersonAction =
  | 'InviteAgain'
  | 'Withdraw'
  | 'ResetPassword'
  | 'RemoveTwoFactor'
  | 'LetGo'
  | 'LetIn';

type Answer = { error: string | null; invitation?: string | null; isMailed?: boolean };

/** What is to be done, and what proves again who does it. */
type GivenAction = { action: PersonAction; proof: string };

async function act(api: Api, staffId: string, { action, proof }: GivenAction): Promise<Answer> {
  switch (action) {
    case 'InviteAgain':
      return (await api.call(RenewStaffInvitationDocument, { staffId })).renewStaffInvitation;
    case 'ResetPassword':
      return (await api.call(ResetStaffPasswordDocument, { staffId })).resetStaffPassword;
    case 'RemoveTwoFactor':
      return (await api.call(RemoveTwoFactorDocument, { staffId, proof })).removeTwoFactor;
    case 'Withdraw':
    case 'LetGo':
    case 'LetIn': {
      const active = action === 'LetIn';
      return (await api.call(SetStaffActiveDocument, { staffId, active })).setStaffActive;
    }
  }
}

export function usePersonChanges(person: Person, companyId: string, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  const staffId = person.id;
  const refreshes = [peopleKey(companyId), logKey(companyId)];
  const action = useChange<GivenAction, Answer>({
    send: (given) => act(api, staffId, given),
    refreshes,
    onDone: ({ invitation }) => {
      // The sheet stays for what is shown only once.
      if (!invitation) onDone();
    },
  });
  const rights = useChange<Rights, Answer>({
    send: async ({ role, venueIds }) => {
      const given = { staffId, role, venueIds: [...venueIds] };
      return (await api.call(ChangeStaffRoleDocument, given)).changeStaffRole;
    },
    refreshes,
    done: () => t('Admin.People.RoleSaved'),
    onDone,
  });
  const name = useChange<string, Answer & { auditId: string | null }>({
    send: async (given) => {
      const change = { companyId, staffId, version: person.version, name: given };
      return (await api.call(SaveStaffMemberDocument, change)).saveStaffMember;
    },
    refreshes,
    done: () => t('Admin.People.NameSaved'),
    onDone,
  });
  const all = [action, rights, name];
  return {
    act: action.run,
    changeRole: ({ role, venueIds }: Rights) => rights.run({ role, venueIds }),
    rename: name.run,
    isBusy: all.some(({ isBusy }) => isBusy),
    code: all.map(({ code }) => code).find((code) => code !== null) ?? null,
    invitation: action.result?.invitation ?? null,
    isMailed: action.result?.isMailed ?? false,
    reset: () => all.forEach(({ reset }) => reset()),
  };
}
