import type { CompanyResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadCatalogue } from '../../menu-port.ts';

export const makeCompanyModificationGroups =
  (deps: {
    loadCatalogue: LoadCatalogue;
  }): NonNullable<CompanyResolvers<GraphContext>['modificationGroups']> =>
  async ({ id }) => [...((await deps.loadCatalogue(id))?.linked.modificationGroups ?? [])];
