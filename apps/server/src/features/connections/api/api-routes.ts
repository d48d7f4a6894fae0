import { createHash } from 'node:crypto';
import { writeCsv } from '@tallrik/domain/menu/editing/csv';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyedHash } from '../../../platform/auth/keyed-hash.ts';
import { retryAfterSeconds, type Overrun } from '../../../platform/auth/rate-limits.ts';
import { bearerOf } from '../../../platform/auth/tokens.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isMalformedValue } from '../../../platform/database/malformed-value.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { findByHash, noteUse, type AdmittedKey } from '../keys/api-key-store.ts';
import type { ApiCell, ApiTable, Endpoint } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';
import { readParameters } from './parameters.ts';
import { sendProblem } from './problem.ts';

export type ApiRouteDeps = {
  db: Database;
  now: () => Temporal.Instant;
  hashApiKey: KeyedHash;
  endpoints: readonly Endpoint[];
  countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
  countKeyCall: (keyId: string) => Promise<Overrun | null>;
};

const BASE = '/api/v1';
/** A report reads much: one company's programs leave room for everybody else. */
const AT_ONCE_OF_COMPANY = 3;
const DOCUMENT_SECONDS = 300;
const CSV = { separator: ',', decimal: '.' } as const;

/**
 * `/api/v1` (D-770 to D-772): read only, by a key in the header and never in an address, where it would be written into
 * every log on the way. No other site's page may read it: there are no CORS headers.
 */
export const apiRoutes = (deps: ApiRouteDeps) => async (api: FastifyInstance) => {
  const running = new Map<string, number>();
  const document = JSON.stringify(openApiDocument(deps.endpoints));
  api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isMalformedValue(error)) return sendProblem(request, reply, 400, 'Malformed id or text');
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(request, reply, status, 'Not understood');
    request.log.error({ traceId: request.id, err: error }, 'request failed');
    return sendProblem(request, reply, 500, 'Something went wrong on our side');
  });

  api.get(`${BASE}/openapi.json`, async (request, reply) => {
    if (await isTooMuch(request, reply, await deps.countCall(null, callerNetwork(request))))
      return reply;
    reply.header('cache-control', `public, max-age=${DOCUMENT_SECONDS}`);
    return sendTagged(request, reply, 'application/json; charset=utf-8', document);
  });

  for (const endpoint of deps.endpoints)
    api.get(BASE + endpoint.path.replaceAll('{', ':').replaceAll('}', ''), (request, reply) =>
      answer(deps, running, endpoint, request, reply),
    );

  // After all that is there: an address that is not is told so in the same words, and is no page of a restaurant.
  api.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/api/*',
    handler: (request, reply) => {
      if (request.method === 'GET')
        return sendProblem(
          request,
          reply,
          404,
          `Nothing is here; ${BASE}/openapi.json says what is`,
        );
      reply.header('allow', 'GET, HEAD');
      return sendProblem(request, reply, 405, 'This interface is read only');
    },
  });
};

async function answer(
  deps: ApiRouteDeps,
  running: Map<string, number>,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store');
  const key = await admitted(deps, request, reply);
  if (!key) return reply;
  if (endpoint.reads !== null && !key.reads.includes(endpoint.reads))
    return sendProblem(request, reply, 403, `This key may not read ${endpoint.reads}`);
  const given = { ...Object(request.query), ...Object(request.params) } as Record<string, unknown>;
  const read = readParameters(endpoint.query, given);
  if ('problem' in read) {
    const { parameter, detail } = read.problem;
    return sendProblem(request, reply, 400, `${parameter}: ${detail}`);
  }
  const before = running.get(key.company.id) ?? 0;
  if (before >= AT_ONCE_OF_COMPANY) {
    reply.header('retry-after', 1);
    return sendProblem(request, reply, 429, `At most ${AT_ONCE_OF_COMPANY} calls at once`);
  }
  running.set(key.company.id, before + 1);
  try {
    const wantsTable = endpoint.hasTable && isTableWanted(request, given['format']);
    const found = await endpoint.run(key, read.value, wantsTable);
    if ('refused' in found) return sendProblem(request, reply, found.refused, found.detail);
    linkNext(request, reply, found.answer);
    return found.table
      ? sendTagged(request, reply, 'text/csv; charset=utf-8', csvOf(found.table))
      : sendTagged(request, reply, 'application/json; charset=utf-8', JSON.stringify(found.answer));
  } finally {
    const now = (running.get(key.company.id) ?? 1) - 1;
    if (now === 0) running.delete(key.company.id);
    else running.set(key.company.id, now);
  }
}

/** Whose key it is; null when the refusal is sent. One refusal for all that is wrong with a key. */
async function admitted(
  deps: ApiRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AdmittedKey | null> {
  if (await isTooMuch(request, reply, await deps.countCall(null, callerNetwork(request))))
    return null;
  const hash = deps.hashApiKey(bearerOf(request.headers.authorization) ?? '');
  const now = deps.now();
  const key = await findByHash(deps.db, hash, now);
  if (!key) {
    reply.header('www-authenticate', 'Bearer realm="Tallrik"');
    await sendProblem(
      request,
      reply,
      401,
      'Send a key that has not ended as "Authorization: Bearer tlk_…"',
    );
    return null;
  }
  if (await isTooMuch(request, reply, await deps.countKeyCall(key.id))) return null;
  await noteUse(deps.db, key, now);
  return key;
}

async function isTooMuch(
  request: FastifyRequest,
  reply: FastifyReply,
  overrun: Overrun | null,
): Promise<boolean> {
  if (!overrun) return false;
  const seconds = retryAfterSeconds(overrun);
  reply.header('retry-after', seconds).header('cache-control', 'private, no-store');
  await sendProblem(request, reply, 429, `Too many calls: come again in ${seconds} s`);
  return true;
}

function isTableWanted({ headers }: FastifyRequest, format: unknown): boolean {
  if (format !== undefined) return format === 'csv';
  const accept = headers.accept ?? '';
  return accept.includes('text/csv') && !accept.includes('json');
}

/** The next page's address as well: whoever reads a table has no field that names it. */
function linkNext(request: FastifyRequest, reply: FastifyReply, found: object): void {
  reply.header('vary', 'authorization, accept');
  if (!('nextCursor' in found) || typeof found.nextCursor !== 'string') return;
  const [path = '', query = ''] = request.url.split('?', 2);
  const next = new URLSearchParams(query);
  next.set('cursor', found.nextCursor);
  reply.header('link', `<${path}?${next.toString()}>; rel="next"`);
}

function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.header('etag', tag);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.some((one) => one === tag || one === `W/${tag}`)) return reply.status(304).send();
  return reply.type(type).send(body);
}

const csvOf = ({ columns, rows }: ApiTable): string =>
  writeCsv([[...columns], ...rows.map((row) => row.map(cellText))], CSV);

const CENTS = 100;
const DECIMALS = 2;

function cellText(cell: ApiCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  return cell.minor === null ? '' : (cell.minor / CENTS).toFixed(DECIMALS);
}
