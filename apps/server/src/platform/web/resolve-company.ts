import type { AnalyticsService } from '@tallrik/domain/company/analytics-service';
import { companyFromAddress, routeWithin } from '@tallrik/domain/company/company-from-address';
import type { Theme } from '@tallrik/domain/company/configuration';
import { slugFrom } from '@tallrik/domain/company/slug';

export type FoundConfiguration = {
  id: string;
  slug: string;
  companyId: string;
  displayName: string;
  logoUrl: string | null;
  theme: Pick<Theme, 'main' | 'menuBackgroundColor'>;
  enableAnalytics: boolean;
  analyticsService: AnalyticsService | null;
};

export type FindConfiguration = (
  by: { slug: string } | { host: string },
) => Promise<FoundConfiguration | null>;

export type ResolvedCompany = {
  configuration: FoundConfiguration | null;
  /** `/smash`, or empty where the company is not named by the path. */
  basePath: string;
  /** The path below the base path, beginning with a slash. */
  path: string;
  /** A slug given by `s`: kept for the browser session, so that inner links need not repeat it. */
  slugToKeep: string | null;
  /** The base path the company has by now, where the address says one it had before (SETUP-26). */
  movedTo: string | null;
};

/** Which company a request is for (D-02): what the address names, then the host's, then the deployment's own. */
export async function resolveCompany(
  request: { path: string; s: string | null; rememberedSlug: string | null; host: string },
  deps: { findConfiguration: FindConfiguration; defaultSlug: string | null },
): Promise<ResolvedCompany> {
  const { path, s, rememberedSlug, host } = request;
  const named = companyFromAddress({ path, s, sessionSlug: rememberedSlug, companyIdOfHost: null });
  if (named?.by === 'SLUG') {
    const configuration = await deps.findConfiguration({ slug: named.slug });
    const isRemembered =
      configuration !== null && named.basePath === '' && slugFrom(s) === named.slug;
    return {
      configuration,
      basePath: named.basePath,
      path: routeWithin(path, named),
      slugToKeep: isRemembered ? named.slug : null,
      movedTo:
        configuration !== null && named.basePath !== '' && configuration.slug !== named.slug
          ? `/${configuration.slug}`
          : null,
    };
  }
  const ofHost = await deps.findConfiguration({ host });
  const ofDeployment =
    ofHost === null && deps.defaultSlug !== null
      ? await deps.findConfiguration({ slug: deps.defaultSlug })
      : null;
  return {
    configuration: ofHost ?? ofDeployment,
    basePath: '',
    path,
    slugToKeep: null,
    movedTo: null,
  };
}
