import { ANALYTICS_FRAME_PATH } from '@tallrik/contract/analytics';
import {
  guestCookieName,
  type AssetManifest,
  type OperationResult,
  type Platform,
  type RenderPage,
} from '@tallrik/contract/page-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { carriesRehearsal } from '../auth/rehearsal-cookie.ts';
import { assetFiles } from './asset-files.ts';
import { compressFor } from './compress.ts';
import { sendCompanyFile, type CompanyFileDeps } from './company-files.ts';
import { guestPolicy, isOwnFrame, type CardProvider } from './content-security-policy.ts';
import { consentOf } from './analytics-consent-cookie.ts';
import { sendAnalyticsFrame } from './analytics-frame.ts';
import { SLUG_COOKIE, readCookies } from './cookies.ts';
import { pageOrigin, platformOrigin, type OriginDeps } from './page-origin.ts';
import { notSetUpDocument, pageDocument } from './page-document.ts';
import { previewRules, type PreviewOf } from './picture-previews.ts';
import { resolveCompany, type FindConfiguration } from './resolve-company.ts';
import { testBanner } from './test-banner.ts';
import { securityHeaders } from './security-headers.ts';

export type GuestApp = {
  render: RenderPage;
  /** Null in development, where Vite serves the sources. */
  manifest: AssetManifest | null;
  shortStyles: Readonly<Record<string, string>>;
  /** Only in development (development.ts): what is added to a document, and what its policy allows besides. */
  finish?: (document: string, url: string, nonce: string) => Promise<string>;
  policy?: (policy: string) => string;
};

export type WebDeps = CompanyFileDeps &
  OriginDeps & {
    guestApp: GuestApp;
    /** Where `vite build` put the browser's files; null where a test has none. */
    clientFolder: string | null;
    findConfiguration: FindConfiguration;
    defaultSlug: string | null;
    cardProvider: CardProvider;
    platform: Platform;
    /** Runs a document in this process as an anonymous visitor. */
    execute: (
      request: FastifyRequest,
    ) => (document: string, variables: Record<string, unknown>) => Promise<OperationResult>;
    previewOf: PreviewOf;
    /** The company whose closed app this browser rehearses, if any (SETUP-19). */
    rehearsedCompany: (cookieHeader: string | undefined) => Promise<string | null>;
    now: () => string;
    /** What speaks to a service outside, as the build made it; null where a test has none. */
    analyticsFrame: string | null;
    /** A person has opened a page: counted per day, without a number (D-197). */
    onPageLoad: (companyId: string, hasConsent: boolean) => void;
  };

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
  const platform = platformOrigin(request, deps.publicOrigin);
  const url = addressOf(platform, request.url);
  if (url === null) return reply.status(400).type('text/plain').send('Not an address');
  const cookies = readCookies(request.headers.cookie);
  const company = await resolveCompany(
    {
      path: url.pathname,
      s: url.searchParams.get('s'),
      rememberedSlug: cookies.get(SLUG_COOKIE) ?? null,
      host: request.hostname,
    },
    deps,
  );
  const nonce = randomBytes(16).toString('base64');
  securityHeaders(reply);
  if (company.configuration === null) return notSetUp(request, reply, nonce, deps, platform);
  const origin = await pageOrigin(request, company, deps);
  if (company.slugToKeep !== null) {
    const secure = url.protocol === 'https:' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${SLUG_COOKIE}=${company.slugToKeep}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  const named = { ...company, configuration: company.configuration };
  const hasConsent = consentOf(request.headers.cookie, company.configuration);
  if (company.path === ANALYTICS_FRAME_PATH) {
    const { analyticsService: service } = company.configuration;
    return sendAnalyticsFrame(reply, { service, hasConsent, script: deps.analyticsFrame }, nonce);
  }
  const file = await sendCompanyFile(reply, named, origin, deps.execute(request), deps);
  if (file !== null) return file;
  if (company.movedTo !== null) {
    // Kept by nobody: a company that goes back to its old path would be led round and round.
    reply.header('cache-control', 'no-store');
    const below = company.path === '/' ? '' : company.path;
    return reply.redirect(company.movedTo + below + url.search, 301);
  }

  const { guestApp } = deps;
  const { companyId, id: configurationId } = company.configuration;
  // Every browser of the last years says so when a person opens an address.
  const isVisit = request.headers['sec-fetch-dest'] === 'document';
  const page = await guestApp.render({
    url: company.path + url.search,
    basePath: company.basePath,
    origin,
    configurationId,
    language: cookies.get(guestCookieName('language', companyId)) ?? null,
    serviceType: cookies.get(guestCookieName('serviceType', companyId)) ?? null,
    tableId: cookies.get(guestCookieName('tableId', companyId)) ?? null,
    isVisit,
    now: deps.now(),
    nonce,
    simulatorBase: deps.cardProvider === 'SIMULATOR' ? SIMULATOR_BASE : null,
    hasServiceWorker: deps.serviceWorker !== null,
    platform: deps.platform,
    manifest: guestApp.manifest,
    shortStyles: guestApp.shortStyles,
    execute: deps.execute(request),
  });
  if (page.redirect !== null) {
    // The same address shows the page to a guest who has chosen, and to those who only read.
    reply.header('cache-control', 'no-store').header('vary', 'cookie, sec-fetch-dest');
    return reply.redirect(company.basePath + page.redirect, 302);
  }

  if (isVisit && page.status === 200) deps.onPageLoad(companyId, hasConsent);
  // A closed app that is rehearsed looks open: no cache may show that tomorrow (O-21).
  const isKept = page.isPublic && !carriesRehearsal(request.headers.cookie);
  reply.status(page.status).header('cache-control', isKept ? 'private, no-cache' : 'no-store');
  // Only what holds nobody's own data is kept by the service worker.
  if (isKept && page.status === 200) reply.header('x-public-page', '1');
  const isRehearsed = (await deps.rehearsedCompany(request.headers.cookie)) === companyId;
  const document = pageDocument(
    page,
    nonce,
    await previewRules(page.body, deps.previewOf),
    isRehearsed ? testBanner(page.language, nonce) : '',
  );
  const mayBeFramed = isOwnFrame(request.headers);
  const policy = guestPolicy(nonce, socketOriginOf(origin), deps.cardProvider, mayBeFramed);
  reply.header('content-security-policy', guestApp.policy?.(policy) ?? policy);
  const finished = await guestApp.finish?.(document, request.url, nonce);
  return sendHtml(request, reply, finished ?? document);
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

const socketOriginOf = (origin: string): string => origin.replace(/^http/, 'ws');
