import type { OperationResult } from '@tallrik/contract/page-rendering';
import type { FastifyReply } from 'fastify';
import type { Buffer } from 'node:buffer';
import type { FoundConfiguration, ResolvedCompany } from './resolve-company.ts';
import { SERVICE_WORKER_HEADERS, SERVICE_WORKER_OFF } from './service-worker-file.ts';
import { robots, sitemap } from './sitemap.ts';
import { MASKABLE_ICON, webManifest } from './web-manifest.ts';

export type CompanyFileDeps = {
  /** The built worker; null where the deployment has switched it off. */
  serviceWorker: string | null;
  /** The logo on the brand's colour, with room around it; null where the company has no logo of ours. */
  maskableIcon: (logoUrl: string, background: string) => Promise<Buffer | null>;
};

type Execute = (document: string, variables: Record<string, unknown>) => Promise<OperationResult>;

const HOUR = 'max-age=3600';

/** The files beside the pages that each company has for itself; null where the path names none of them. */
export async function sendCompanyFile(
  reply: FastifyReply,
  { configuration, basePath, path }: ResolvedCompany & { configuration: FoundConfiguration },
  origin: string,
  execute: Execute,
  deps: CompanyFileDeps,
): Promise<FastifyReply | null> {
  const text = (type: string, body: string) =>
    reply.type(type).header('cache-control', HOUR).send(body);
  switch (path) {
    case '/manifest.webmanifest':
      return text('application/manifest+json', webManifest(configuration, basePath));
    case '/robots.txt':
      return text('text/plain; charset=utf-8', robots({ origin, basePath }));
    case '/sitemap.xml':
      return text(
        'application/xml; charset=utf-8',
        await sitemap(configuration, { origin, basePath }, execute),
      );
    case '/service-worker.js':
      return reply.headers(SERVICE_WORKER_HEADERS).send(deps.serviceWorker ?? SERVICE_WORKER_OFF);
    case MASKABLE_ICON: {
      const { logoUrl, theme } = configuration;
      const icon = logoUrl === null ? null : await deps.maskableIcon(logoUrl, theme.main);
      if (icon === null) return reply.status(404).header('cache-control', 'no-store').send();
      return reply.type('image/png').header('cache-control', 'max-age=86400').send(icon);
    }
    default:
      return null;
  }
}
