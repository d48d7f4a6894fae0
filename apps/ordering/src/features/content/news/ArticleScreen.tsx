import { isLongTitle } from '@tallrik/domain/company/layout';
import { localized } from '@tallrik/domain/company/localized';
import { excerpt } from '@tallrik/domain/content/excerpt';
import { showsUpdatedDate } from '@tallrik/domain/content/news';
import { defaultTimeZone } from '@tallrik/domain/time/default-time-zone';
import { formatDate } from '@tallrik/domain/time/format-date-time';
import { Hero } from '@tallrik/ui/Hero';
import { Skeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../../shared/router/router.tsx';
import { paths } from '../../../shared/paths.ts';
import { headerPicture } from '../../../shared/picture/picture-source.ts';
import { RichText } from '../../../shared/rich-text/RichText.tsx';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import { MissingPage } from '../../../shared/screens/MissingPage.tsx';
import type { ScreenModule } from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { articleQuery } from '../content-query.ts';
import styles from './News.module.css';

/** Hero, created date, title and body; an update is worth its date only after 12 hours (CONTENT-03, CONTENT-04). */
function ArticleScreen() {
  const t = useTranslate();
  const { contentId = '' } = useParams();
  const { language, company: wording } = useReader();
  const { api } = useServices();
  const { configuration, company } = useCompany();
  const query = useQuery(articleQuery(api, configuration.companyId, contentId));
  const article = query.data;
  const title = article ? localized(article.title, '', language, wording) : null;
  useDocumentTitle(title);
  if (query.isError) return <LoadFailed retry={() => void query.refetch()} />;
  if (article === undefined) return <Skeleton shape="hero" />;
  if (article === null) return <MissingPage />;
  const day = (iso: string) =>
    formatDate(Temporal.Instant.from(iso), defaultTimeZone(company.country));
  return (
    <>
      <Hero
        kind="category"
        title={title ?? ''}
        isLongTitle={isLongTitle(title ?? '')}
        text={localized(article.subTitle, '', language, wording) || null}
        picture={headerPicture(article.image, 'LOW')}
      />
      <div className={styles.article}>
        <p className={styles.dates}>
          <time dateTime={article.createdAt}>{day(article.createdAt)}</time>
          {showsUpdatedDate(article) && (
            <span>{t('News.Updated', { date: day(article.updatedAt) })}</span>
          )}
        </p>
        <RichText html={localized(article.text, '', language, wording)} />
      </div>
    </>
  );
}

export const articleModule: ScreenModule = {
  Screen: ArticleScreen,
  load: async ({ api, company, queryClient, params }) => {
    const query = articleQuery(api, company.configuration.companyId, params['contentId'] ?? '');
    return (await queryClient.fetchQuery(query)) ? undefined : { isMissing: true };
  },
  head: import.meta.env.SSR
    ? ({ api, company, queryClient, params, reader, address }) => {
        const id = params['contentId'] ?? '';
        const { queryKey } = articleQuery(api, company.configuration.companyId, id);
        const article = queryClient.getQueryData(queryKey);
        const words = (text: Parameters<typeof localized>[0]) =>
          localized(text, '', reader.language, reader.company);
        const canonicalPath = paths.newsArticle.to(id);
        if (!article) return { title: company.company.displayName, canonicalPath };
        const title = words(article.title);
        return {
          title,
          description: excerpt(words(article.text)),
          image: article.image,
          canonicalPath,
          jsonLd: [
            {
              '@context': 'https://schema.org',
              '@type': 'NewsArticle',
              headline: title,
              datePublished: article.createdAt,
              dateModified: article.updatedAt,
              url: address(canonicalPath),
            },
          ],
        };
      }
    : undefined,
};
