import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { whyNotOrderable } from '@tallrik/domain/menu/editing/why-not-orderable';
import { inventoryOf } from '@tallrik/domain/menu/stock';
import { vatRatesOf } from '@tallrik/domain/money/vat';
import { parseInstant } from '@tallrik/domain/time/parse-instant';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { findInventory } from '../menu-store.ts';
import { findEditingCompany, loadEditingWorld } from './editing-world.ts';
import { isEtaSynced } from './is-eta-synced.ts';
import type { FindVenue, MenuOfficeDeps } from './menu-office-deps.ts';
import {
  findOfficeCategories,
  findOfficeGroups,
  findOfficeItems,
  findOfficeMenus,
  findOfficeUpsells,
} from './office-things.ts';
import {
  toCategoryAnswer,
  toGroupAnswer,
  toItemAnswer,
  toMenuAnswer,
  toUpsellAnswer,
} from './to-answers.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;

/** In one snapshot: between two plain queries somebody could save. */
export const makeOfficeCatalogue =
  ({ db }: MenuOfficeDeps): Query<'officeCatalogue'> =>
  async (_root, { companyId: wanted, isWithArchived }, context) => {
    const { companyId } = officeCaller(context, {
      area: 'MENU',
      access: 'READ',
      companyId: wanted,
    });
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const company = await findEditingCompany(trx, companyId);
        const isShown = (thing: { isArchived: boolean }) =>
          isWithArchived === true || !thing.isArchived;
        const items = await findOfficeItems(trx, companyId, null);
        const categories = await findOfficeCategories(trx, companyId, null);
        const groups = await findOfficeGroups(trx, companyId, null);
        const upsells = await findOfficeUpsells(trx, companyId, null);
        const menus = await findOfficeMenus(trx, companyId, null);
        return {
          version: String(company.catalogueVersion),
          items: items.map((item) => toItemAnswer(item, company)).filter(isShown),
          categories: categories.map((one) => toCategoryAnswer(one, company)).filter(isShown),
          groups: groups.map((group) => toGroupAnswer(group, company)).filter(isShown),
          upsells: upsells.map(toUpsellAnswer).filter(isShown),
          menus: menus.map(toMenuAnswer).filter(isShown),
          vatRates: [...vatRatesOf(company.country)],
          defaultLanguage: company.defaultLanguage,
          languages: company.languages,
        };
      });
  };

export const makeOfficeItem =
  ({ db }: MenuOfficeDeps): Query<'officeItem'> =>
  async (_root, { companyId: wanted, id }, context) => {
    const { companyId } = officeCaller(context, {
      area: 'MENU',
      access: 'READ',
      companyId: wanted,
    });
    const [item] = await findOfficeItems(db, companyId, [id]);
    return item ? toItemAnswer(item, await findEditingCompany(db, companyId)) : null;
  };

export const makeWhyNotOrderable =
  ({ db, findVenue }: MenuOfficeDeps & { findVenue: FindVenue }): Query<'whyNotOrderable'> =>
  async (_root, given, context) => {
    const { companyId } = officeCaller(context, {
      area: 'MENU',
      access: 'READ',
      companyId: given.companyId,
    });
    const venue = await findVenue(companyId, given.venueId);
    if (!venue) throw notFound('Venue');
    const { catalogue, company } = await loadEditingWorld(db, companyId);
    if (!catalogue.items.some(({ id }) => id === given.itemId)) throw notFound('Item');
    const at = given.at == null ? context.now() : parseInstant(given.at);
    if (at === null) throw badInput('Not a time');
    const firstReason = whyNotOrderable(catalogue, {
      itemId: given.itemId,
      venue,
      serviceType: given.serviceType,
      at,
      waitMinutes: minimumWaitMinutes(venue, await isEtaSynced(db, companyId), context.now()),
      inventory: inventoryOf(await findInventory(db, companyId, venue.id)),
      company,
    });
    return { canBeOrdered: firstReason === null, firstReason };
  };
