import { randomUUID } from 'node:crypto';
import { minor } from '@tallrik/domain/money/minor';
import { fixedId } from './fixed-id.ts';
import { claimedLine, openGuestPhone } from './guest-orders.ts';
import type { seededIds } from './seed-company.ts';
import type { TestServer } from './test-server.ts';

/** Also a world whose walk can be repeated: then it makes up the ids. */
type Server = Pick<TestServer, 'db' | 'guest' | 'now' | 'origin' | 'runJobs'> & {
  newId?: () => string;
};

type Ids = ReturnType<typeof seededIds>;

/** A table of the planted venue; numbers of one company must differ. */
export async function seedTable(
  server: Server,
  ids: Ids,
  number: number,
  fields: { supportsPayLater?: boolean; active?: boolean } = {},
): Promise<string> {
  const id = fixedId(700_000 + number);
  await server.db
    .insertInto('restaurantTables')
    .values({
      id,
      companyId: ids.company,
      venueId: ids.venue,
      code: String(number),
      supportsPayLater: true,
      ...fields,
    })
    .execute();
  return id;
}

const SCAN =
  'query Scan($id: ID!, $venueId: ID!) { Table(id: $id) { id code supportsPayLater qrToken(venueId: $venueId) } }';

/** Scans the code on the table; null where that opens nothing. */
export async function scan(
  server: Server,
  tableId: string,
  venueId: string,
): Promise<string | null> {
  const answer = await server.guest<{ Table: { qrToken: string | null } | null }>(SCAN, {
    id: tableId,
    venueId,
  });
  return answer.data?.Table?.qrToken ?? null;
}

export type ChequeRead = {
  id: string;
  amount: number;
  discount: number;
  paidAmount: number;
  isPaid: boolean;
  items: {
    id: string;
    itemId: string;
    title: string;
    amount: number;
    discount: number;
    isLocked: boolean;
    isPaid: boolean;
    leftFraction: number;
    leftAmount: number;
  }[];
};
const CHEQUE_FIELDS = `id amount discount paidAmount isPaid
  items { id itemId title amount discount isLocked isPaid leftFraction leftAmount }`;

export async function readCheque(server: Server, id: string): Promise<ChequeRead | null> {
  const answer = await server.guest<{ Cheque: ChequeRead | null }>(
    `query Bill($id: ID!) { Cheque(id: $id) { ${CHEQUE_FIELDS} } }`,
    { id },
  );
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.Cheque;
}

/** The bills somebody with this token sees at the table. */
export async function readTableCheques(
  server: Server,
  id: string,
  qrToken: string | null,
): Promise<ChequeRead[]> {
  const answer = await server.guest<{ Table: { cheques: ChequeRead[] } | null }>(
    `query Bills($id: ID!, $qrToken: String) { Table(id: $id) { cheques(qrToken: $qrToken) { ${CHEQUE_FIELDS} } } }`,
    { id, qrToken },
  );
  return answer.data?.Table?.cheques ?? [];
}

/** A guest's phone at a table: orders now and pays later, or pays a bill. */
export function openTablePhone(server: Server, ids: Ids, token: string | null) {
  const newId = server.newId ?? randomUUID;
  const phone = openGuestPhone(server, ids, newId(), token);
  const payment = (amount: number, payload: string | null) =>
    phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: newId(),
      tip: minor(0),
      amount: minor(amount),
      paymentType: 'ADYEN',
      transactionId: null,
      payload,
    });
  return {
    ...phone,
    sitDown: () => phone.create('EAT_HERE'),
    markPayLater: () => phone.put({ ...phone.base(), type: 'MARK_AS_PAY_LATER_ORDER' }),
    payLater: () => payment(0, '{"payLater":true}'),
    payNothing: () => payment(0, null),
    connect: (chequeId: string) =>
      phone.put({ ...phone.base(), type: 'CONNECT_TO_CHEQUE', id: chequeId }),
    addShares: (shares: readonly { id: string; fraction?: number }[]) =>
      phone.put({
        ...phone.base(),
        type: 'ADD_ITEMS',
        items: shares.map(({ id, fraction = 1 }) =>
          claimedLine({ id, fraction, itemId: ids.fries, entryId: id }),
        ),
      }),
  };
}

export type TablePhone = ReturnType<typeof openTablePhone>;

/** A whole round of fries on the table's bill. */
export async function orderOnBill(
  server: Server,
  ids: Ids,
  token: string,
  count = 1,
): Promise<TablePhone> {
  const phone = openTablePhone(server, ids, token);
  await phone.sitDown();
  for (const step of [() => phone.addFries(count), phone.markPayLater, phone.payLater]) {
    const { success, error } = await step();
    if (!success) throw new Error(`No pay-later order: ${error}`);
  }
  await server.runJobs();
  return phone;
}

/** A phone with a cart on the bill's items, all of them unless told. */
export async function takeShares(
  server: Server,
  ids: Ids,
  chequeId: string,
  shares: readonly { id: string; fraction?: number }[],
): Promise<TablePhone> {
  const phone = openTablePhone(server, ids, null);
  await phone.sitDown();
  for (const step of [() => phone.connect(chequeId), () => phone.addShares(shares)]) {
    const { success, error } = await step();
    if (!success) throw new Error(`No cart on the bill: ${error}`);
  }
  return phone;
}
