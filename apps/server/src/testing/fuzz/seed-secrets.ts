import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { openGuestPhone } from '../guest-orders.ts';
import { seedOpenShop } from '../seed-open-shop.ts';
import type { TestServer } from '../test-server.ts';
import { seedDocuments } from './seed-documents.ts';
import { secret, type Owner } from './secret.ts';

export type SeededSecrets = Awaited<ReturnType<typeof seedSecrets>>;

/** A company that is in full use: people, orders, bills, promises and papers, every private text a secret. */
export async function seedSecrets(server: TestServer, number: number, owner: 'A' | 'B') {
  const { db } = server;
  const ids = await seedOpenShop(db, number, {
    company: { hasMembershipCards: true },
    configuration: { enablePromoCodes: true, enableQrOrders: true, enableInvoicing: true },
  });
  const companyId = ids.company;
  const passwordHash = await hashPassword('hunger');
  const seedGuest = async (who: Owner, at: number, activated = true) => {
    const id = randomUUID();
    await db
      .insertInto('users')
      .values({
        id,
        companyId,
        passwordHash,
        activated,
        name: secret(who, 'person'),
        phone: `+467099900${number}${at}`,
        email: `${secret(who, 'person')}@example.test`,
        easyId: secret(who, `person${at}`),
        language: 'se',
      })
      .execute();
    return id;
  };
  const guest = await seedGuest(owner, 1);
  // In company B everybody is the stranger; in A the neighbour is one too.
  const otherGuest = await seedGuest(owner === 'A' ? 'A2' : 'B', 2);
  const unactivated = await seedGuest(owner, 3, false);
  const seedStaff = async (role: string, at: number) => {
    const id = randomUUID();
    await db
      .insertInto('staffMembers')
      .values({
        id,
        companyId,
        role,
        passwordHash,
        name: secret(owner, 'person'),
        email: `${secret(owner, 'person')}-${at}@example.test`,
        venueIds: [ids.venue],
      })
      .execute();
    return id;
  };
  const cook = await seedStaff('VENUE_STAFF', 1);
  const admin = await seedStaff('COMPANY_ADMIN', 2);
  const platform = await seedStaff('PLATFORM_ADMIN', 3);
  await db
    .insertInto('auditLog')
    .values({
      companyId,
      staffId: admin,
      action: 'inviteStaffMember',
      subjectId: cook,
      details: JSON.stringify({ note: secret(owner, 'person') }),
      at: new Date('2026-11-01T10:00:00Z'),
    })
    .execute();

  const tableId = randomUUID();
  await db
    .insertInto('restaurantTables')
    .values({
      id: tableId,
      companyId,
      venueId: ids.venue,
      code: secret(owner, 'table'),
      supportsPayLater: true,
    })
    .execute();
  const phone = openGuestPhone(server, ids);
  await phone.create();
  await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: secret(owner, 'cart') });
  await phone.addFries();
  const people = { guest, otherGuest, unactivated, cook, admin, platform };
  const documents = await seedDocuments(db, { ids, owner, people, tableId });
  return { ids, people, tableId, cartId: phone.cartId, ...documents };
}
