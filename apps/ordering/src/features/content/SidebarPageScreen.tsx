import { localized } from '@tallrik/domain/company/localized';
import { excerpt } from '@tallrik/domain/content/excerpt';
import { sidebarPage } from '@tallrik/domain/content/content';
import { Hero } from '@tallrik/ui/Hero';
import { Skeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../shared/router/router.tsx';
import { paths } from '../../shared/paths.ts';
import { headerPicture } from '../../shared/picture/picture-source.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { LoadFailed } from '../../shared/screens/LoadFailed.tsx';
import { MissingPage } from '../../shared/screens/MissingPage.tsx';
import type { ScreenModule } from '../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useReader } from '../../shared/translate/use-translate.tsx';
import { pageQuery } from './content-query.ts';
import styles from './news/News.module.css';

/** A page the company wrote, in the guest's language (CONTENT-05). */
function SidebarPageScreen() {
  const { slug = '' } = useParams();
  const { language, company: wording } = useReader();
  const { api } = useServices();
  const { configuration } = useCompany();
  const query = useQuery(pageQuery(api, configuration.companyId, slug));
  const page = query.data ? sidebarPage([query.data], slug) : query.data;
  const title = page ? localized(page.title, slug, language, wording) : null;
  useDocumentTitle(title);
  if (query.isError) return <LoadFailed retry={() => void query.refetch()} />;
  if (page === undefined) return <Skeleton shape="hero" />;
  if (page === null) return <MissingPage />;
  return (
    <>
      <Hero
        kind="category"
        title={title ?? ''}
        text={localized(page.subTitle, '', language, wording) || null}
        picture={headerPicture(page.image, 'LOW')}
      />
      <div className={styles.article}>
        <RichText html={localized(page.text, '', language, wording)} />
      </div>
    </>
  );
}

export const sidebarPageModule: ScreenModule = {
  Screen: SidebarPageScreen,
  load: async ({ api, company, queryClient, params }) => {
    const query = pageQuery(api, company.configuration.companyId, params['slug'] ?? '');
    const page = await queryClient.fetchQuery(query);
    return page?.types.includes('SIDEBAR') ? undefined : { isMissing: true };
  },
  head: import.meta.env.SSR
    ? ({ api, company, queryClient, params, reader }) => {
        const slug = params['slug'] ?? '';
        const { queryKey } = pageQuery(api, company.configuration.companyId, slug);
        const page = queryClient.getQueryData(queryKey);
        const words = (text: Parameters<typeof localized>[0]) =>
          localized(text, '', reader.language, reader.company);
        return {
          title: page ? words(page.title) : company.company.displayName,
          ...(page ? { description: excerpt(words(page.text)), image: page.image } : {}),
          canonicalPath: paths.sidebarPage.to(slug),
        };
      }
    : undefined,
};
