import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { forbidden, unauthenticated } from '../../../../platform/graphql/errors.ts';
import type { DeletedPhones } from '../../deleted-phone-store.ts';

/** Confirms what deleting already did; a client cannot make a stranger's number wait (D-112). */
export const makeCreateHashedPhoneNumber =
  (deps: {
    db: Database;
    deletedPhones: DeletedPhones;
  }): NonNullable<MutationResolvers<GraphContext>['createHashedPhoneNumber']> =>
  async (_root, { phoneNumber }, { viewer }) => {
    if (viewer.kind === 'ANONYMOUS') throw unauthenticated();
    if (viewer.kind !== 'JUST_DELETED') throw forbidden('The account is not deleted');
    const phone = checkPhone(phoneNumber);
    if (!phone.ok) {
      return { id: null, success: false, message: null, error: 'ERROR_NOT_VALID_PHONE_NUMBER' };
    }
    const { companyId, userId } = viewer;
    const id = await deps.deletedPhones.findCooldownOf(deps.db, companyId, userId, phone.value);
    if (id === null) throw forbidden('This number was not deleted by this session');
    return { id, success: true, message: null, error: null };
  };
