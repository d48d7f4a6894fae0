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
import { makeLoadOfficeThings } from './load-office-things.ts';
import { findOfficeItems } from './office-things.ts';
import {
  toCategoryAnswer,
  toGroupAnswer,
  toItemAnswer,
  toMenuAnswer,
  toUpsellAnswer,
} from './to-answers.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;

export const makeOfficeCatalogue = ({ db }: MenuOfficeDeps): Query<'officeCatalogue'> => {
  const loadThings = makeLoadOfficeThings(db);
  return async (_root, { companyId: wanted, isWithArchived }, context) => {
    const { companyId } = officeCaller(context, {
      area: 'MENU',
      access: 'READ',
      companyId: wanted,
    });
    const { version, company, ...things } = await loadThings(companyId);
    const isShown = (thing: { isArchived: boolean }) =>
      isWithArchived === true || !thing.isArchived;
    return {
      version: String(version),
      items: things.items.map((item) => toItemAnswer(item, company)).filter(isShown),
      categories: things.categories.map((one) => toCategoryAnswer(one, company)).filter(isShown),
      groups: things.groups.map((group) => toGroupAnswer(group, company)).filter(isShown),
      upsells: things.upsells.map(toUpsellAnswer).filter(isShown),
      menus: things.menus.map(toMenuAnswer).filter(isShown),
      vatRates: [...vatRatesOf(company.country)],
      defaultLanguage: company.defaultLanguage,
      languages: company.languages,
    };
  };
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
