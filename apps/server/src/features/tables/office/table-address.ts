import type { Database } from '../../../platform/database/database.ts';

/** Where guests of a company begin, such as `https://eat.example` or `https://tallrik.example/nordbro`. */
export type FindGuestAddress = (companyId: string) => Promise<string>;

/**
 * The company's own host name, the main one where it has several, else its path below the deployment's address. Never
 * the address the console is open at, which is the staff's (PLACES-23); without a public one only the path.
 */
export const makeFindGuestAddress =
  (deps: { db: Database; publicOrigin: string | null }): FindGuestAddress =>
  async (companyId) => {
    const host = await deps.db
      .selectFrom('companyHosts')
      .select('host')
      .where('companyId', '=', companyId)
      .orderBy('isMain', 'desc')
      .orderBy('host')
      .limit(1)
      .executeTakeFirst();
    if (host) return `https://${host.host}`;
    const configuration = await deps.db
      .selectFrom('cloudConfigurations')
      .select('slug')
      .where('companyId', '=', companyId)
      .orderBy('slug')
      .limit(1)
      .executeTakeFirst();
    const path = configuration ? `/${configuration.slug}` : '';
    return `${deps.publicOrigin ?? ''}${path}`;
  };

/** What a table's printed code opens (D-101). */
export const tableAddress = (
  guestAddress: string,
  table: { id: string; venueId: string },
): string => {
  const slash = guestAddress.split('/').length > 3 || guestAddress.startsWith('/') ? '' : '/';
  return `${guestAddress}${slash}?v=${table.venueId}&t=${table.id}`;
};
