import { z } from 'zod';
import type { SecretBox } from '../../../platform/auth/secret-box.ts';

const keySetSchema = z.object({
  apiKey: z.string(),
  hmacKey: z.string(),
  webhookUser: z.string(),
  webhookPassword: z.string(),
  livePrefix: z.string().nullable(),
});

/** One set of keys of a merchant account. */
export type KeySet = z.infer<typeof keySetSchema>;
/** Newest first. */
export type KeySets = readonly [KeySet, ...KeySet[]];

const keySetsSchema = z.tuple([keySetSchema], keySetSchema);

/** Older ones are what notices that are still under way were signed with, and what a hasty change falls back on. */
const MOST_SETS = 5;

export const sealKeys = (
  box: SecretBox,
  accountId: string,
  newest: KeySet,
  older: readonly KeySet[],
): Buffer =>
  box.close(Buffer.from(JSON.stringify([newest, ...older].slice(0, MOST_SETS))), accountId);

export const openKeys = (box: SecretBox, account: { id: string; sealedKeys: Buffer }): KeySets =>
  keySetsSchema.parse(JSON.parse(box.open(account.sealedKeys, account.id).toString()));
