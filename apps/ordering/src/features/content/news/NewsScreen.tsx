import { localized } from '@tallrik/domain/company/localized';
import { excerpt } from '@tallrik/domain/content/excerpt';
import { newsNewestFirst } from '@tallrik/domain/content/news';
import { defaultTimeZone } from '@tallrik/domain/time/default-time-zone';
import { formatDate } from '@tallrik/domain/time/format-date-time';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { cardPicture } from '../../../shared/picture/picture-source.ts';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import type { ScreenModule } from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { newsQuery } from '../content-query.ts';
import { NewsCard } from './NewsCard.tsx';
import styles from './News.module.css';

/** Newsletters as cards, newest first (CONTENT-01, CONTENT-02). */
function NewsScreen() {
  const t = useTranslate();
  const reader = useReader();
  const { api } = useServices();
  const { configuration, company } = useCompany();
  const news = useQuery(newsQuery(api, configuration.companyId));
  useDocumentTitle(t('SideMenu.News'));
  if (news.isError) return <LoadFailed retry={() => void news.refetch()} />;
  if (!news.data) {
    return (
      <div aria-busy="true">
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    );
  }
  const articles = newsNewestFirst(news.data);
  if (articles.length === 0) {
    return <EmptyState icon="news" title={t('News.Empty.Title')} text={t('News.Empty.Text')} />;
  }
  const words = (text: Parameters<typeof localized>[0]) =>
    localized(text, '', reader.language, reader.company);
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id}>
          <NewsCard
            title={words(article.title)}
            excerpt={excerpt(words(article.text))}
            date={formatDate(
              Temporal.Instant.from(article.updatedAt),
              defaultTimeZone(company.country),
            )}
            picture={cardPicture(article.image)}
            href={paths.newsArticle.to(article.id)}
          />
        </li>
      ))}
    </ul>
  );
}

export const newsModule: ScreenModule = {
  Screen: NewsScreen,
  load: async ({ api, company, queryClient }) => {
    await queryClient.fetchQuery(newsQuery(api, company.configuration.companyId));
    return undefined;
  },
  head: import.meta.env.SSR
    ? ({ translate }) => ({ title: translate('SideMenu.News'), canonicalPath: paths.news.to() })
    : undefined,
};
