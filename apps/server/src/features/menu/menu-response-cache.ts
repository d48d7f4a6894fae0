import { parse } from 'graphql';
import { findVersions, ownersOf } from './menu-store.ts';
import { makeCoalescedRead } from './coalesced-read.ts';
import type { Database } from '../../platform/database/database.ts';
import { makeResponseCache, type ResponseCache } from '../../platform/graphql/response-cache.ts';

/**
 * Root fields that read a company's catalogue and configuration and nothing else: no clock, no stock, no offers.
 * Which menu is served at what hour is decided by whoever reads the answer (D-38), so the hour is no part of it.
 */
const MENU_FIELDS = new Set([
  'allItems',
  'Item',
  'allCategories',
  'getAllCategories',
  'getCategoryInfo',
  'getSubCategories',
  'GetRemovedVariations',
  'getAppliedMenus',
]);

function readsMenusOnly(text: string): boolean {
  return parse(text, { noLocation: true }).definitions.every(
    (node) =>
      node.kind !== 'OperationDefinition' ||
      node.selectionSet.selections.every(
        (selection) => selection.kind === 'Field' && MENU_FIELDS.has(selection.name.value),
      ),
  );
}

/** Menus are asked for by every guest and change now and then: written and compressed once per change. */
export function makeMenuResponseCache(db: Database): ResponseCache {
  return makeResponseCache({
    isKeepable: readsMenusOnly,
    ownersOf: (ids) => ownersOf(db, ids),
    stampOf: makeCoalescedRead(async (companyId) => {
      const versions = await findVersions(db, companyId);
      return versions && `${versions.catalogueVersion}.${versions.shopVersion}`;
    }),
  });
}
