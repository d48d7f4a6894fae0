import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { MIDDLE, PICTURE_LIMITS, PICTURE_PURPOSES } from '@tallrik/domain/company/pictures';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { retryAfterSeconds, type Overrun } from '../../../platform/auth/rate-limits.ts';
import { bearerOf } from '../../../platform/auth/tokens.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { readUpload } from '../../../platform/http/read-upload.ts';
import type { makeStorePicture } from './store-picture.ts';

const part = z.coerce.number().min(0).max(1);
const fieldsSchema = z.object({
  purpose: z.enum(PICTURE_PURPOSES),
  companyId: z.guid().optional(),
  focusX: part.default(MIDDLE.x),
  focusY: part.default(MIDDLE.y),
});

/** Each is kept in memory until it is decoded: a few at once, whoever sends them, and never all of one company. */
const AT_ONCE = 4;
const AT_ONCE_OF_COMPANY = 2;
/** So long somebody may take to send one: without an end, four who stop in the middle would keep all others out. */
const PATIENCE_MS = 60_000;

/**
 * `POST /staff/pictures`, a form with `file` and `purpose` (O-13). Who may not is told so before a byte is read. The token
 * comes in the header only; in an address it would be written into every log on the way.
 */
export const pictureRoute =
  (deps: {
    readStaffToken: (token: string) => Promise<StaffViewer | null>;
    countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
    storePicture: ReturnType<typeof makeStorePicture>;
    patienceMs?: number;
  }) =>
  async (app: FastifyInstance): Promise<void> => {
    // Whose uploads are running, once for each.
    const running: string[] = [];
    const { patienceMs = PATIENCE_MS } = deps;
    // The form is read by its handler, as a stream, once it is known who sends it.
    app.addContentTypeParser('multipart/form-data', (_request, _form, done) => done(null));
    app.post('/staff/pictures', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const refuse = (status: number, code: string) => refusal(reply, request.id, status, code);
      const token = bearerOf(request.headers.authorization);
      const staff = token ? await deps.readStaffToken(token) : null;
      const overrun = await deps.countCall(staff?.staffId ?? null, callerNetwork(request));
      if (overrun) {
        reply.header('retry-after', retryAfterSeconds(overrun));
        return refuse(429, 'RATE_LIMITED');
      }
      if (!staff) return refuse(401, 'UNAUTHENTICATED');
      if (!mayUpload(staff, staff.companyId)) return refuse(403, 'FORBIDDEN');
      if (Number(request.headers['content-length'] ?? 0) > PICTURE_LIMITS.bytes + FORM_BYTES)
        return reply.status(413).send({ error: 'PICTURE_TOO_LARGE' });
      const ours = running.filter((companyId) => companyId === staff.companyId);
      if (running.length >= AT_ONCE || ours.length >= AT_ONCE_OF_COMPANY) {
        reply.header('retry-after', 1);
        return refuse(429, 'RATE_LIMITED');
      }
      running.push(staff.companyId);
      try {
        const upload = await readUpload(request.raw, {
          mostBytes: PICTURE_LIMITS.bytes,
          patienceMs,
        });
        if (upload.kind === 'TOO_LARGE')
          return reply.status(413).send({ error: 'PICTURE_TOO_LARGE' });
        const fields = fieldsSchema.safeParse(
          upload.kind === 'FILE' ? Object.fromEntries(upload.fields) : null,
        );
        if (upload.kind !== 'FILE' || !fields.success) return refuse(400, 'BAD_USER_INPUT');
        const { purpose, focusX, focusY, companyId = staff.companyId } = fields.data;
        if (!mayUpload(staff, companyId)) return refuse(403, 'FORBIDDEN');
        const answer = await deps.storePicture({ staff, companyId }, upload.bytes, {
          purpose,
          focus: { x: focusX, y: focusY },
        });
        if (answer === null) return refuse(404, 'NOT_FOUND');
        return reply.status('error' in answer ? 422 : 201).send(answer);
      } finally {
        running.splice(running.indexOf(staff.companyId), 1);
      }
    });
  };

/** What stands around the file in a form. */
const FORM_BYTES = 4_096;

const mayUpload = ({ role, companyId }: StaffViewer, wanted: string): boolean =>
  reachOf(role, 'MENU', 'WRITE') === 'ALL' && (role === 'PLATFORM_ADMIN' || wanted === companyId);

const refusal = (reply: FastifyReply, traceId: string, status: number, code: string) =>
  reply
    .status(status)
    .send({ errors: [{ message: 'This picture is not taken', extensions: { code, traceId } }] });
