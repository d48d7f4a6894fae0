import type { Buffer } from 'node:buffer';
import { type OfficeArea, reachOf } from '@tallrik/domain/accounts/staff-rights';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Overrun, retryAfterSeconds } from '../auth/rate-limits.ts';
import { bearerOf } from '../auth/tokens.ts';
import type { StaffViewer } from '../graphql/context.ts';
import { callerNetwork } from './caller-network.ts';
import { readUpload } from './read-upload.ts';

export type StaffDoor = {
  readStaffToken: (token: string) => Promise<StaffViewer | null>;
  countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
};

export type StaffUpload = {
  staff: StaffViewer;
  companyId: string;
  bytes: Buffer;
  fields: ReadonlyMap<string, string>;
};

const companySchema = z.guid().optional();

/**
 * A form with one file of somebody who may change this part of a whole company. Who may not is told so before a byte is
 * read. The token comes in the header only; in an address it would be written into every log on the way.
 */
export const staffUploadRoute =
  (
    deps: StaffDoor,
    door: {
      path: string;
      area: OfficeArea;
      mostBytes: number;
      patienceMs: number;
      /** Each file is kept in memory until it is read: so many, whoever sends them. */
      atOnce: number;
      /** Of one company: it never keeps all others out. */
      atOnceOfCompany: number;
    },
    take: (upload: StaffUpload) => Promise<{ status: number; answer: object }>,
  ) =>
  async (app: FastifyInstance): Promise<void> => {
    // Whose uploads are running, once for each.
    const running: string[] = [];
    // The form is read by its handler, as a stream, once it is known who sends it.
    app.addContentTypeParser('multipart/form-data', (_request, _form, done) => done(null));
    app.post(door.path, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const refuse = (status: number, code: string) => refusal(reply, request.id, status, code);
      const token = bearerOf(request.headers.authorization);
      const staff = token ? await deps.readStaffToken(token) : null;
      const overrun = await deps.countCall(staff?.staffId ?? null, callerNetwork(request));
      if (overrun) reply.header('retry-after', retryAfterSeconds(overrun));
      if (overrun) return refuse(429, 'RATE_LIMITED');
      if (!staff) return refuse(401, 'UNAUTHENTICATED');
      if (!mayChange(staff, staff.companyId, door.area)) return refuse(403, 'FORBIDDEN');
      if (Number(request.headers['content-length'] ?? 0) > door.mostBytes + FORM_BYTES)
        return refuse(413, 'FILE_TOO_LARGE');
      const ours = running.filter((companyId) => companyId === staff.companyId);
      if (running.length >= door.atOnce || ours.length >= door.atOnceOfCompany) {
        reply.header('retry-after', 1);
        return refuse(429, 'RATE_LIMITED');
      }
      running.push(staff.companyId);
      try {
        const upload = await readUpload(request.raw, door);
        if (upload.kind === 'TOO_LARGE') return refuse(413, 'FILE_TOO_LARGE');
        if (upload.kind === 'MALFORMED') return refuse(400, 'BAD_USER_INPUT');
        const wanted = companySchema.safeParse(upload.fields.get('companyId'));
        if (!wanted.success) return refuse(400, 'BAD_USER_INPUT');
        const companyId = wanted.data ?? staff.companyId;
        if (!mayChange(staff, companyId, door.area)) return refuse(403, 'FORBIDDEN');
        const { status, answer } = await take({ ...upload, staff, companyId });
        return reply.status(status).send(answer);
      } finally {
        running.splice(running.indexOf(staff.companyId), 1);
      }
    });
  };

/** What stands around the file in a form. */
const FORM_BYTES = 4_096;

const mayChange = ({ role, companyId }: StaffViewer, wanted: string, area: OfficeArea): boolean =>
  reachOf(role, area, 'WRITE') === 'ALL' && (role === 'PLATFORM_ADMIN' || wanted === companyId);

const refusal = (reply: FastifyReply, traceId: string, status: number, code: string) =>
  reply
    .status(status)
    .send({ errors: [{ message: 'This file is not taken', extensions: { code, traceId } }] });
