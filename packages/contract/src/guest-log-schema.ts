import { ok, refused, type Result } from '@tallrik/domain/result';
import * as z from 'zod/mini';
import { idSchema } from './cart-line-schema.ts';
import { describeIssues } from './describe-issues.ts';
import { MAX_LOG_ENTRIES, type GuestLogEntry } from './guest-log.ts';

const MAX_QUANTITY = 999;
const MAX_TITLE_LENGTH = 200;

// Strict: a field nobody named here could carry a person into the log.
const entrySchema = z.strictObject({
  event: z.literal('item_added'),
  cartId: idSchema,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  entryId: idSchema,
  itemId: idSchema,
  title: z.string().check(z.maxLength(MAX_TITLE_LENGTH)),
});
const messageSchema = z.strictObject({
  entries: z.array(entrySchema).check(z.minLength(1), z.maxLength(MAX_LOG_ENTRIES)),
});

export function readGuestLog(body: unknown): Result<GuestLogEntry[], string> {
  const read = messageSchema.safeParse(body);
  return read.success ? ok(read.data.entries) : refused(describeIssues(read.error));
}
