import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { OFFER_STATES } from '@tallrik/domain/cart/offers/offers-at';
import { hasPrice } from '@tallrik/domain/cart/offers/editing/check-offer';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { classNames } from '@tallrik/ui/class-names';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import list from '../codes/CodeList.module.css';
import { discountText } from '../codes/discount-text.ts';
import type { OfficeOfferState } from '../generated/graphql.ts';
import { titleOf } from '../news/NewsList.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import filters from '../orders/OrderFilters.module.css';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { useOffers, type OfficeOffer } from './offers-query.ts';
import styles from './Offers.module.css';

const LOOKS: Readonly<Record<OfficeOfferState, string | undefined>> = {
  RUNNING: rows['good'],
  NOT_YET: rows['warning'],
  PAUSED: rows['warning'],
  ENDED: rows['tag'],
  ARCHIVED: rows['tag'],
};

export function OfferStateTag({ state }: { state: OfficeOfferState }) {
  const t = useAdminText();
  return <span className={LOOKS[state]}>{t(`Admin.Offers.State.${state}`)}</span>;
}

/** Every offer with who gets it, where, how it stands and what it brought (GROWTH-11). */
export function OfferList(props: OfficePageProps) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { search, narrow } = useNarrowing();
  const { company, administrator } = props;
  const isOwner = reachOf(administrator.role, 'OFFERS', 'WRITE') === 'ALL';
  const state = OFFER_STATES.find((one) => one === search.get('state')) ?? null;
  const isArchived = state === 'ARCHIVED';
  const offers = useOffers(company.id, isArchived);
  const countOf = (one: OfficeOfferState | null): number | null => {
    if (!offers.data || offers.isPlaceholderData || isArchived !== (one === 'ARCHIVED'))
      return null;
    return one === null
      ? offers.data.length
      : offers.data.filter((offer) => offer.state === one).length;
  };
  return (
    <Section
      isFull
      title={t('Admin.Office.offers')}
      actions={
        isOwner && (
          <Link className={classNames(controls.solid, list.new)} to={link('offers/new')}>
            <Icon name="plus" />
            {t('Admin.Offers.New')}
          </Link>
        )
      }
    >
      <div className={filters.chips} role="group" aria-label={t('Admin.Offers.Show')}>
        {[null, ...OFFER_STATES].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={filters.chip}
            aria-pressed={one === state}
            onClick={() => narrow({ state: one ?? '' })}
          >
            {one === null ? t('Admin.Codes.All') : t(`Admin.Offers.State.${one}`)}{' '}
            {countOf(one) !== null && <span className={filters.count}>{countOf(one)}</span>}
          </button>
        ))}
      </div>
      <Remote query={offers}>
        {(all) => {
          const listed = all.filter((offer) => state === null || offer.state === state);
          if (listed.length === 0)
            return (
              <p className={rows.empty}>
                {state === null ? t('Admin.Offers.None') : t('Admin.Offers.NoneFound')}
              </p>
            );
          return (
            <div className={list.list}>
              <div className={classNames(list.head, styles.head)} aria-hidden="true">
                <span>{t('Admin.Offers.Offer')}</span>
                <span>{t('Admin.Offers.Who')}</span>
                <span>{t('Admin.Codes.StateHead')}</span>
                <span className={list.number}>{t('Admin.Codes.Uses')}</span>
                <span className={list.number}>{t('Admin.Codes.Turnover')}</span>
              </div>
              <ul>
                {listed.map((offer) => (
                  <OfferRow key={offer.id} company={company} offer={offer} />
                ))}
              </ul>
            </div>
          );
        }}
      </Remote>
    </Section>
  );
}

/** `£9.50`, `15 %`, or nothing where no price changes. */
export function giftText(offer: OfficeOffer, { currency }: AdministeredCompany): string | null {
  if (hasPrice(offer.type) && offer.price !== null)
    return formatMoney(minor(offer.price), currency);
  return offer.discountRate > 0 ? discountText(offer, currency) : null;
}

export function whereText(
  t: AdminTranslate,
  venueIds: readonly string[],
  { venues }: AdministeredCompany,
): string {
  if (venueIds.length === 0) return t('Admin.Codes.EveryVenue');
  return venues
    .filter(({ id }) => venueIds.includes(id))
    .map(({ name }) => name)
    .join(', ');
}

function OfferRow({ company, offer }: { company: AdministeredCompany; offer: OfficeOffer }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const gift = giftText(offer, company);
  const { unavailableVenueIds } = offer;
  return (
    <li className={classNames(list.row, styles.head)}>
      <span className={styles.shown}>
        {offer.image === null ? (
          <OfferPicture type={offer.type} />
        ) : (
          <img
            className={styles.thumbnail}
            src={`${offer.image}?w=192&h=130`}
            alt=""
            width={56}
            height={56}
            loading="lazy"
          />
        )}
        <span className={list.name}>
          <Link className={list.link} to={link(`offers/${encodeURIComponent(offer.id)}`)}>
            {titleOf(offer.name, company.languages)}
          </Link>
          <span className={rows.more}>
            {[t(`Admin.Offers.Type.${offer.type}`), gift].filter(Boolean).join(' · ')}
          </span>
          {unavailableVenueIds.length > 0 && (
            <span className={styles.blocked}>
              {t('Admin.Offers.NotAvailableAt', {
                venues: whereText(t, unavailableVenueIds, company),
              })}
            </span>
          )}
        </span>
      </span>
      <span className={styles.who}>
        {offer.isDefault
          ? t('Admin.Offers.Everybody')
          : t('Admin.Offers.Holders', { count: offer.rightsHeld })}
        <span className={rows.more}>{whereText(t, offer.venueIds, company)}</span>
      </span>
      <span className={list.state}>
        <OfferStateTag state={offer.state} />
      </span>
      <span className={list.number}>{t('Admin.Codes.UsedTimes', { count: offer.uses })}</span>
      <span className={list.number}>
        <VisuallyHidden>{t('Admin.Codes.Turnover')} </VisuallyHidden>
        {formatMoney(minor(offer.turnover), company.currency)}
      </span>
    </li>
  );
}
