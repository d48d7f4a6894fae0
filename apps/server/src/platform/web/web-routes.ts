import {
  guestCookieName,
  type AssetManifest,
  type OperationResult,
  type RenderPage,
} from '@tallrik/contract/page-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { assetFiles } from './asset-files.ts';
import { compressFor } from './compress.ts';
import { robots, sitemap, webManifest } from './company-files.ts';
import { guestPolicy, type CardProvider } from './content-security-policy.ts';
import { readCookies } from './cookies.ts';
import { notSetUpDocument, pageDocument } from './page-document.ts';
import { resolveCompany, type FindConfiguration, type ResolvedCompany } from './resolve-company.ts';
import { securityHeaders } from './security-headers.ts';

export type GuestApp = {
  render: RenderPage;
  manifest: AssetManifest;
};

export type WebDeps = {
  guestApp: GuestApp;
  /** Where `vite build` put the browser's files; null where a test has none. */
  clientFolder: string | null;
  findConfiguration: FindConfiguration;
  defaultSlug: string | null;
  publicOrigin: string | null;
  cardProvider: CardProvider;
  /** Runs a document in this process as an anonymous visitor. */
  execute: (
    request: FastifyRequest,
  ) => (document: string, variables: Record<string, unknown>) => Promise<OperationResult>;
  now: () => string;
};

const KEPT_SLUG = 'tallrik_company';
/** The drop-in works only where this is the first segment of the path. */
const SIMULATOR_BASE = '/checkoutshopper/test/';

/** Every address that no other route took: the guests' app. Register last. */
export async function webRoutes(app: FastifyInstance, deps: WebDeps): Promise<void> {
  if (deps.clientFolder !== null) {
    await assetFiles(app, join(deps.clientFolder, 'assets'), '/assets/');
  }
  app.get('/*', async (request, reply) => answer(request, reply, deps));
}

/** Null for what no browser sends: a host of spaces, an address that begins with two slashes and nothing else. */
function addressOf(origin: string, path: string): URL | null {
  try {
    return new URL(origin + path);
  } catch {
    return null;
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, deps: WebDeps) {
  const origin = deps.publicOrigin ?? `${request.protocol}://${request.host}`;
  const url = addressOf(origin, request.url);
  if (url === null) return reply.status(400).type('text/plain').send('Not an address');
  const cookies = readCookies(request.headers.cookie);
  const company = await resolveCompany(
    {
      path: url.pathname,
      s: url.searchParams.get('s'),
      keptSlug: cookies.get(KEPT_SLUG) ?? null,
      host: request.hostname,
    },
    deps,
  );
  const nonce = randomBytes(16).toString('base64');
  securityHeaders(reply);
  if (company.configuration === null) return notSetUp(request, reply, nonce, deps, origin);
  if (company.slugToKeep !== null) {
    reply.header(
      'set-cookie',
      `${KEPT_SLUG}=${company.slugToKeep}; Path=/; HttpOnly; SameSite=Lax`,
    );
  }
  const file = await companyFile(company, origin, deps.execute(request));
  if (file !== null)
    return reply.type(file.type).header('cache-control', 'max-age=3600').send(file.body);

  const { guestApp } = deps;
  const { companyId, id: configurationId } = company.configuration;
  const page = await guestApp.render({
    url: company.path + url.search,
    basePath: company.basePath,
    origin,
    configurationId,
    language: cookies.get(guestCookieName('language', companyId)) ?? null,
    serviceType: cookies.get(guestCookieName('serviceType', companyId)) ?? null,
    now: deps.now(),
    nonce,
    simulatorBase: deps.cardProvider === 'SIMULATOR' ? SIMULATOR_BASE : null,
    manifest: guestApp.manifest,
    execute: deps.execute(request),
  });
  if (page.redirect !== null) return reply.redirect(company.basePath + page.redirect, 302);

  reply
    .status(page.status)
    .header('cache-control', page.isPublic ? 'private, no-cache' : 'no-store');
  const document = pageDocument(page, nonce);
  reply.header(
    'content-security-policy',
    guestPolicy(nonce, socketOriginOf(origin), deps.cardProvider),
  );
  return sendHtml(request, reply, document);
}

function notSetUp(
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
  deps: WebDeps,
  origin: string,
) {
  reply
    .status(404)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      guestPolicy(nonce, socketOriginOf(origin), deps.cardProvider),
    );
  return sendHtml(request, reply, notSetUpDocument(nonce));
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string) {
  const { body, encoding } = await compressFor(request.headers['accept-encoding'], html);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, cookie')
    .send(body);
}

async function companyFile(
  { configuration, basePath, path }: ResolvedCompany,
  origin: string,
  execute: ReturnType<WebDeps['execute']>,
): Promise<{ type: string; body: string } | null> {
  if (configuration === null) return null;
  const place = { origin, basePath };
  switch (path) {
    case '/manifest.webmanifest':
      return { type: 'application/manifest+json', body: webManifest(configuration, place) };
    case '/robots.txt':
      return { type: 'text/plain; charset=utf-8', body: robots(place) };
    case '/sitemap.xml':
      return {
        type: 'application/xml; charset=utf-8',
        body: await sitemap(configuration, place, execute),
      };
    default:
      return null;
  }
}

const socketOriginOf = (origin: string): string => origin.replace(/^http/, 'ws');
