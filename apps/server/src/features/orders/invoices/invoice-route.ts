import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { retryAfterSeconds, type Overrun } from '../../../platform/auth/rate-limits.ts';
import { bearerOf } from '../../../platform/auth/tokens.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { invoiceDocument, type InvoiceDocumentDeps } from './invoice-document.ts';
import { findCreditKey, findCreditNote } from './credit-store.ts';
import { creditDocument } from './send-credit-note.ts';
import { companyOfInvoice } from './staff-invoices.ts';
import { findInvoice } from './stored-invoice.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';

const idSchema = z.object({ invoiceId: z.guid() });
const creditSchema = z.object({ creditNoteId: z.guid() });

/**
 * An invoice as a file, for administrators: it names a customer and what their people ate. The token comes in the
 * header only; in an address it would be written into every log on the way.
 */
export function invoiceRoute(
  app: FastifyInstance,
  deps: InvoiceDocumentDeps & {
    readStaffToken: (token: string) => Promise<StaffViewer | null>;
    countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
  },
): void {
  app.get('/staff/invoices/:invoiceId/document', async (request, reply) => {
    const staff = await callerOf(deps, request, reply);
    if (!staff) return reply;
    const params = idSchema.safeParse(request.params);
    if (!params.success) return refuse(reply, request.id, 400, 'BAD_USER_INPUT');
    const { invoiceId } = params.data;
    const companyId = await companyOfInvoice(deps.db, staff, invoiceId);
    const invoice = companyId && (await findInvoice(deps.db, companyId, invoiceId));
    if (!invoice) return refuse(reply, request.id, 404, 'NOT_FOUND');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="invoice-${invoice.number}.pdf"`)
      .send(await invoiceDocument(deps, invoice));
  });
}

/** A credit note as a file, for the same people. */
export function creditNoteRoute(
  app: FastifyInstance,
  deps: Parameters<typeof invoiceRoute>[1],
): void {
  app.get('/staff/credit-notes/:creditNoteId/document', async (request, reply) => {
    const staff = await callerOf(deps, request, reply);
    if (!staff) return reply;
    const params = creditSchema.safeParse(request.params);
    if (!params.success) return refuse(reply, request.id, 400, 'BAD_USER_INPUT');
    const { creditNoteId } = params.data;
    const key = await findCreditKey(deps.db, creditNoteId);
    const isOwn = staff.role === 'PLATFORM_ADMIN' || key?.companyId === staff.companyId;
    const note = key && isOwn && (await findCreditNote(deps.db, key.companyId, creditNoteId));
    if (!note) return refuse(reply, request.id, 404, 'NOT_FOUND');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="credit-note-${note.number}.pdf"`)
      .send(await creditDocument(deps, note));
  });
}

/** Who may read invoices; null: the answer says why not. */
async function callerOf(
  deps: Parameters<typeof invoiceRoute>[1],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffViewer | null> {
  reply.header('cache-control', 'private, no-store');
  const token = bearerOf(request.headers.authorization);
  const staff = token ? await deps.readStaffToken(token) : null;
  const overrun = await deps.countCall(staff?.staffId ?? null, callerNetwork(request));
  if (overrun) {
    reply.header('retry-after', retryAfterSeconds(overrun));
    await refuse(reply, request.id, 429, 'RATE_LIMITED');
    return null;
  }
  if (!staff) {
    await refuse(reply, request.id, 401, 'UNAUTHENTICATED');
    return null;
  }
  if (reachOf(staff.role, 'INVOICES', 'READ') !== 'ALL') {
    await refuse(reply, request.id, 403, 'FORBIDDEN');
    return null;
  }
  return staff;
}

const refuse = (reply: FastifyReply, traceId: string, status: number, code: string) =>
  reply
    .status(status)
    .send({ errors: [{ message: 'No such document for you', extensions: { code, traceId } }] });
