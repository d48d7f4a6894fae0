import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { type Overrun, retryAfterSeconds } from '../../../platform/auth/rate-limits.ts';
import { bearerOf } from '../../../platform/auth/tokens.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';

const bodySchema = z.object({ id: z.guid() });
const MOST_BYTES = 1_000;

export type GuestFileRouteDeps = {
  db: Database;
  now: () => Temporal.Instant;
  readStaffToken: (token: string) => Promise<StaffViewer | null>;
  countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
};

/** `POST /staff/guest-files`: the file about a guest, once, to who asked for it (GUESTS-08). */
export const guestFileRoute =
  (deps: GuestFileRouteDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.post('/staff/guest-files', { bodyLimit: MOST_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const refuse = (status: number, code: string) => refusal(reply, request.id, status, code);
      const token = bearerOf(request.headers.authorization);
      const staff = token ? await deps.readStaffToken(token) : null;
      const overrun = await deps.countCall(staff?.staffId ?? null, callerNetwork(request));
      if (overrun) reply.header('retry-after', retryAfterSeconds(overrun));
      if (overrun) return refuse(429, 'RATE_LIMITED');
      if (!staff) return refuse(401, 'UNAUTHENTICATED');
      const body = bodySchema.safeParse(request.body);
      if (!body.success) return refuse(400, 'BAD_USER_INPUT');
      if (reachOf(staff.role, 'GUEST_DATA', 'WRITE') !== 'ALL') return refuse(403, 'FORBIDDEN');
      const bytes = await takeFile(deps, staff, body.data.id);
      if (bytes === null) return refuse(404, 'NOT_FOUND');
      return reply
        .header('content-disposition', 'attachment; filename="guest.zip"')
        .type('application/zip')
        .send(bytes);
    });
  };

/** Nobody gets it a second time: what is handed out is gone with it. */
async function takeFile(
  { db, now: clock }: GuestFileRouteDeps,
  staff: StaffViewer,
  id: string,
): Promise<Buffer | null> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const isOwnCompany =
      staff.role === 'PLATFORM_ADMIN' ? sql`true` : sql`company_id = ${staff.companyId}`;
    const { rows } = await sql<{ bytes: Buffer; userId: string; companyId: string }>`
      select bytes, user_id, company_id from guest_files
      where id = ${id} and staff_id = ${staff.staffId} and ${isOwnCompany} and bytes is not null
        and expires_at > ${new Date(now.epochMilliseconds)} for update`.execute(trx);
    const [file] = rows;
    if (!file) return null;
    await trx
      .updateTable('guestFiles')
      .set({ bytes: null, fetchedAt: new Date(now.epochMilliseconds) })
      .where('id', '=', id)
      .where('companyId', '=', file.companyId)
      .execute();
    const entry = {
      action: 'fetchGuestFile',
      subjectId: file.userId,
      details: {},
      companyId: file.companyId,
    };
    await writeAudit(trx, staff, entry, now);
    return file.bytes;
  });
}

const refusal = (reply: FastifyReply, traceId: string, status: number, code: string) =>
  reply.status(status).send({ errors: [{ message: 'No file', extensions: { code, traceId } }] });
