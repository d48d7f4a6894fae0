import { printableLine } from '@tallrik/domain/printable-text';
import { ok, refused, type Result } from '@tallrik/domain/result';
import * as z from 'zod/mini';
import { idSchema } from './cart-line-schema.ts';
import { describeIssues } from './describe-issues.ts';
import { MAX_LOG_ENTRIES, PAGE_ERROR_LIMITS, type GuestLogEntry } from './guest-log.ts';

const MAX_QUANTITY = 999;
const MAX_TITLE_LENGTH = 200;
/** What is too long is not looked at any further. */
const ENDS = { abort: true };

// Strict: a field nobody named here could carry a person into the log.
const itemAddedSchema = z.strictObject({
  event: z.literal('item_added'),
  cartId: idSchema,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  entryId: idSchema,
  itemId: idSchema,
  title: z.string().check(z.maxLength(MAX_TITLE_LENGTH, ENDS), z.overwrite(printableLine)),
});
const CHALLENGE_WORDS = ['success', 'failed', 'cancelled', 'not available', 'unknown'] as const;
const MAX_CODE_LENGTH = 64;
const entrySchema = z.discriminatedUnion('event', [
  itemAddedSchema,
  z.strictObject({
    event: z.literal('challenge_finished'),
    cartId: idSchema,
    status: z.enum(CHALLENGE_WORDS),
  }),
  z.strictObject({
    event: z.literal(['payment_dropin_error', 'payment_error']),
    cartId: idSchema,
    // A name such as NETWORK_ERROR: what a provider writes in a sentence may name a person.
    code: z.string().check(z.maxLength(MAX_CODE_LENGTH, ENDS), z.regex(/^\w*$/)),
  }),
  z.strictObject({ event: z.literal('pay_button_stuck'), cartId: idSchema }),
  z.strictObject({
    event: z.literal('page_error'),
    name: z.string().check(z.maxLength(PAGE_ERROR_LIMITS.name, ENDS), z.regex(/^\w*$/)),
    message: z.string().check(z.maxLength(PAGE_ERROR_LIMITS.message)),
    stack: z.string().check(z.maxLength(PAGE_ERROR_LIMITS.stack)),
  }),
]);
const messageSchema = z.strictObject({
  entries: z.array(entrySchema).check(z.minLength(1), z.maxLength(MAX_LOG_ENTRIES)),
});

export function readGuestLog(body: unknown): Result<GuestLogEntry[], string> {
  const read = messageSchema.safeParse(body);
  return read.success ? ok(read.data.entries) : refused(describeIssues(read.error));
}
