import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { seededIds } from '../seed-company.ts';
import { seedInvoice } from '../seed-invoice.ts';
import { secret } from './secret.ts';

const AT = new Date('2026-11-13T18:00:00Z');

/** Orders, a bill, an invoice and everything loyalty gives, written as the features would have written it. */
export async function seedDocuments(
  db: Database,
  company: {
    ids: ReturnType<typeof seededIds>;
    owner: 'A' | 'B';
    people: { guest: string; otherGuest: string };
    tableId: string;
  },
) {
  const { ids, owner, people, tableId } = company;
  const companyId = ids.company;
  const venueId = ids.venue;
  const seedOrder = async (status: 'PENDING' | 'REJECTED', userId: string | null) => {
    const id = randomUUID();
    const cartId = randomUUID();
    await db
      .insertInto('carts')
      .values({ id: cartId, companyId, venueId, userId, createdAt: AT, lastEventAt: AT })
      .execute();
    await db
      .insertInto('orders')
      .values({
        id,
        companyId,
        venueId,
        cartId,
        userId,
        easyId: '77',
        status,
        type: 'TAKE_AWAY',
        comment: secret(owner, 'order'),
        currency: 'SEK',
        total: 3_900,
        createdAt: AT,
        answerBy: AT,
      })
      .execute();
    return { id, cartId };
  };
  const order = await seedOrder('PENDING', people.guest);
  const rejected = await seedOrder('REJECTED', null);
  await db
    .insertInto('receiptMails')
    .values({
      id: randomUUID(),
      companyId,
      orderId: order.id,
      email: `${secret(owner, 'person')}@example.test`,
      language: 'se',
      requestedAt: AT,
    })
    .execute();

  const chequeId = randomUUID();
  await db
    .insertInto('cheques')
    .values({ id: chequeId, companyId, venueId, tableId, createdAt: AT })
    .execute();
  await db
    .insertInto('chequeItems')
    .values({
      id: randomUUID(),
      companyId,
      chequeId,
      orderId: rejected.id,
      position: 0,
      itemId: ids.fries,
      title: secret(owner, 'cheque'),
      vatRate: 12,
      amount: 3_900,
      discount: 0,
    })
    .execute();
  const sittingId = randomUUID();
  await db
    .insertInto('tableSittings')
    .values({ id: sittingId, companyId, tableId, beganAt: AT })
    .execute();
  await db
    .insertInto('tableGuests')
    .values({
      id: randomUUID(),
      companyId,
      sittingId,
      keyHash: Buffer.from(secret(owner, 'person')),
      number: 1,
      name: secret(owner, 'person'),
      joinedAt: AT,
      seenAt: AT,
    })
    .execute();

  const offerId = randomUUID();
  await db
    .insertInto('offers')
    .values({
      id: offerId,
      companyId,
      type: 'ORDER_DISCOUNT',
      discountRate: 10,
      discountType: 'PERCENTAGE',
    })
    .execute();
  const tokenId = randomUUID();
  await db
    .insertInto('offerTokens')
    .values({ id: tokenId, companyId, userId: people.guest, offerId })
    .execute();
  await db
    .insertInto('promoCodes')
    .values({
      id: randomUUID(),
      companyId,
      code: secret(owner, 'code'),
      discountType: 'PERCENTAGE',
      discountRate: 10,
      title: JSON.stringify({ en: secret(owner, 'code') }),
    })
    .execute();
  await db
    .insertInto('referralCodes')
    .values({
      id: randomUUID(),
      companyId,
      code: secret(owner, 'referral'),
      ownerUserId: people.guest,
      offerId,
    })
    .execute();
  const stampCardId = randomUUID();
  const stampId = randomUUID();
  await db
    .insertInto('stampCards')
    .values({ id: stampCardId, companyId, name: 'Ten coffees', requiredCount: 10 })
    .execute();
  await db
    .insertInto('stamps')
    .values({ id: stampId, companyId, userId: people.guest, stampCardId })
    .execute();
  const cardId = randomUUID();
  await db
    .insertInto('membershipCards')
    .values({ id: cardId, companyId, userId: people.guest, points: 41 })
    .execute();
  await db
    .insertInto('storedCards')
    .values({
      id: randomUUID(),
      companyId,
      userId: people.guest,
      reference: secret(owner, 'card'),
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 3,
      expiryYear: 2030,
      createdAt: AT,
    })
    .execute();
  await db
    .insertInto('deviceTokens')
    .values({
      id: randomUUID(),
      companyId,
      userId: people.guest,
      operatingSystem: 'IOS',
      token: secret(owner, 'device'),
      seenAt: AT,
    })
    .execute();
  const invoiceId = await seedInvoicing(db, companyId, owner);
  return {
    orderId: order.id,
    rejectedId: rejected.id,
    orderCartId: order.cartId,
    chequeId,
    offerId,
    tokenId,
    stampId,
    invoiceId,
  };
}

async function seedInvoicing(db: Database, companyId: string, owner: 'A' | 'B'): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('invoiceTargets')
    .values({
      id: randomUUID(),
      companyId,
      name: secret(owner, 'person'),
      email: `${secret(owner, 'person')}@example.test`,
    })
    .execute();
  await seedInvoice(db, companyId, id, secret(owner, 'person'));
  await db
    .insertInto('socialAccounts')
    .values({
      companyId,
      socialType: 'INSTAGRAM',
      accountId: '1',
      accessToken: secret(owner, 'social'),
    })
    .execute();
  return id;
}
