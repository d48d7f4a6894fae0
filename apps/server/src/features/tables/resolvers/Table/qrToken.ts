import type { TableResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { IssueTableToken } from '../../table-tokens.ts';

export const makeTableQrToken =
  (deps: {
    issueTableToken: IssueTableToken;
  }): NonNullable<TableResolvers<GraphContext>['qrToken']> =>
  (table, { venueId }) =>
    deps.issueTableToken(table, venueId);
