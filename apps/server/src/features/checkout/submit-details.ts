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
    /** Null when the payload has no details a provider could read. */
    askProvider: (payload: unknown) => Promise<DetailsAnswer | null>;
    takeAuthorisation: TakeAuthorisation;
  }): SubmitDetails =>
  async (venueId, payload) => {
    const answer = await deps.askProvider(payload);
    if (!answer) return refused('BAD_USER_INPUT');
    faultPoint('details:answered');
    const session = answer.reference
      ? await findSessionByReference(deps.db, answer.reference)
      : null;
    if (!session || session.venueId !== venueId) return refused('WRONG_CART');
    if (answer.authorisation) await deps.takeAuthorisation(session, answer.authorisation);
    return ok(answer.resultCode);
  };
