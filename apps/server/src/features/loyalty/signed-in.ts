import type { Viewer } from '../../platform/graphql/context.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';

export type SignedInUser = { userId: string; companyId: string };

/** The token's activated user. A sign-up that is not finished has no loyalty yet (D-106). */
export function signedInUser(viewer: Viewer): SignedInUser {
  if (viewer.kind !== 'USER') throw unauthenticated();
  return { userId: viewer.userId, companyId: viewer.companyId };
}

/** The viewer, if the account being read is the viewer's own; null hides what is nobody else's business. */
export const ownerOf = (account: { id: string }, viewer: Viewer): SignedInUser | null =>
  viewer.kind === 'USER' && viewer.userId === account.id
    ? { userId: viewer.userId, companyId: viewer.companyId }
    : null;
