import type {
  CartEvent,
  CartEventBase,
  CartEventType,
  ClientCartEvent,
  RepricedLine,
} from '@tallrik/domain/cart/cart-event';
import { SERVICE_TYPES } from '@tallrik/domain/company/service-types';
import { refused, ok, type Result } from '@tallrik/domain/result';
import * as z from 'zod/mini';
import {
  localizedSchema,
  idSchema,
  makeCartLineSchema,
  minorSchema,
  rateSchema,
  textSchema,
} from './cart-line-schema.ts';
import { describeIssues } from './describe-issues.ts';
import type { FieldsOf, ObjectSchema } from './object-schema.ts';

export const MAX_LINES_PER_EVENT = 500;
const MAX_PAYLOAD_LENGTH = 10_000;
const MAX_SCOPE_IDS = 500;

const instantSchema = z.iso.datetime({ offset: true });
const pickupTimeSchema = z.union([z.literal('ASAP'), instantSchema]);
const discountTypeSchema = z.enum(['PERCENTAGE', 'AMOUNT']);
const scopeSchema = z.array(idSchema).check(z.maxLength(MAX_SCOPE_IDS));

// The ids that reach uuid columns. Whoever may hold a cart's id may read the cart (D-58):
// a short or guessable one must not come to be.
const baseFields = {
  eventId: z.guid(),
  createdAt: instantSchema,
  sentAt: z.nullable(instantSchema),
  cartId: z.guid(),
  venueId: z.guid(),
  companyId: z.guid(),
} satisfies FieldsOf<CartEventBase>;

type OwnFields<Type extends CartEventType> = FieldsOf<
  Omit<Extract<CartEvent, { type: Type }>, keyof CartEventBase | 'type'>
>;

function makeCartEventSchemas(object: ObjectSchema) {
  const line = makeCartLineSchema(object);
  const lines = z.array(line).check(z.maxLength(MAX_LINES_PER_EVENT));
  const event = <Type extends CartEventType, Fields extends OwnFields<Type>>(
    type: Type,
    fields: Fields,
  ) => object({ ...baseFields, type: z.literal(type), ...fields });

  const client = z.discriminatedUnion('type', [
    event('CREATE_CART', {
      deliveryTargetId: z.nullable(idSchema),
      serviceType: z.enum(SERVICE_TYPES),
      userId: z.nullable(idSchema),
      testUntil: z.optional(instantSchema),
    }),
    event('SET_PICKUP_TIME', { time: pickupTimeSchema }),
    event('MARK_AS_PAY_LATER_ORDER', {}),
    event('CONNECT_TO_CHEQUE', { id: idSchema }),
    event('ADD_ITEM', { item: line }),
    event('ADD_ITEMS', { items: lines }),
    event('CLEAR_CART', {}),
    event('REMOVE_ITEM', { id: idSchema }),
    event('SET_COMMENT', { comment: textSchema }),
    event('SET_GUEST_NAME', { name: textSchema }),
    event('SET_ORDER_OFFER', {
      id: idSchema,
      title: textSchema,
      titleLang: z.optional(localizedSchema),
      discountRate: rateSchema,
      discountType: discountTypeSchema,
      isAutomatic: z.optional(z.boolean()),
    }),
    event('CLEAR_ORDER_OFFER', {}),
    event('SET_MEMBERSHIP_DISCOUNT', { discountRate: rateSchema }),
    event('UPDATE_USER', { userId: z.nullable(idSchema) }),
    event('ADD_OFFER', {
      offer: object({ id: idSchema }),
      items: lines,
      replaces: z.optional(z.array(idSchema).check(z.maxLength(MAX_LINES_PER_EVENT))),
    }),
    event('ADD_CLIENT_SIDE_PAYMENT', {
      id: idSchema,
      tip: minorSchema,
      paymentType: z.enum(['INVOICE', 'ADYEN']),
      transactionId: z.nullable(textSchema),
      amount: minorSchema,
      payload: z.nullable(z.string().check(z.maxLength(MAX_PAYLOAD_LENGTH))),
    }),
    event('SET_PROMO_CODE', {
      id: idSchema,
      code: textSchema,
      discountRate: rateSchema,
      discountType: discountTypeSchema,
      title: localizedSchema,
      venues: scopeSchema,
      categoryIds: scopeSchema,
      offerType: z.literal('ORDER_DISCOUNT'),
    }),
    event('CLEAR_PROMO_CODE', {}),
  ]);

  const server = z.discriminatedUnion('type', [
    event('ORDER_CREATED', { orderId: idSchema, easyId: z.optional(textSchema) }),
    event('PAYMENT_CONFIRMED', { paymentId: idSchema, amount: minorSchema, tip: minorSchema }),
    event('PAYMENT_FAILED', {
      paymentId: z.nullable(idSchema),
      resultCode: textSchema,
      endsPayLater: z.optional(z.literal(true)),
    }),
    event('CART_ERROR', {
      code: textSchema,
      message: textSchema,
      context: z.nullable(z.record(z.string(), z.unknown())),
    }),
    event('ITEM_OFFERS_CHANGED', {
      offers: z.array(
        object({
          itemId: idSchema,
          offerId: idSchema,
          unitLimit: z.optional(z.nullable(z.number())),
        }),
      ),
    }),
    event('CART_REPRICED', {
      lines: z.array(
        object({
          id: idSchema,
          amount: minorSchema,
          vatRate: rateSchema,
          variations: z.optional(z.array(object({ id: idSchema, amount: minorSchema }))),
          discount: z.optional(minorSchema),
          disableMembershipDiscounts: z.optional(z.boolean()),
          share: z.optional(object({ amount: minorSchema, discount: minorSchema })),
          leavesOffer: z.optional(z.boolean()),
        } satisfies FieldsOf<RepricedLine>),
      ),
    }),
  ]);

  return { client, server };
}

const strict = makeCartEventSchemas(z.strictObject);
const tolerant = makeCartEventSchemas(z.object);

/** What a guest's device may send. Unknown fields and the server's own types are refused (D-56, D-152). */
export const clientCartEventSchema = strict.client;

/** What the server has stored, whoever said it. A field that only a newer server knows is dropped, not fatal. */
export const storedCartEventSchema = z.union([tolerant.client, tolerant.server]);

/** For the GraphQL scalar, where events come outside a socket message. One bad event refuses the batch. */
export function parseClientCartEvents(json: readonly unknown[]): Result<ClientCartEvent[], string> {
  const parsed = z.array(clientCartEventSchema).safeParse(json);
  return parsed.success ? ok(parsed.data) : refused(describeIssues(parsed.error));
}
