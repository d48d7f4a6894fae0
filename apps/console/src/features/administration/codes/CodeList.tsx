import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { RUN_STATES } from '@tallrik/domain/loyalty/codes/code-state';
import { classNames } from '@tallrik/ui/class-names';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import filters from '../orders/OrderFilters.module.css';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { SearchWords } from '../parts/SearchWords.tsx';
import { Section } from '../parts/Section.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { CodeState } from './CodeState.tsx';
import { useCodePages, type OfficeCode } from './codes-query.ts';
import { CodesSwitch } from './CodesSwitch.tsx';
import { discountText } from './discount-text.ts';
import styles from './CodeList.module.css';

/** Every code with how it stands, how often it was used and what it brought (GROWTH-01). */
export function CodeList(props: OfficePageProps) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { search, narrow } = useNarrowing();
  const { company, administrator } = props;
  const isOwner = reachOf(administrator.role, 'OFFERS', 'WRITE') === 'ALL';
  const state = RUN_STATES.find((one) => one === search.get('state')) ?? null;
  const words = search.get('q') ?? '';
  const pages = useCodePages(company.id, { state, search: words });
  const counts = pages.data?.pages[0]?.counts ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section
      isFull
      title={t('Admin.Codes.Title')}
      actions={
        isOwner && (
          <Link className={classNames(controls.solid, styles.new)} to={link('offers/codes/new')}>
            <Icon name="plus" />
            {t('Admin.Codes.New')}
          </Link>
        )
      }
    >
      <CodesSwitch {...props} />
      <div className={filters.filters}>
        <SearchWords label={t('Admin.Codes.Search')} longest={100} />
        <div className={filters.chips} role="group" aria-label={t('Admin.Codes.Show')}>
          {[null, ...RUN_STATES].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              className={filters.chip}
              aria-pressed={one === state}
              onClick={() => narrow({ state: one ?? '' })}
            >
              {one === null ? t('Admin.Codes.All') : t(`Admin.Codes.State.${one}`)}{' '}
              <span className={filters.count}>
                {one === null ? all : (counts.find((known) => known.state === one)?.count ?? 0)}
              </span>
            </button>
          ))}
        </div>
      </div>
      <Remote query={pages}>
        {(data) => {
          const codes = data.pages.flatMap((page) => page.codes);
          if (codes.length === 0)
            return (
              <p className={rows.empty}>
                {all === 0 && words === '' ? t('Admin.Codes.None') : t('Admin.Codes.NoneFound')}
              </p>
            );
          return (
            <div className={styles.list}>
              <div className={styles.head} aria-hidden="true">
                <span>{t('Admin.Codes.Code')}</span>
                <span>{t('Admin.Codes.Discount')}</span>
                <span>{t('Admin.Codes.StateHead')}</span>
                <span className={styles.number}>{t('Admin.Codes.Uses')}</span>
                <span className={styles.number}>{t('Admin.Codes.Turnover')}</span>
              </div>
              <ul>
                {codes.map((code) => (
                  <CodeRow key={code.id} {...props} code={code} />
                ))}
              </ul>
            </div>
          );
        }}
      </Remote>
      <MoreButton pages={pages} />
    </Section>
  );
}

function CodeRow({ company, code }: OfficePageProps & { code: OfficeCode }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { seriesSize, usedCount, useLimit } = code;
  const limit = seriesSize ?? useLimit;
  const uses =
    limit === null
      ? t('Admin.Codes.UsedTimes', { count: usedCount })
      : t('Admin.Codes.UsedOf', { count: usedCount, limit });
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Link className={styles.link} to={link(`offers/codes/${encodeURIComponent(code.id)}`)}>
          {seriesSize === null ? code.code : t('Admin.Codes.SeriesName', { prefix: code.code })}
        </Link>
        {seriesSize !== null && (
          <span className={rows.more}>{t('Admin.Codes.SeriesSize', { count: seriesSize })}</span>
        )}
      </span>
      <span className={styles.discount}>{discountText(code, company.currency)}</span>
      <span className={styles.state}>
        <CodeState state={code.state} />
      </span>
      <span className={styles.number}>{uses}</span>
      <span className={styles.number}>
        <span className={styles.what}>{t('Admin.Codes.Turnover')} </span>
        {formatMoney(minor(code.turnover), company.currency)}
      </span>
    </li>
  );
}
