import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { ReadContents } from '../../read-contents.ts';

export const makeAllContents =
  (deps: {
    readContents: ReadContents;
  }): NonNullable<QueryResolvers<GraphContext>['allContents']> =>
  (_root, { companyId, types, slug, id }) =>
    deps.readContents(companyId, { types, slug, id });
