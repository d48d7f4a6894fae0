import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ResolvedCompany } from './resolve-company.ts';

export type OriginDeps = {
  publicOrigin: string | null;
  /** The origins of the company's own names. */
  originsOf: (companyId: string) => Promise<readonly string[]>;
};

/** Without a public address, wherever we were asked. */
export const platformOrigin = (request: FastifyRequest, publicOrigin: string | null): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

/** What a proxy asks for that passes no name on, and nobody else's address. */
const isOfThisMachine = (name: string): boolean =>
  isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost');

/**
 * What a page says of where it is (D-340). Below the platform's name a company without a path is nobody: told to
 * search engines and in shared links, that address led to no shop. A name is believed only where it is the company's.
 */
export async function pageOrigin(
  request: FastifyRequest,
  { configuration, basePath }: ResolvedCompany,
  deps: OriginDeps,
): Promise<string> {
  const platform = platformOrigin(request, deps.publicOrigin);
  const name = request.hostname.toLowerCase();
  if (deps.publicOrigin === null || configuration === null || basePath !== '') return platform;
  if (name === new URL(deps.publicOrigin).hostname || isOfThisMachine(name)) return platform;
  const own = await deps.originsOf(configuration.companyId);
  return own.find((origin) => origin === `https://${name}`) ?? platform;
}
