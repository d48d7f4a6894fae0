import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import type { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { type Overrun, retryAfterSeconds } from '../../../platform/auth/rate-limits.ts';
import { bearerOf } from '../../../platform/auth/tokens.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { type ArchivedFile, type ReadMenu, readTables } from './read-archive.ts';
import { zipFiles } from './zip-files.ts';

const bodySchema = z.object({ companyId: z.guid().optional() });
const MOST_BYTES = 1_000;
/** Each holds a company's tables in memory while it is fetched. */
const AT_ONCE = 2;

type ReadPicture = (key: string) => Promise<{ bytes: Buffer; type: string } | null>;

export type ArchiveDeps = {
  db: Database;
  now: () => Temporal.Instant;
  readPicture: ReadPicture;
  readMenu: ReadMenu;
  readStaffToken: (token: string) => Promise<StaffViewer | null>;
  countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
};

/** `POST /staff/company-archive`: all that a company has entered, with its pictures, as one zip (D-582). */
export const archiveRoute =
  (deps: ArchiveDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    let running = 0;
    app.post('/staff/company-archive', { bodyLimit: MOST_BYTES }, async (request, reply) => {
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
      const companyId = body.data.companyId ?? staff.companyId;
      const isOwn = companyId === staff.companyId || staff.role === 'PLATFORM_ADMIN';
      if (!isOwn || reachOf(staff.role, 'SETUP', 'WRITE') !== 'ALL')
        return refuse(403, 'FORBIDDEN');
      if (running >= AT_ONCE) {
        reply.header('retry-after', 1);
        return refuse(429, 'RATE_LIMITED');
      }
      // Counted before the first wait: twenty taps at once would all find the place free.
      running += 1;
      const at = deps.now();
      const read = await readAudited(deps, staff, companyId, at).catch((error: unknown) => {
        running -= 1;
        throw error;
      });
      if (read === null) running -= 1;
      if (read === null) return refuse(404, 'NOT_FOUND');
      const stream = Readable.from(zipFiles(withPictures(read, deps.readPicture)));
      // Also when nobody fetches the rest.
      stream.once('close', () => {
        running -= 1;
      });
      return reply
        .header('content-disposition', 'attachment; filename="company.zip"')
        .type('application/zip')
        .send(stream);
    });
  };

async function readAudited(
  { db, readMenu }: ArchiveDeps,
  staff: StaffViewer,
  companyId: string,
  at: Temporal.Instant,
): ReturnType<typeof readTables> {
  const read = await readTables(db, companyId, at, readMenu);
  if (read === null) return null;
  const entry = { action: 'exportCompany', subjectId: companyId, details: {}, companyId };
  await writeAudit(db, staff, entry, at);
  return read;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};

async function* withPictures(
  { files, pictureKeys }: { files: readonly ArchivedFile[]; pictureKeys: readonly string[] },
  readPicture: ReadPicture,
): AsyncGenerator<ArchivedFile> {
  yield* files;
  for (const key of pictureKeys) {
    const picture = await readPicture(key);
    const ending = picture && ENDINGS[picture.type];
    if (ending) yield { name: `pictures/${key}.${ending}`, bytes: picture.bytes, isPacked: true };
  }
}

const refusal = (reply: FastifyReply, traceId: string, status: number, code: string) =>
  reply
    .status(status)
    .send({ errors: [{ message: 'Nothing is exported', extensions: { code, traceId } }] });
