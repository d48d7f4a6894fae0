import type { FastifyRequest } from 'fastify';
import { SLUG_COOKIE, readCookies } from './cookies.ts';
import {
  resolveCompany,
  type FindConfiguration,
  type FoundConfiguration,
} from './resolve-company.ts';

export type CompanyOfRequestDeps = {
  findConfiguration: FindConfiguration;
  defaultSlug: string | null;
};

/** The company a request beside the pages is for: found as its pages are, by the address alone. */
export async function companyOfRequest(
  request: FastifyRequest,
  deps: CompanyOfRequestDeps,
): Promise<FoundConfiguration | null> {
  const cookies = readCookies(request.headers.cookie);
  const [path = '/'] = request.url.split('?');
  const rememberedSlug = cookies.get(SLUG_COOKIE) ?? null;
  const companyRequest = { path, s: null, rememberedSlug, host: request.hostname };
  return (await resolveCompany(companyRequest, deps)).configuration;
}
