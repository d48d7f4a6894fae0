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
import { useChange } from '../use-change.ts';
import { peopleKey, type Person } from './people.ts';
import type { Rights } from './RoleFields.tsx';

/** What is asked about before it is done. */
export type PersonAction = 'InviteAgain' | 'ResetPassword' | 'RemoveTwoFactor' | 'LetGo' | 'LetIn';

/** A new name, made on the version that was read. */
type NewName = { name: string };

type Answer = { error: string | null; invitation?: string | null };

async function act(api: Api, staffId: string, action: PersonAction): Promise<Answer> {
  switch (action) {
    case 'InviteAgain':
      return (await api.call(RenewStaffInvitationDocument, { staffId })).renewStaffInvitation;
    case 'ResetPassword':
      return (await api.call(ResetStaffPasswordDocument, { staffId })).resetStaffPassword;
    case 'RemoveTwoFactor':
      return (await api.call(RemoveTwoFactorDocument, { staffId })).removeTwoFactor;
    case 'LetGo':
    case 'LetIn': {
      const active = action === 'LetIn';
      return (await api.call(SetStaffActiveDocument, { staffId, active })).setStaffActive;
    }
  }
}

export function usePersonChanges(person: Person, companyId: string, onDone: () => void) {
  const { api } = useServices();
  const staffId = person.id;
  const change = useChange<PersonAction | Rights | NewName, Answer>({
    send: async (given) => {
      if (typeof given === 'string') return act(api, staffId, given);
      if ('name' in given) {
        const change = { companyId, staffId, version: person.version, name: given.name };
        return (await api.call(SaveStaffMemberDocument, change)).saveStaffMember;
      }
      const { role, venueIds } = given;
      const rights = { staffId, role, venueIds: [...venueIds] };
      return (await api.call(ChangeStaffRoleDocument, rights)).changeStaffRole;
    },
    refreshes: [peopleKey(companyId)],
    onDone: ({ invitation }) => {
      // The sheet stays for what is shown only once.
      if (!invitation) onDone();
    },
  });
  return {
    act: (action: PersonAction) => change.run(action),
    changeRole: ({ role, venueIds }: Rights) => change.run({ role, venueIds }),
    rename: (name: string) => change.run({ name }),
    isBusy: change.isBusy,
    code: change.code,
    invitation: change.result?.invitation ?? null,
    reset: change.reset,
  };
}
