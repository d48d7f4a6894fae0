import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { CONTENT_PLACES } from '@tallrik/domain/content/content-form';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { deviceDate } from '../device-time.ts';
import type { ContentState } from '../generated/graphql.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import filters from '../orders/OrderFilters.module.css';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { SearchWords } from '../parts/SearchWords.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useContents, type ContentRow } from './news-query.ts';

const LOOKS: Readonly<Record<ContentState, string | undefined>> = {
  PUBLISHED: rows['good'],
  PLANNED: rows['warning'],
  DRAFT: rows['tag'],
};

export function StateOfContent({ state }: { state: ContentState }) {
  const t = useAdminText();
  return <span className={LOOKS[state]}>{t(`Admin.News.State.${state}`)}</span>;
}

const SHOWN = ['all', ...CONTENT_PLACES, 'archived'] as const;

/** What the company tells its guests, last changed first (GROWTH-26). */
export function NewsList(props: OfficePageProps) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { search, narrow } = useNarrowing();
  const words = (search.get('q') ?? '').trim().toLocaleLowerCase();
  const { company, administrator } = props;
  const isOwner = reachOf(administrator.role, 'CONTENT', 'WRITE') === 'ALL';
  const shown = SHOWN.find((one) => one === search.get('show')) ?? 'all';
  const contents = useContents(company.id, shown === 'archived');
  const isFound = ({ title, slug }: ContentRow) =>
    [slug, ...Object.values(title)].some((text) => text?.toLocaleLowerCase().includes(words));
  const isShown = (content: ContentRow) =>
    isFound(content) && (shown === 'all' || shown === 'archived' || content.places.includes(shown));
  return (
    <Section
      isFull
      title={t('Admin.News.Title')}
      actions={
        isOwner && (
          <Link className={controls.solid} to={link('news/new')}>
            <Icon name="plus" />
            {t('Admin.News.New')}
          </Link>
        )
      }
    >
      <SearchWords label={t('Admin.News.Search')} longest={100} />
      <div className={filters.chips} role="group" aria-label={t('Admin.News.Show')}>
        {SHOWN.map((one) => (
          <button
            key={one}
            type="button"
            className={filters.chip}
            aria-pressed={one === shown}
            onClick={() => narrow({ show: one === 'all' ? '' : one })}
          >
            {t(`Admin.News.Show.${one}`)}
          </button>
        ))}
      </div>
      <Remote query={contents}>
        {(all) => {
          const listed = all.filter(isShown);
          if (listed.length === 0)
            return (
              <p className={rows.empty}>
                {t(words === '' ? 'Admin.News.None' : 'Admin.News.NoneFound')}
              </p>
            );
          return (
            <ul className={rows.rows}>
              {listed.map((content) => (
                <li key={content.id} className={rows.row}>
                  <span className={rows.main}>
                    <Link className={rows.name} to={link(`news/${encodeURIComponent(content.id)}`)}>
                      {titleOf(content.title, company.languages) || content.slug}
                    </Link>
                    <span className={rows.more}>
                      {content.places.map((place) => t(`Admin.News.Show.${place}`)).join(', ')}
                      {content.places.includes('SIDEBAR') && ` · /sidebar/${content.slug}`}
                      {` · ${t('Admin.News.Changed', { date: deviceDate(content.updatedAt) })}`}
                    </span>
                  </span>
                  <span className={rows.end}>
                    <StateOfContent state={content.state} />
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Remote>
    </Section>
  );
}

/** In the first of the company's languages that has one. */
export function titleOf(title: ContentRow['title'], languages: readonly string[]): string {
  const written = Object.entries(title).filter(([, text]) => Boolean(text));
  const found = languages.flatMap((language) =>
    written.flatMap(([name, text]) => (name === language && text ? [text] : [])),
  );
  return found[0] ?? written[0]?.[1] ?? '';
}
