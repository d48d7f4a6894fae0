import { LANGUAGES } from '@tallrik/domain/company/languages';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { SERVICE_TYPES } from '@tallrik/domain/company/service-types';
import type { FileProblem, GivenMenuFile } from '@tallrik/domain/menu/editing/match-menu-file';
import { MENU_FILE } from '@tallrik/domain/menu/editing/menu-file';
import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import { z } from 'zod';

/** Far more than any text of a menu may hold: what is longer is refused by its own rule, or here. */
const LONGEST = 4_000;
const id = z.string().min(1).max(100);
const line = z.string().max(LONGEST);
const text = z.partialRecord(z.enum(LANGUAGES), line);
const price = z.int();
const order = z.int().min(-2_000_000_000).max(2_000_000_000);
/** What is archived counts as well: nothing that was ever sold is erased. */
const list = <Thing extends z.ZodType>(thing: Thing, limit: number) =>
  z.array(thing).max(10 * limit);
const few = <Thing extends z.ZodType>(thing: Thing) => z.array(thing).max(1_000);

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

const menuFileSchema = z.strictObject({
  format: z.literal(MENU_FILE.format),
  version: z.literal(MENU_FILE.version),
  venues: list(z.strictObject({ id, name: line }), OFFICE_LIMITS.venues).optional(),
  categories: list(category, OFFICE_LIMITS.categories).optional(),
  groups: list(group, OFFICE_LIMITS.optionGroups).optional(),
  upsells: list(upsell, OFFICE_LIMITS.upsellGroups).optional(),
  menus: list(menu, OFFICE_LIMITS.menus).optional(),
  items: list(item, OFFICE_LIMITS.items).optional(),
}) satisfies z.ZodType<GivenMenuFile>;

const LONGEST_SHOWN = 60;

/** A menu as JSON, or every value in it that is not what its field takes. */
export function readMenuFile(
  json: unknown,
): { file: GivenMenuFile; problems: [] } | { file: null; problems: FileProblem[] } {
  const parsed = menuFileSchema.safeParse(json);
  if (parsed.success) return { file: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue): FileProblem => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...keys];
    const value = path.reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
      json,
    );
    return {
      place: path.join('.'),
      value: (JSON.stringify(value) ?? '').slice(0, LONGEST_SHOWN),
      code: 'VALUE_UNREADABLE',
    };
  });
  return { file: null, problems };
}
