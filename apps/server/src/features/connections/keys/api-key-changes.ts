import type {
  ApiKey,
  ApiKeyInput,
  ApiKeyResult,
} from '@tallrik/contract/generated/staff-resolvers';
import { API_READS, apiKeyProblem, MOST_API_KEYS } from '@tallrik/domain/company/api-keys';
import { isUuid } from '@tallrik/domain/is-uuid';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { KeyedHash } from '../../../platform/auth/keyed-hash.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { newApiKey } from './api-key.ts';
import { readApiKeys } from './api-key-store.ts';

type Wanted = string | null | undefined;

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);
const none = { error: null, field: null, apiKey: null, secret: null } as const;

/** Keys with which a company's own programs read its figures: owners alone (D-770). */
export function makeApiKeyChanges({ db, hashApiKey }: { db: Database; hashApiKey: KeyedHash }) {
  async function create(
    context: StaffContext,
    wanted: Wanted,
    id: string,
    input: ApiKeyInput,
  ): Promise<ApiKeyResult> {
    const { staff, companyId } = administered(context, wanted, ['SETUP', 'WRITE']);
    if (!isUuid(id)) throw badInput('Not an id');
    const name = input.name.trim();
    const reads = API_READS.filter((read) => input.reads.includes(read));
    const endsInDays = input.endsInDays ?? null;
    const field = apiKeyProblem({ name, reads, endsInDays });
    if (field !== null) return { ...none, error: 'FIELD_INVALID', field };
    const now = context.now();
    const { key, end } = newApiKey();
    const endsAt = endsInDays === null ? null : dateOf(now.add({ hours: endsInDays * 24 }));
    try {
      return await db.transaction().execute(async (trx) => {
        // One after the other: two at once would both be the last below the limit.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${companyId}`}, 0))`.execute(
          trx,
        );
        const known = await readApiKeys(trx, companyId);
        const before = known.find((one) => one.id === id);
        if (before) return { ...none, apiKey: before };
        if (known.length >= MOST_API_KEYS) return { ...none, error: 'LIMIT_REACHED' };
        await trx
          .insertInto('apiKeys')
          .values({
            id,
            companyId,
            name,
            reads,
            keyHash: hashApiKey(key),
            keyEnd: end,
            createdAt: dateOf(now),
            endsAt,
          })
          .execute();
        const details = { name, reads, endsInDays };
        const entry = { action: 'createApiKey', subjectId: id, details, companyId };
        await writeAudit(trx, staff, entry, now);
        const made = (await readApiKeys(trx, companyId)).find((one) => one.id === id) ?? null;
        return { ...none, apiKey: made, secret: key };
      });
    } catch (error) {
      // Another company's id: not even that is told.
      if (isUniqueViolation(error)) throw notFound('API key');
      throw error;
    }
  }

  return {
    list: (context: StaffContext, wanted: Wanted): Promise<ApiKey[]> =>
      readApiKeys(db, administered(context, wanted, ['SETUP', 'READ']).companyId),

    create,

    revoke: (context: StaffContext, wanted: Wanted, id: string): Promise<ApiKeyResult> => {
      const { staff, companyId } = administered(context, wanted, ['SETUP', 'WRITE']);
      return db.transaction().execute(async (trx) => {
        const gone = isUuid(id)
          ? await trx
              .deleteFrom('apiKeys')
              .where('companyId', '=', companyId)
              .where('id', '=', id)
              .returning('name')
              .executeTakeFirst()
          : undefined;
        if (!gone) return { ...none, error: 'API_KEY_GONE' };
        const details = { name: gone.name };
        const entry = { action: 'revokeApiKey', subjectId: id, details, companyId };
        await writeAudit(trx, staff, entry, context.now());
        return none;
      });
    },
  };
}

export type ApiKeyChanges = ReturnType<typeof makeApiKeyChanges>;
