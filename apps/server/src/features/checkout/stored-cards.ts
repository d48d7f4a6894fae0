import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { PaymentSession } from './session-store.ts';

/** A card the provider keeps for a guest: its opaque reference and what the guest recognises, nothing else (D-88). */
export type ProviderCard = {
  /** Whose it is in the provider's books: our user's id. */
  shopperReference: string;
  reference: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
};

/**
 * Kept for the one who paid and wanted it so; for anybody else's reference nothing is kept (PAY-41). Whoever has left
 * meanwhile wants nothing kept any more: their cards went with the account, and this one follows them (D-111).
 */
export const keepCard = (
  db: Database,
  session: Pick<PaymentSession, 'userId' | 'companyId' | 'accountId'>,
  card: ProviderCard,
  deps: { now: () => Temporal.Instant; newId: () => string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (session.userId === null || card.shopperReference !== session.userId) return;
    const { shopperReference: userId, ...facts } = card;
    const { accountId } = session;
    // The account's company, which need not be the one that was ordered from (D-03).
    const owner = await trx
      .selectFrom('users')
      .select('companyId')
      .where('id', '=', userId)
      .where('deleted', '=', false)
      // Against a deletion at this moment: it would take all cards but this one with it.
      .forShare()
      .executeTakeFirst();
    if (!owner) return addForgetCard(trx, session.companyId, { ...card, accountId });
    await trx
      .insertInto('storedCards')
      .values({
        id: deps.newId(),
        companyId: owner.companyId,
        userId,
        ...facts,
        accountId,
        createdAt: new Date(deps.now().epochMilliseconds),
      })
      // Adyen gives one card of one guest the same reference again: a new expiry date is all that may differ.
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'reference'])
          .doUpdateSet({ expiryMonth: card.expiryMonth, expiryYear: card.expiryYear }),
      )
      .execute();
  });

/** Where a card is kept: by whom, for whom, under which name. */
export type KeptCard = Pick<ProviderCard, 'shopperReference' | 'reference'> & {
  accountId: string | null;
};

export type RemoveCard = (
  owner: { companyId: string; userId: string },
  reference: string,
) => Promise<void>;

/** In one transaction with the job that tells the provider: a card gone here must not be charged there. */
export const makeRemoveCard =
  (deps: { db: Database }): RemoveCard =>
  ({ companyId, userId }, reference) =>
    deps.db.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom('storedCards')
        .where('companyId', '=', companyId)
        .where('userId', '=', userId)
        .where('reference', '=', reference)
        .returning('accountId')
        .executeTakeFirst();
      if (!removed) return;
      const card = { shopperReference: userId, reference, ...removed };
      await addForgetCard(trx, companyId, card);
    });

export const addForgetCard = (
  trx: Database,
  companyId: string,
  { shopperReference, reference, accountId }: KeptCard,
): Promise<void> =>
  addJob(
    trx,
    'forget-card',
    { companyId, shopperReference, reference, accountId },
    { key: `forget-card:${reference}` },
  );
