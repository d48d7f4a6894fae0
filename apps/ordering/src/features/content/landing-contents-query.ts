import type { Api } from '@tallrik/contract/client/operation';
import { HOME_INTRO_SLUG, MEMBERSHIP_SLUG } from '@tallrik/domain/content/content';
import type { Localized } from '@tallrik/domain/company/languages';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';
import { toLocalized } from '../../shared/to-localized.ts';

const LandingContents = graphql(`
  query LandingContents($companyId: ID!, $intro: String!, $membership: String!) {
    intro: allContents(companyId: $companyId, slug: $intro) {
      slug
      text {
        ...LocalizedFields
      }
    }
    membership: allContents(companyId: $companyId, slug: $membership) {
      slug
      text {
        ...LocalizedFields
      }
    }
  }
`);

/** The two texts with a place of their own on the landing (CONTENT-07, D-123). */
export const landingContentsQuery = (api: Api, companyId: string) =>
  queryOptions({
    queryKey: ['landing-contents', companyId],
    queryFn: async ({ signal }): Promise<{ slug: string; text: Localized }[]> => {
      const variables = { companyId, intro: HOME_INTRO_SLUG, membership: MEMBERSHIP_SLUG };
      const { intro, membership } = await api.readPublic(LandingContents, variables, signal);
      return [...intro, ...membership].map(({ slug, text }) => ({ slug, text: toLocalized(text) }));
    },
    staleTime: 5 * 60_000,
  });
