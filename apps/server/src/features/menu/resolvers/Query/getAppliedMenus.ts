import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadCatalogue } from '../../menu-port.ts';

export const makeGetAppliedMenus =
  (deps: {
    loadCatalogue: LoadCatalogue;
  }): NonNullable<QueryResolvers<GraphContext>['getAppliedMenus']> =>
  async (_root, { companyId, venueId, serviceType }) => {
    const menus = (await deps.loadCatalogue(companyId))?.linked.menus ?? [];
    return menus.filter(
      (menu) =>
        menu.venueId === venueId && (!serviceType || menu.serviceTypes.includes(serviceType)),
    );
  };
