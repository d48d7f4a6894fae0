import { tokenSubject } from '@tallrik/domain/accounts/token-expiry';
import type { Localized } from '@tallrik/domain/company/languages';
import type { Api } from '@tallrik/contract/client/operation';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import type { SignedInGuestQuery } from '../graphql-client/generated/graphql.ts';
import { toLocalized } from '../to-localized.ts';

const SignedInGuest = graphql(`
  query SignedInGuest($id: ID!) {
    User(id: $id) {
      id
      name
      phone
      email
      easyId
      deleted
      activated
      invoiceTargetId
      invoiceCustomerId
      membershipCard {
        points
        membershipLevel {
          id
          discountPercentage
          title {
            ...LocalizedFields
          }
        }
      }
    }
  }
`);

/** The guest with an account, as far as the frame around every page needs it. */
export type SignedInGuest = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  membershipNumber: string;
  deleted: boolean;
  activated: boolean;
  invoiceTargetId: string | null;
  invoiceCustomerId: string | null;
  points: number;
  level: { id: string; title: Localized; discountPercentage: number } | null;
};

/** The token is part of the key: another guest on the same phone never sees the last one's name. */
export const guestQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['guest', token],
    queryFn: async ({ signal }) => {
      const id = tokenSubject(token);
      return id === null ? null : toGuest(await api.call(SignedInGuest, { id }, signal));
    },
    staleTime: 60_000,
  });

function toGuest({ User: user }: SignedInGuestQuery): SignedInGuest | null {
  if (!user) return null;
  const level = user.membershipCard?.membershipLevel;
  return {
    id: user.id,
    name: user.name ?? '',
    phone: user.phone ?? null,
    email: user.email ?? null,
    membershipNumber: user.easyId,
    deleted: user.deleted,
    activated: user.activated,
    invoiceTargetId: user.invoiceTargetId ?? null,
    invoiceCustomerId: user.invoiceCustomerId ?? null,
    points: user.membershipCard?.points ?? 0,
    level: level
      ? {
          id: level.id,
          title: toLocalized(level.title),
          discountPercentage: level.discountPercentage,
        }
      : null,
  };
}

/** People are greeted by the first of their names. */
export const firstNameOf = (guest: Pick<SignedInGuest, 'name'>): string =>
  guest.name.trim().split(/\s+/)[0] ?? '';
