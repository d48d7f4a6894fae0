import { cartEvents, openPhone } from './phone.mjs';

const CONFIGURATION =
  'query($slug: String) { orderingCloudConfiguration(slug: $slug) { COMPANY_ID } }';
const VENUES = 'query($companyId: ID!) { allVenues(companyId: $companyId) { id } }';
const MENUS = `query($companyId: ID!, $venueId: ID!) {
  getAppliedMenus(companyId: $companyId, venueId: $venueId, serviceType: TAKE_AWAY) { menuEntries { id item { id } } }
  allItems(companyId: $companyId) { id sizes { id } modificationGroups { required } }
  venueInventory(venueId: $venueId) { itemId }
  companyQuery(id: $companyId) { defaultCurrency country }
}`;

export async function ask(origin, query, variables) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Venues of the demo and what can be ordered there with one tap: no choices to make, nothing counted. */
export async function findShops(origin, slugs = ['nordbro', 'smash', 'lokanta']) {
  const shops = [];
  for (const slug of slugs) {
    const { orderingCloudConfiguration: configuration } = await ask(origin, CONFIGURATION, {
      slug,
    });
    const companyId = configuration.COMPANY_ID;
    for (const { id: venueId } of (await ask(origin, VENUES, { companyId })).allVenues) {
      const found = await ask(origin, MENUS, { companyId, venueId });
      const counted = new Set(found.venueInventory.map(({ itemId }) => itemId));
      const plain = new Set(
        found.allItems
          .filter(
            ({ sizes, modificationGroups }) =>
              !sizes && !modificationGroups.some((group) => group.required),
          )
          .map(({ id }) => id)
          .filter((id) => !counted.has(id)),
      );
      const dishes = found.getAppliedMenus
        .flatMap((menu) => menu.menuEntries)
        .filter((entry) => plain.has(entry.item.id))
        .map((entry) => ({ itemId: entry.item.id, entryId: entry.id }));
      const shop = { slug, companyId, venueId, currency: found.companyQuery.defaultCurrency };
      const sold = await sellableOf(origin, shop, dishes);
      if (sold.length >= 3) shops.push({ ...shop, dishes: sold });
    }
  }
  if (shops.length === 0) throw new Error('Nobody sells anything now');
  return shops;
}

const DISHES = 12;

/** Only what the server really sells now: some dishes are on the menu of another hour, and a bag comes by itself. */
async function sellableOf(origin, shop, dishes) {
  const phone = await openPhone(origin);
  const cart = cartEvents(shop);
  await phone.put(cart.create());
  const sold = [];
  for (const dish of dishes) {
    const isSold = await phone.put(cart.add(dish)).then(
      () => true,
      () => false,
    );
    if (isSold) sold.push(dish);
    if (sold.length === DISHES) break;
  }
  phone.close();
  return sold;
}
