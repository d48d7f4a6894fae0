import type { Api } from '@tallrik/contract/client/operation';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import { missingIfMalformed } from '../graphql-client/missing-if-malformed.ts';

const TablePage = graphql(`
  query TablePage($id: ID!, $venueId: ID!) {
    Table(id: $id) {
      id
      code
      supportsPayLater
      qrToken(venueId: $venueId)
    }
  }
`);

/** The table a guest claims to sit at; the server's token is what counts (D-22, D-101). */
export const tableQuery = (api: Api, tableId: string, venueId: string) =>
  queryOptions({
    queryKey: ['table', tableId, venueId],
    queryFn: async ({ signal }) => {
      const answer = api.call(TablePage, { id: tableId, venueId }, signal);
      return (await missingIfMalformed(answer))?.Table ?? null;
    },
  });
