import type { Theme } from '@tallrik/domain/company/configuration';
import type { FastifyInstance } from 'fastify';
import type { Overrun } from '../../../platform/auth/rate-limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { findTablesOfVenue } from '../office/office-table.ts';
import { tableAddress, type FindGuestAddress } from '../office/table-address.ts';
import { makeSheet } from './make-sheet.ts';
import { sheetRoute, type WantedSheet } from './sheet-route.ts';

/** Codes on paper: of tables, and of the company's own address (PLACES-22). */
export function makeCodeSheets(deps: {
  db: Database;
  readStaffToken: (token: string) => Promise<StaffViewer | null>;
  countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
  findGuestAddress: FindGuestAddress;
  findConfigurationOf: (companyId: string) => Promise<{ theme: Theme } | null>;
  /** Where the deployment answers, for one that has no public address. */
  origin: () => string;
}) {
  /** Null where one of the tables is not the venue's. */
  async function codesOf(companyId: string, wanted: WantedSheet, address: string) {
    if (wanted.kind === 'ADDRESS') return [{ address, number: null }];
    const tables = await findTablesOfVenue(deps.db, companyId, wanted.venueId);
    const chosen = tables.filter(({ id }) => wanted.tableIds.includes(id));
    if (chosen.length !== new Set(wanted.tableIds).size) return null;
    return chosen.map((table) => ({ address: tableAddress(address, table), number: table.code }));
  }

  async function printSheet(companyId: string, wanted: WantedSheet): Promise<Buffer | null> {
    const company = await deps.db
      .selectFrom('companies')
      .select('displayName')
      .where('id', '=', companyId)
      .executeTakeFirst();
    const configuration = await deps.findConfigurationOf(companyId);
    if (!company || !configuration) return null;
    const found = await deps.findGuestAddress(companyId);
    const address = found.startsWith('/') ? `${deps.origin()}${found}` : found;
    const codes = await codesOf(companyId, wanted, address);
    if (codes === null) return null;
    return makeSheet({
      sheet: wanted.sheet,
      company: company.displayName,
      colour: configuration.theme.main,
      texts: wanted.texts,
      letters: address.slice(address.indexOf('//') + 2),
      codes,
    });
  }

  return {
    routes: (http: FastifyInstance) => {
      void http.register(sheetRoute({ ...deps, printSheet }));
    },
  };
}
