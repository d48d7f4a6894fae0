import type { Api } from '@tallrik/contract/client/operation';
import type { Content } from '@tallrik/domain/content/content';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';
import type { ContentFieldsFragment } from '../../shared/graphql-client/generated/graphql.ts';
import { missingIfMalformed } from '../../shared/graphql-client/missing-if-malformed.ts';
import { toLocalized } from '../../shared/to-localized.ts';

graphql(`
  fragment ContentFields on Content {
    id
    slug
    types
    createdAt
    updatedAt
    image
    title {
      ...LocalizedFields
    }
    subTitle {
      ...LocalizedFields
    }
    text {
      ...LocalizedFields
    }
  }
`);

const News = graphql(`
  query News($companyId: ID!) {
    allContents(companyId: $companyId, types: [NEWSLETTER]) {
      ...ContentFields
    }
  }
`);

const Article = graphql(`
  query Article($companyId: ID!, $id: ID!) {
    allContents(companyId: $companyId, id: $id) {
      ...ContentFields
    }
  }
`);

const PageBySlug = graphql(`
  query PageBySlug($companyId: ID!, $slug: String!) {
    allContents(companyId: $companyId, slug: $slug) {
      ...ContentFields
    }
  }
`);

const STALE_MS = 5 * 60_000;

export const newsQuery = (api: Api, companyId: string) =>
  queryOptions({
    queryKey: ['news', companyId],
    queryFn: async ({ signal }): Promise<Content[]> =>
      (await api.readPublic(News, { companyId }, signal)).allContents.map(toContent),
    staleTime: STALE_MS,
  });

export const articleQuery = (api: Api, companyId: string, id: string) =>
  queryOptions({
    queryKey: ['article', companyId, id],
    queryFn: async ({ signal }): Promise<Content | null> => {
      const answer = await missingIfMalformed(api.readPublic(Article, { companyId, id }, signal));
      const found = answer?.allContents[0];
      return found ? toContent(found) : null;
    },
    staleTime: STALE_MS,
  });

export const pageQuery = (api: Api, companyId: string, slug: string) =>
  queryOptions({
    queryKey: ['content-page', companyId, slug],
    queryFn: async ({ signal }): Promise<Content | null> => {
      const [found] = (await api.readPublic(PageBySlug, { companyId, slug }, signal)).allContents;
      return found ? toContent(found) : null;
    },
    staleTime: STALE_MS,
  });

const toContent = (content: ContentFieldsFragment): Content => ({
  ...content,
  image: content.image ?? null,
  title: toLocalized(content.title),
  subTitle: toLocalized(content.subTitle),
  text: toLocalized(content.text),
});
