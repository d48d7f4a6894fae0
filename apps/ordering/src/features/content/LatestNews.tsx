import { localized } from '@tallrik/domain/company/localized';
import { excerpt } from '@tallrik/domain/content/excerpt';
import { latestNews } from '@tallrik/domain/content/news';
import { defaultTimeZone } from '@tallrik/domain/time/default-time-zone';
import { formatDate } from '@tallrik/domain/time/format-date-time';
import { Section } from '@tallrik/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { cardPicture } from '../../shared/picture/picture-source.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import { newsQuery } from './content-query.ts';
import { NewsCard } from './news/NewsCard.tsx';

/** The newest newsletter, with the way to the others (LAND-12). */
export function LatestNews() {
  const t = useTranslate();
  const { language, company: wording } = useReader();
  const { api } = useServices();
  const { configuration, company } = useCompany();
  const news = useQuery(newsQuery(api, configuration.companyId));
  const latest = news.data ? latestNews(news.data) : null;
  if (!latest) return null;
  const text = localized(latest.text, '', language, wording);
  const updated = Temporal.Instant.from(latest.updatedAt);
  return (
    <Section
      title={t('Landing.LatestNews')}
      more={{ label: t('General.More'), href: paths.news.to() }}
      hasGutter
    >
      <NewsCard
        headingLevel={3}
        title={localized(latest.title, '', language, wording)}
        excerpt={excerpt(text)}
        date={formatDate(updated, defaultTimeZone(company.country))}
        picture={cardPicture(latest.image)}
        href={paths.latestNews.to(latest.id)}
      />
    </Section>
  );
}
