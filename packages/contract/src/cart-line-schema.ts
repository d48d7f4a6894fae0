import type { CartLine, CartLineVariation } from '@tallrik/domain/cart/cart-line';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import * as z from 'zod/mini';
import type { FieldsOf, ObjectSchema } from './object-schema.ts';

const MAX_VARIATIONS = 100;

export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
export const textSchema = z.string().check(z.maxLength(1000));
export const localizedSchema = z.partialRecord(z.enum(LANGUAGES), textSchema);
export const rateSchema = z.number().check(z.nonnegative(), z.maximum(1_000_000));
export const minorSchema = z.pipe(
  z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
  z.transform((amount): Minor => minor(amount)),
);
const noMoney = minor(0);

export function makeCartLineSchema(object: ObjectSchema) {
  return object({
    id: idSchema,
    itemId: idSchema,
    entryId: idSchema,
    vatRate: z.number().check(z.nonnegative(), z.maximum(100)),
    title: textSchema,
    categoryId: z.nullable(idSchema),
    amount: minorSchema,
    variations: z
      .array(
        object({
          id: idSchema,
          amount: minorSchema,
          title: textSchema,
          groupId: idSchema,
        } satisfies FieldsOf<CartLineVariation>),
      )
      .check(z.maxLength(MAX_VARIATIONS)),
    removedVariations: z.array(idSchema).check(z.maxLength(MAX_VARIATIONS)),
    // DATA-18: a line that does not say otherwise is one whole unit without discount.
    fraction: z._default(z.number().check(z.positive(), z.maximum(1)), 1),
    message: z.nullable(textSchema),
    discount: z._default(minorSchema, noMoney),
    disableMembershipDiscounts: z.boolean(),
    offerTitle: z.nullable(textSchema),
    offerTitleLang: z.optional(localizedSchema),
    offerId: z.optional(z.nullable(idSchema)),
    bundleId: z.optional(z.nullable(idSchema)),
    sizePrices: z.optional(
      object({ chosen: minorSchema, least: minorSchema } satisfies FieldsOf<
        NonNullable<CartLine['sizePrices']>
      >),
    ),
    isBag: z.optional(z.boolean()),
    share: z.optional(
      z.nullable(
        object({ amount: minorSchema, discount: minorSchema } satisfies FieldsOf<
          NonNullable<CartLine['share']>
        >),
      ),
    ),
  } satisfies FieldsOf<CartLine>);
}
