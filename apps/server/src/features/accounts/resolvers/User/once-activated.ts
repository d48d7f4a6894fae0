import type { UserResolvers } from '@tallrik/contract/generated/resolvers';
import type { Account } from '@tallrik/domain/accounts/account';
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { forbidden } from '../../../../platform/graphql/errors.ts';

type UserField = GraphQLFieldResolver<Account, GraphContext>;

/** The fields an account does not have by itself. */
export type OwnUserFields = Required<Omit<UserResolvers<GraphContext>, keyof Account>>;

/** What the owner of an unverified phone may read (D-106): the number too, or a slip in it is found by waiting in vain. */
const ALWAYS_GIVEN = ['id', 'activated', 'phone'] as const;
type AlwaysGiven = (typeof ALWAYS_GIVEN)[number];

/**
 * Every field of User behind the verified phone, whichever feature answers it: a field added later is closed
 * without anybody having to think of it.
 */
export function onceActivated(
  fieldNames: readonly string[],
  resolvers: OwnUserFields,
): Required<Omit<UserResolvers<GraphContext>, AlwaysGiven>> {
  const guarded = fieldNames
    .filter((name) => !(ALWAYS_GIVEN as readonly string[]).includes(name))
    .map((name): [string, UserField] => {
      const resolve =
        ((resolvers as Record<string, unknown>)[name] as UserField | undefined) ??
        defaultFieldResolver;
      return [
        name,
        (account, args, context, info) => {
          if (!account.activated) throw forbidden('Verify the phone first');
          return resolve(account, args, context, info);
        },
      ];
    });
  return Object.fromEntries(guarded) as ReturnType<typeof onceActivated>;
}
