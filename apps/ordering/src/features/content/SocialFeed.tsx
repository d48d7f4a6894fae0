import type { Api } from '@tallrik/contract/client/operation';
import { shownSocialItems } from '@tallrik/domain/content/social-feed';
import { Section } from '@tallrik/ui/Section';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';
import { feedPicture } from '../../shared/picture/picture-source.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './SocialFeed.module.css';

const SocialMediaFeed = graphql(`
  query SocialMediaFeed($companyId: ID!) {
    getSocialMedia(companyId: $companyId) {
      success
      feed {
        socialType
        items {
          id
          link
          mediaUrl
        }
      }
    }
  }
`);

const socialFeedQuery = (api: Api, companyId: string) =>
  queryOptions({
    queryKey: ['social-feed', companyId],
    queryFn: async ({ signal }) =>
      (await api.readPublic(SocialMediaFeed, { companyId }, signal)).getSocialMedia,
    staleTime: 60 * 60_000,
    retry: false,
  });

/** The first five pictures; nothing at all while they load or when they do not come (LAND-14, CONTENT-08). */
export function SocialFeed() {
  const t = useTranslate();
  const { api } = useServices();
  const { configuration } = useCompany();
  const feed = useQuery(socialFeedQuery(api, configuration.companyId));
  const items = shownSocialItems(feed.data ?? null);
  if (items.length === 0) return null;
  return (
    <Section title={t('Landing.Social')} hasGutter>
      <ul className={styles.feed}>
        {items.map((item, at) => (
          <li key={item.id}>
            <a href={item.link} rel="noopener noreferrer" target="_blank" className={styles.post}>
              <img
                {...feedPicture(item.mediaUrl, at === 0)}
                alt={t('Landing.SocialPost', { number: at + 1 })}
                loading="lazy"
                decoding="async"
                // At the very end of a landing: most guests never get there, so nothing fetches them ahead.
                data-only-near
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
