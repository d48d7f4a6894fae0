import { seedOpenShop } from '../../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../../testing/seed-staff.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const FIELDS = {
  Item: `item { id version title { se en } description { se } isOffStartPage categoryIds vatRate price order allergens
    ageRestricted instant sizes { isAbsolute sizes { id price } } groupIds upsellIds
    entries { menuId price vatRate instant } isArchived }`,
  Category: 'category { id version parentId order name { se } hidden isArchived }',
  Group: `group { id version name { se } type required minChoices maxChoices isArchived
    options { id name { se } price isPreselected asItemId } }`,
  Upsell: 'upsell { id version name { se } enableMultiSelect itemIds isArchived }',
  Menu: 'menu { id version name venueId serviceTypes hours { dayOfWeek start end } isArchived }',
} as const;
type Kind = keyof typeof FIELDS;

const TYPES: Readonly<Record<string, string>> = {
  id: 'ID!',
  version: 'Int!',
  itemId: 'ID!',
  newId: 'ID!',
  venueId: 'ID!',
  afterId: 'ID',
  beforeId: 'ID',
  fromMenuId: 'ID',
  itemIds: '[ID!]',
  multiplyPrice: 'Float',
  rounding: 'PriceRounding',
  venueIds: '[ID!]!',
  entries: '[EntryInput!]!',
  item: 'ItemInput!',
  category: 'CategoryInput!',
  group: 'GroupInput!',
  upsell: 'UpsellInput!',
  menu: 'MenuInput!',
};

export type Thing = { id: string; version: number } & Record<string, unknown>;
export type Answer = {
  error: string | null;
  field: string | null;
  auditId: string | null;
  thing: Thing | null;
  /** Of the whole call, where it was refused. */
  code: string | null;
};

export type OfficeWorld = Awaited<ReturnType<typeof openOfficeWorld>>;

/** A company with an owner and a manager, another company, and short words for the office's calls. */
export async function openOfficeWorld() {
  const server = await openTestServer();
  const ids = await seedOpenShop(server.db, 1);
  const foreign = await seedOpenShop(server.db, 2);
  const own = { companyId: ids.company, venueIds: [ids.venue] };
  const owner = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
  const manager = await signInStaff(server, { ...own, number: 2, role: 'VENUE_MANAGER' });

  const kindOf = (name: string): Kind =>
    (Object.keys(FIELDS) as Kind[]).find((kind) => name.endsWith(kind)) ?? 'Item';

  async function call(name: string, given: object, token = owner): Promise<Answer> {
    const names = Object.keys(given);
    const declared = names.map((each) => `$${each}: ${TYPES[each]}`).join(', ');
    const passed = names.map((each) => `${each}: $${each}`).join(', ');
    const { data, errors } = await server.staff<Record<string, Answer & Record<string, Thing>>>(
      `mutation Call(${declared}) { ${name}(${passed}) { error field auditId ${FIELDS[kindOf(name)]} } }`,
      given,
      token,
    );
    const result = data?.[name];
    return {
      error: result?.error ?? null,
      field: result?.field ?? null,
      auditId: result?.auditId ?? null,
      thing: result?.[kindOf(name).toLowerCase()] ?? null,
      code: errors?.[0]?.extensions.code ?? null,
    };
  }

  async function catalogue(isWithArchived = false): Promise<Record<Kind, Thing[]>> {
    const lists = {
      Item: 'items',
      Category: 'categories',
      Group: 'groups',
      Upsell: 'upsells',
      Menu: 'menus',
    };
    const fields = Object.entries(lists).map(
      ([kind, list]) => `${list} ${FIELDS[kind as Kind].slice(FIELDS[kind as Kind].indexOf('{'))}`,
    );
    const { data } = await server.staff<{ officeCatalogue: Record<string, Thing[]> }>(
      `query Read($all: Boolean) { officeCatalogue(isWithArchived: $all) { ${fields.join(' ')} } }`,
      { all: isWithArchived },
      owner,
    );
    return Object.fromEntries(
      Object.entries(lists).map(([kind, list]) => [kind, data!.officeCatalogue[list]!]),
    ) as Record<Kind, Thing[]>;
  }

  const read = async (kind: Kind, id: string): Promise<Thing> =>
    (await catalogue(true))[kind].find((thing) => thing.id === id)!;

  async function newestEntry() {
    const { data } = await server.staff<{
      auditLog: { entries: { id: string; action: string; subjectId: string; details: object }[] };
    }>('{ auditLog(limit: 1) { entries { id action subjectId details } } }', {}, owner);
    return data!.auditLog.entries[0]!;
  }

  async function undo(auditId: string, token = owner) {
    const { data } = await server.staff<{ undoChange: { error: string | null } }>(
      'mutation Undo($auditId: ID!) { undoChange(auditId: $auditId) { error } }',
      { auditId },
      token,
    );
    return data?.undoChange.error;
  }

  return { server, ids, foreign, owner, manager, call, catalogue, read, newestEntry, undo, kindOf };
}
