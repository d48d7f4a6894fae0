import { LANGUAGES } from '@tallrik/domain/company/languages';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { SERVICE_TYPES } from '@tallrik/domain/company/service-types';
import type { FileProblem, GivenMenuFile } from '@tallrik/domain/menu/editing/match-menu-file';
import { MENU_FILE } from '@tallrik/domain/menu/editing/menu-file';
import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import { z } from 'zod';
import { makePause } from '../../../platform/json/pauses.ts';

/** Far more than any text of a menu may hold: what is longer is refused by its own rule, or here. */
const LONGEST = 4_000;
const id = z.string().min(1).max(100);
const line = z.string().max(LONGEST);
const text = z.partialRecord(z.enum(LANGUAGES), line);
const price = z.int();
const order = z.int().min(-2_000_000_000).max(2_000_000_000);
/** What is archived counts as well: nothing that was ever sold is erased. */
const mostOf = (limit: number): number => 10 * limit;
/** How long a list is, is looked at before what is in it. */
const few = <Thing extends z.ZodType>(thing: Thing) =>
  z.array(z.unknown()).max(1_000).pipe(z.array(thing));

const category = z.strictObject({
  id,
  name: text.optional(),
  description: text.optional(),
  parentId: id.nullable().optional(),
  hidden: z.boolean().optional(),
  image: line.nullable().optional(),
  order: order.optional(),
  isArchived: z.boolean().optional(),
});

const option = z.strictObject({
  id,
  name: text,
  price: price.default(0),
  allergen: line.nullable().default(null),
  isPreselected: z.boolean().default(false),
  asItemId: id.nullable().default(null),
  image: line.nullable().default(null),
});

const group = z.strictObject({
  id,
  name: text.optional(),
  type: z.enum(['SINGLE', 'MULTIPLE']).optional(),
  required: z.boolean().optional(),
  expandedByDefault: z.boolean().optional(),
  minChoices: z.int().nullable().optional(),
  maxChoices: z.int().nullable().optional(),
  options: few(option).optional(),
  isArchived: z.boolean().optional(),
});

const upsell = z.strictObject({
  id,
  name: text.optional(),
  hideInApp: z.boolean().optional(),
  enableMultiSelect: z.boolean().optional(),
  itemIds: few(id).optional(),
  isArchived: z.boolean().optional(),
});

const menu = z.strictObject({
  id,
  name: line.optional(),
  venueId: id.optional(),
  serviceTypes: few(z.enum(SERVICE_TYPES)).optional(),
  hours: few(
    z.strictObject({ dayOfWeek: z.enum(DAYS_OF_WEEK), start: line, end: line }),
  ).optional(),
  isArchived: z.boolean().optional(),
});

const item = z.strictObject({
  id,
  title: text.optional(),
  description: text.optional(),
  isOffStartPage: z.boolean().optional(),
  categoryIds: few(id).optional(),
  price: price.nullable().optional(),
  vatRate: z.number().nullable().optional(),
  allergens: few(line).nullable().optional(),
  ageRestricted: z.boolean().optional(),
  disableMembershipDiscount: z.boolean().optional(),
  instant: z.boolean().optional(),
  sizes: z
    .strictObject({
      type: line,
      isAbsolute: z.boolean(),
      sizes: few(z.strictObject({ id, name: text, price })),
    })
    .nullable()
    .optional(),
  groupIds: few(id).optional(),
  upsellIds: few(id).optional(),
  image: line.nullable().optional(),
  order: order.optional(),
  entries: few(
    z.strictObject({
      menuId: id,
      price,
      vatRate: z.number().nullable().default(null),
      instant: z.boolean().nullable().default(null),
    }),
  ).optional(),
  isArchived: z.boolean().optional(),
});

const LISTS = {
  venues: { thing: z.strictObject({ id, name: line }), most: mostOf(OFFICE_LIMITS.venues) },
  categories: { thing: category, most: mostOf(OFFICE_LIMITS.categories) },
  groups: { thing: group, most: mostOf(OFFICE_LIMITS.optionGroups) },
  upsells: { thing: upsell, most: mostOf(OFFICE_LIMITS.upsellGroups) },
  menus: { thing: menu, most: mostOf(OFFICE_LIMITS.menus) },
  items: { thing: item, most: mostOf(OFFICE_LIMITS.items) },
} as const satisfies Record<keyof GivenMenuFile, { thing: z.ZodType; most: number }>;

const listOf = (most: number) => z.array(z.unknown()).max(most).optional();

const menuFileSchema = z.strictObject({
  format: z.literal(MENU_FILE.format),
  version: z.literal(MENU_FILE.version),
  venues: listOf(LISTS.venues.most),
  categories: listOf(LISTS.categories.most),
  groups: listOf(LISTS.groups.most),
  upsells: listOf(LISTS.upsells.most),
  menus: listOf(LISTS.menus.most),
  items: listOf(LISTS.items.most),
});

/** The whole menu as it leaves: what is not named here does not. */
export const menuAnswer = z.object({
  format: z.literal(MENU_FILE.format),
  version: z.literal(MENU_FILE.version),
  venues: z.array(LISTS.venues.thing),
  categories: z.array(category),
  groups: z.array(group),
  upsells: z.array(upsell),
  menus: z.array(menu),
  items: z.array(item),
});

/** What is built of a file that somebody sent; a full menu has some 200,000 values (D-758). */
export const MENU_FILE_LIMITS = { bytes: 10_000_000, values: 400_000, depth: 30 } as const;
/** Whoever has as many puts the file right elsewhere. */
const MOST_PROBLEMS = 1_000;

const LONGEST_SHOWN = 60;

type ReadMenuFile = { file: GivenMenuFile; problems: [] } | { file: null; problems: FileProblem[] };

/** A menu as JSON, or the values in it that are not what their fields take. */
export async function readMenuFile(json: unknown): Promise<ReadMenuFile> {
  const parsed = menuFileSchema.safeParse(json);
  const pause = makePause();
  const problems = parsed.success ? [] : problemsOf(parsed.error, json, []);
  const file: Record<string, unknown[]> = {};
  for (const kind of FILE_LISTS) {
    const { thing, most } = LISTS[kind];
    const given: unknown = parsed.success ? parsed.data[kind] : Reflect.get(Object(json), kind);
    if (!Array.isArray(given) || given.length > most) continue;
    const things: unknown[] = [];
    file[kind] = things;
    for (const [at, one] of given.entries()) {
      const read = thing.safeParse(one);
      if (read.success) things.push(read.data);
      else problems.push(...problemsOf(read.error, one, [kind, at]));
      if (problems.length >= MOST_PROBLEMS) return { file: null, problems };
      const others = pause();
      if (others) await others;
    }
  }
  return problems.length > 0
    ? { file: null, problems }
    : { file: file as GivenMenuFile, problems: [] };
}

const FILE_LISTS = ['venues', 'categories', 'groups', 'upsells', 'menus', 'items'] as const;

function problemsOf(error: z.ZodError, json: unknown, before: readonly PropertyKey[]) {
  return error.issues.slice(0, MOST_PROBLEMS).map((issue): FileProblem => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...keys];
    const value = path.reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
      json,
    );
    return {
      place: [...before, ...path].map(String).join('.'),
      value: shown(value),
      code: 'VALUE_UNREADABLE',
    };
  });
}

/** The beginning of a value, without writing out the rest of it. */
function shown(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.slice(0, LONGEST_SHOWN)).slice(0, LONGEST_SHOWN);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? '{}' : '{…}';
  return (JSON.stringify(value) ?? '').slice(0, LONGEST_SHOWN);
}
