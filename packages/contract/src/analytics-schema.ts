import { DEVICES, VISIT_SOURCES } from '@tallrik/domain/company/visit-facts';
import { ok, refused, type Result } from '@tallrik/domain/result';
import * as z from 'zod/mini';
import {
  ANALYTICS_PAGES,
  CONSENT_ANSWERS,
  MAX_ANALYTICS_EVENTS,
  type AnalyticsBatch,
  type ConsentAnswer,
} from './analytics.ts';
import { describeIssues } from './describe-issues.ts';

const MAX_QUANTITY = 999;
const MAX_TITLE_LENGTH = 200;
const MAX_CODE_LENGTH = 64;
/** What is too long is not looked at any further. */
const ENDS = { abort: true };

const page = z.enum(ANALYTICS_PAGES);
const id = z.uuid();

// Strict: a field nobody named here could carry a person into the statistics.
const eventSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('page_view'), page }),
  z.strictObject({
    name: z.literal('item_added'),
    page,
    cartId: id,
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
    entryId: id,
    itemId: id,
    title: z.string().check(z.maxLength(MAX_TITLE_LENGTH)),
  }),
  z.strictObject({
    name: z.literal(['payment_started', 'payment_initialize_failed', 'cart_finished']),
    page,
    cartId: id,
  }),
  z.strictObject({
    name: z.literal(['payment_error', 'payment_dropin_error']),
    page,
    cartId: id,
    // A name such as NETWORK_ERROR: what a provider writes in a sentence may name a person.
    code: z.string().check(z.maxLength(MAX_CODE_LENGTH, ENDS), z.regex(/^\w*$/)),
  }),
]);
const batchSchema = z.strictObject({
  visitId: id,
  device: z.enum(DEVICES),
  source: z.enum(VISIT_SOURCES),
  sourceName: z.nullable(z.string().check(z.maxLength(100, ENDS), z.regex(/^[a-z0-9._-]+$/))),
  events: z.array(eventSchema).check(z.minLength(1), z.maxLength(MAX_ANALYTICS_EVENTS)),
});
const answerSchema = z.strictObject({ answer: z.enum(CONSENT_ANSWERS) });

export function readAnalyticsBatch(body: unknown): Result<AnalyticsBatch, string> {
  const read = batchSchema.safeParse(body);
  return read.success ? ok(read.data) : refused(describeIssues(read.error));
}

export function readConsentAnswer(body: unknown): Result<ConsentAnswer, string> {
  const read = answerSchema.safeParse(body);
  return read.success ? ok(read.data.answer) : refused(describeIssues(read.error));
}
