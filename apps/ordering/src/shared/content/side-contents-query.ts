import type { Content } from '@tallrik/domain/content/content';
import type { Api } from '@tallrik/contract/client/operation';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import { toLocalized } from '../to-localized.ts';

const SideContents = graphql(`
  query SideContents($companyId: ID!) {
    allContents(companyId: $companyId) {
      id
      slug
      types
      title {
        ...LocalizedFields
      }
    }
  }
`);

export type SideContent = Pick<Content, 'id' | 'types' | 'title'> & { slug: string };

/** What the company has written, by title only: the side menu needs no bodies (SHELL-06, SHELL-08). */
export const sideContentsQuery = (api: Api, companyId: string) =>
  queryOptions({
    queryKey: ['side-contents', companyId],
    queryFn: async ({ signal }): Promise<SideContent[]> => {
      const { allContents } = await api.readPublic(SideContents, { companyId }, signal);
      return allContents.map((content) => ({ ...content, title: toLocalized(content.title) }));
    },
    staleTime: 5 * 60_000,
  });
