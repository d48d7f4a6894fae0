import type { Database } from '../../platform/database/database.ts';

type Given = {
  db: Database;
  companyId: string;
  venueId: string;
  change: (operation: string, types: string, given: object) => Promise<void>;
};

/** What an owner does once with the mail of closed days and the accounts of the bookkeeping. */
export async function changeBooks({ db, companyId, venueId, change }: Given): Promise<void> {
  const { id: reader } = await db
    .selectFrom('staffMembers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('role', '=', 'COMPANY_ADMIN')
    .limit(1)
    .executeTakeFirstOrThrow();
  await change('saveClosingReaders', 'venueId: ID!, staffIds: [ID!]!, emails: [String!]!', {
    venueId,
    staffIds: [reader],
    emails: ['books@renamed.example'],
  });
  await change('saveAccountNumbers', 'numbers: [AccountNumberInput!]!', {
    numbers: [
      { key: 'VAT 25', account: '2611', text: 'VAT' },
      { key: 'TIPS', account: '2890', text: 'Tips' },
    ],
  });
}
