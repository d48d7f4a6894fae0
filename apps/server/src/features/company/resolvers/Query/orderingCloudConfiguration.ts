import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Company } from '@tallrik/domain/company/configuration';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { configurationAnswer, type Deployment } from '../../configuration-answer.ts';
import type { FindNamedConfiguration } from '../../find-named-configuration.ts';
import { asRehearsed } from '../../open-company.ts';

export const makeOrderingCloudConfiguration =
  (deps: {
    findNamedConfiguration: FindNamedConfiguration;
    findCompany: (companyId: string) => Promise<Company | null>;
    deployment: Deployment;
  }): NonNullable<QueryResolvers<GraphContext>['orderingCloudConfiguration']> =>
  async (_root, names, context) => {
    const configuration = await deps.findNamedConfiguration(names);
    if (!configuration) return null;
    const company = asRehearsed(await deps.findCompany(configuration.companyId), context);
    return company && { ...configurationAnswer(configuration, deps.deployment), company };
  };
