import { ok, refused, type Result } from '@tallrik/domain/result';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import { findSessionByReference } from './session-store.ts';
import type { Authorisation, TakeAuthorisation } from './take-authorisation.ts';

/** The provider's answer to the details of a redirect or a challenge. */
export type DetailsAnswer = {
  resultCode: string;
  /** The reference we gave the session; null when the provider does not know the details. */
  reference: string | null;
  authorisation: Authorisation | null;
};

export type SubmitDetails = (
  venueId: string,
  payload: unknown,
) => Promise<Result<string, 'BAD_USER_INPUT' | 'WRONG_CART'>>;

/** Hands the browser's details to the provider and believes the provider's answer, never the browser's (D-77). */
export const makeSubmitDetails =
  (deps: {
    db: Database;
    /** Through which accounts it may have begun, the likeliest first. */
    recentAccounts: (venueId: string) => Promise<readonly (string | null)[]>;
    /** Null when the payload has no details this account could read. */
    askProvider: (accountId: string | null, payload: unknown) => Promise<DetailsAnswer | null>;
    takeAuthorisation: TakeAuthorisation;
  }): SubmitDetails =>
  async (venueId, payload) => {
    for (const accountId of await deps.recentAccounts(venueId)) {
      const answer = await deps.askProvider(accountId, payload);
      if (!answer) continue;
      faultPoint('details:answered');
      const session = answer.reference
        ? await findSessionByReference(deps.db, answer.reference)
        : null;
      if (session?.venueId !== venueId || session.accountId !== accountId)
        return refused('WRONG_CART');
      if (answer.authorisation) await deps.takeAuthorisation(session, answer.authorisation);
      return ok(answer.resultCode);
    }
    return refused('BAD_USER_INPUT');
  };
