import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { rowsFromJsonLd } from '@tallrik/domain/menu/editing/menu-from-json-ld';
import { structuredDataOf } from '@tallrik/domain/menu/editing/page-data';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';

export type FetchPage = (
  address: string,
) => Promise<{ status: number; type: string | null; bytes: Uint8Array } | null>;

/** A page is mostly not its menu. */
export const PAGE_LIMITS = { maxBytes: 5_000_000, patienceMs: 10_000, maxRedirects: 3 };

const READABLE = ['text/html', 'application/xhtml+xml', 'application/json', 'application/ld+json'];

/** Only the dishes that were found are told, never the page: whoever names an address learns nothing else of it (F-27). */
export async function readMenuOfPage(
  fetchPage: FetchPage,
  address: string,
): Promise<{ error: StaffErrorCode | null; rows: string[][] }> {
  const page = await fetchPage(address);
  if (page?.status !== 200 || !READABLE.includes(page.type ?? ''))
    return { error: 'PAGE_NOT_READABLE', rows: [] };
  const documents = structuredDataOf(new TextDecoder().decode(page.bytes));
  const [headings = [], ...dishes] = rowsFromJsonLd(documents);
  if (dishes.length === 0) return { error: 'PAGE_WITHOUT_MENU', rows: [] };
  return { error: null, rows: [headings, ...dishes.slice(0, OFFICE_LIMITS.items)] };
}

export const makeMenuOfPage =
  (deps: { fetchPage: FetchPage }): NonNullable<QueryResolvers<StaffContext>['menuOfPage']> =>
  async (_root, { companyId, address }, context) => {
    administered(context, companyId, ['MENU', 'WRITE']);
    return readMenuOfPage(deps.fetchPage, address.trim());
  };
