import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { printableLine } from '@tallrik/domain/printable-text';
import { ADDRESS_SHEETS, CODE_SHEETS, SHEET_TEXTS } from '@tallrik/domain/tables/code-sheets';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { retryAfterSeconds, type Overrun } from '../../../platform/auth/rate-limits.ts';
import { bearerOf } from '../../../platform/auth/tokens.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';

const common = {
  companyId: z.guid().optional(),
  texts: z
    .array(z.string().max(SHEET_TEXTS.length).transform(printableLine))
    .max(SHEET_TEXTS.most)
    .transform((texts) => texts.map((text) => text.trim()).filter((text) => text !== '')),
};
const bodySchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('TABLES'),
    sheet: z.enum(CODE_SHEETS),
    venueId: z.guid(),
    tableIds: z.array(z.guid()).min(1).max(OFFICE_LIMITS.tablesOfVenue),
  }),
  z.object({ ...common, kind: z.literal('ADDRESS'), sheet: z.enum(ADDRESS_SHEETS) }),
]);
export type WantedSheet = z.infer<typeof bodySchema>;

/** 500 ids and two lines of text. */
const MOST_BYTES = 64_000;
/** Each keeps a processor busy while its codes are read back. */
const AT_ONCE = 2;

/**
 * `POST /staff/code-sheets`: codes of tables, or of the company's own address, as a PDF (PLACES-22). The token comes in
 * the header only; in an address it would be written into every log on the way.
 */
export const sheetRoute =
  (deps: {
    readStaffToken: (token: string) => Promise<StaffViewer | null>;
    countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
    /** Null where one of the tables is not the company's. */
    printSheet: (companyId: string, wanted: WantedSheet) => Promise<Buffer | null>;
  }) =>
  async (app: FastifyInstance): Promise<void> => {
    let running = 0;
    app.post('/staff/code-sheets', { bodyLimit: MOST_BYTES }, async (request, reply) => {
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
      if (!mayPrint(staff, body.data)) return refuse(403, 'FORBIDDEN');
      if (running >= AT_ONCE) {
        reply.header('retry-after', 1);
        return refuse(429, 'RATE_LIMITED');
      }
      running += 1;
      try {
        const pdf = await deps.printSheet(body.data.companyId ?? staff.companyId, body.data);
        if (pdf === null) return refuse(404, 'NOT_FOUND');
        return reply
          .header('content-disposition', 'attachment; filename="codes.pdf"')
          .type('application/pdf')
          .send(pdf);
      } finally {
        running -= 1;
      }
    });
  };

function mayPrint(staff: StaffViewer, wanted: WantedSheet): boolean {
  const isOwn = wanted.companyId === undefined || wanted.companyId === staff.companyId;
  if (!isOwn && staff.role !== 'PLATFORM_ADMIN') return false;
  if (wanted.kind === 'ADDRESS') return reachOf(staff.role, 'SETUP', 'READ') === 'ALL';
  const reach = reachOf(staff.role, 'TABLES', 'WRITE');
  return reach === 'ALL' || (reach === 'OWN' && staff.venueIds.includes(wanted.venueId));
}

const refusal = (reply: FastifyReply, traceId: string, status: number, code: string) =>
  reply
    .status(status)
    .send({ errors: [{ message: 'No codes are printed', extensions: { code, traceId } }] });
