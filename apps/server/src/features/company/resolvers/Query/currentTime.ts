import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';

export const currentTime: NonNullable<QueryResolvers<GraphContext>['currentTime']> = (
  _root,
  _args,
  { now },
) => now().toString();
