import type { Database } from '../../platform/database/database.ts';
import type { FindConfiguration } from '../../platform/web/resolve-company.ts';
import type { Office } from '../../platform/office/office.ts';
import { companyPaths } from './addresses/company-paths.ts';
import type { HostWorld } from './addresses/host-checks.ts';
import { makeOfficeAddresses } from './addresses/office-addresses.ts';
import { isHostOfCompany, originsOf } from './company-hosts.ts';
import { findCompany, findConfiguration } from './company-store.ts';
import type { Deployment } from './configuration-answer.ts';
import { makeFindNamedConfiguration } from './find-named-configuration.ts';
import { makeOfficeLook } from './look/office-look.ts';
import { makeOfficeMarketplace } from './marketplace/office-marketplace.ts';
import { findOrderTerms } from './order-terms.ts';
import { makeCompanyQuery } from './resolvers/Query/companyQuery.ts';
import { currentTime } from './resolvers/Query/currentTime.ts';
import { makeOrderingCloudConfiguration } from './resolvers/Query/orderingCloudConfiguration.ts';
import { makeSetCompanyOrderTerms } from './staff-resolvers/Mutation/setCompanyOrderTerms.ts';
import { makeOfficeSwitches } from './switches/office-switches.ts';
import { makeAdministeredCompany } from './staff-resolvers/Query/administeredCompany.ts';
import { makeCompanyOrderTerms } from './staff-resolvers/Query/companyOrderTerms.ts';

/** What a company is, by which names it is found, and what it has decided for all its venues. */
export function makeCompany(deps: {
  db: Database;
  /** What every page asks is read beside transactions. */
  reads: Database;
  defaultSlug: string | null;
  deployment: Deployment;
  canSendSms: boolean;
  office: Office;
  newId: () => string;
  now: () => Temporal.Instant;
  hostWorld: HostWorld;
  platformHost: string | null;
}) {
  const { db, reads } = deps;
  const found = {
    findCompany: (companyId: string) => findCompany(reads, companyId),
    findConfigurationOf: (companyId: string) =>
      findConfiguration(reads, { by: 'COMPANY', companyId }),
    findOrderTerms: (companyId: string) => findOrderTerms(reads, companyId),
    findNamedConfiguration: makeFindNamedConfiguration({
      findConfiguration: (name) => findConfiguration(reads, name),
      defaultSlug: deps.defaultSlug,
    }),
  };
  /** Whose page it is, with the name it goes by. */
  const findPageConfiguration: FindConfiguration = async (by) => {
    const configuration = await found.findNamedConfiguration(by);
    const company = configuration && (await found.findCompany(configuration.companyId));
    return company ? { ...configuration, displayName: company.displayName } : null;
  };
  const officeLook = makeOfficeLook(deps);
  const marketplace = makeOfficeMarketplace(deps);
  const officeSwitches = makeOfficeSwitches(deps);
  const addresses = makeOfficeAddresses({ db, ...deps.hostWorld, platformHost: deps.platformHost });
  const companyQuery = makeCompanyQuery(found);
  return {
    ...found,
    findPageConfiguration,
    companyPaths,
    companyOfPage: async ({ slug, host }: { slug: string | null; host: string }) =>
      (await found.findNamedConfiguration(slug ? { slug } : { host }))?.companyId ?? null,
    displayNameOf: async (companyId: string) =>
      (await found.findCompany(companyId))?.displayName ?? null,
    defaultLanguageOf: async (companyId: string) =>
      (await found.findCompany(companyId))?.defaultLanguage ?? null,
    maxCategoriesOf: async (companyId: string): Promise<number> =>
      (await found.findConfigurationOf(companyId))?.maxCategories ?? 0,
    originsOf: (companyId: string) => originsOf(reads, companyId),
    isHostOfCompany: (host: string) => isHostOfCompany(db, host),
    guestResolvers: {
      Query: {
        orderingCloudConfiguration: makeOrderingCloudConfiguration({
          ...found,
          deployment: deps.deployment,
        }),
        companyQuery,
        Company: companyQuery,
        currentTime,
      },
    },
    staffResolvers: {
      Query: {
        administeredCompany: makeAdministeredCompany({ db }),
        companyOrderTerms: makeCompanyOrderTerms({ db }),
        ...officeLook.Query,
        ...marketplace.Query,
        ...officeSwitches.Query,
        ...addresses.Query,
      },
      Mutation: {
        setCompanyOrderTerms: makeSetCompanyOrderTerms({ db }),
        ...officeLook.Mutation,
        ...marketplace.Mutation,
        ...officeSwitches.Mutation,
        ...addresses.Mutation,
      },
    },
    jobs: { 'check-hosts': () => addresses.checkDueHosts(deps.now()) },
  };
}
