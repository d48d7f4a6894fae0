import type { OperationResult } from '@tallrik/contract/page-rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import {
  readRegisteredOperations,
  type RegisteredOperations,
} from '../platform/graphql/registered-operations.ts';
import { loadBuiltGuestApp } from '../platform/web/built-guest-app.ts';
import { consoleRoutes } from '../platform/web/console-routes.ts';
import type { CardProvider } from '../platform/web/content-security-policy.ts';
import {
  developedConsoleRoutes,
  developedGuestApp,
  serveSources,
  type DevelopedApps,
} from '../platform/web/development.ts';
import { rememberPreviews } from '../platform/web/picture-previews.ts';
import type { FindConfiguration } from '../platform/web/resolve-company.ts';
import { webRoutes } from '../platform/web/web-routes.ts';
import { makeMaskableIcon } from '../providers/media/maskable-icon.ts';
import type { Media } from '../providers/media/media-port.ts';
import type { SizePicture } from '../providers/media/resize.ts';

export type ComposeWebDeps = {
  config: Config;
  media: Pick<Media, 'has' | 'previewOf'>;
  sizePicture: SizePicture;
  findConfiguration: FindConfiguration;
  originsOf: (companyId: string) => Promise<readonly string[]>;
  execute: (
    request: FastifyRequest,
  ) => (document: string, variables: Record<string, unknown>) => Promise<OperationResult>;
  rehearsedCompany: (cookieHeader: string | undefined) => Promise<string | null>;
  now: () => string;
  onPageLoad: (companyId: string, hasConsent: boolean) => void;
  /** Null where guests are served: pages are as they were built. */
  developed: DevelopedApps | null;
};

const OPERATIONS_FILE = 'src/shared/graphql-client/generated/persisted-documents.json';
/** What the console's administration asks; it is downloaded by administrators only. */
const ADMINISTRATION_FILE = 'src/features/administration/generated/persisted-documents.json';

/** What our own apps were built with; a server without built apps (in a test) has none and then runs texts only. */
export function registeredOperations({ appsFolder }: Config): {
  guest: RegisteredOperations;
  staff: RegisteredOperations;
} {
  return {
    guest: readRegisteredOperations([join(appsFolder, 'ordering', OPERATIONS_FILE)]),
    staff: readRegisteredOperations(
      [OPERATIONS_FILE, ADMINISTRATION_FILE].map((file) => join(appsFolder, 'console', file)),
    ),
  };
}

const cardProviderOf = ({ payment, isLive }: Config): CardProvider => {
  if (payment?.isSimulated) return 'SIMULATOR';
  // Without an account of the deployment companies may have their own.
  return (payment?.isLive ?? isLive) ? 'ADYEN_LIVE' : 'ADYEN_TEST';
};

/** The guests' pages and the console, where they are built. */
export async function composeWeb(app: FastifyInstance, deps: ComposeWebDeps): Promise<void> {
  const { config, developed } = deps;
  if (developed) return composeDevelopedWeb(app, deps, developed);
  const guestFolder = join(config.appsFolder, 'ordering', 'dist');
  const consoleFolder = join(config.appsFolder, 'console', 'dist');
  if (existsSync(join(consoleFolder, 'index.html'))) {
    await consoleRoutes(app, { folder: consoleFolder, publicOrigin: config.publicOrigin });
  }
  if (!existsSync(join(guestFolder, 'server', 'entry-server.js'))) return;
  await webRoutes(app, {
    ...pageDeps(deps),
    guestApp: await loadBuiltGuestApp(guestFolder),
    clientFolder: join(guestFolder, 'client'),
    serviceWorker: config.hasServiceWorker
      ? await readFile(join(guestFolder, 'client', 'service-worker.js'), 'utf8')
      : null,
    analyticsFrame: await readFile(join(guestFolder, 'client', 'analytics-frame.js'), 'utf8'),
  });
}

/** The same pages from their sources; what only a build makes is not there. */
async function composeDevelopedWeb(
  app: FastifyInstance,
  deps: ComposeWebDeps,
  apps: DevelopedApps,
): Promise<void> {
  const { appsFolder, publicOrigin } = deps.config;
  serveSources(app, apps);
  developedConsoleRoutes(app, { folder: join(appsFolder, 'console'), publicOrigin, apps });
  await webRoutes(app, {
    ...pageDeps(deps),
    guestApp: developedGuestApp(apps),
    clientFolder: null,
    serviceWorker: null,
    analyticsFrame: null,
  });
}

const pageDeps = (deps: ComposeWebDeps) => ({
  findConfiguration: deps.findConfiguration,
  defaultSlug: deps.config.defaultCompanySlug,
  publicOrigin: deps.config.publicOrigin,
  originsOf: deps.originsOf,
  cardProvider: cardProviderOf(deps.config),
  platform: deps.config.platform,
  maskableIcon: makeMaskableIcon(deps),
  // Nobody waits for a picture that is still being painted.
  previewOf: rememberPreviews(async (key) =>
    (await deps.media.has(key)) ? deps.media.previewOf(key) : null,
  ),
  execute: deps.execute,
  rehearsedCompany: deps.rehearsedCompany,
  now: deps.now,
  onPageLoad: deps.onPageLoad,
});
