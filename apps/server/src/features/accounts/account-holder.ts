import type { Viewer } from '../../platform/graphql/context.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';

type Owner = { userId: string; companyId: string };

/** Any valid token, also before the phone is verified (D-106). */
export function accountHolder(viewer: Viewer): Owner {
  if (viewer.kind !== 'USER' && viewer.kind !== 'UNACTIVATED') throw unauthenticated();
  return { userId: viewer.userId, companyId: viewer.companyId };
}

/** An activated account's owner. */
export function signedIn(viewer: Viewer): Owner {
  if (viewer.kind !== 'USER') throw unauthenticated();
  return { userId: viewer.userId, companyId: viewer.companyId };
}
