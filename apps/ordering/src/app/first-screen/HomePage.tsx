import { isOpenOrder } from '@tallrik/domain/cart/open-order';
import { addressLine, listedVenues, sortVenues } from '@tallrik/domain/venues/venue-list';
import { Hero } from '@tallrik/ui/Hero';
import { ListRow } from '@tallrik/ui/ListRow';
import { Section } from '@tallrik/ui/Section';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '../../shared/router/router.tsx';
import { OfferStrip } from '../../features/loyalty/offers/OfferStrip.tsx';
import { StampCards } from '../../features/loyalty/stamps/StampCards.tsx';
import { useAskToClearCart } from '../../shared/cart-question/ClearCartQuestion.tsx';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useNow } from '../../shared/clock/use-now.ts';
import { firstNameOf } from '../../shared/guest/guest-query.ts';
import { useGuest } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import { headerPicture } from '../../shared/picture/picture-source.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useMessages, useTranslate } from '../../shared/translate/use-translate.tsx';
import { useOpeningText } from '../../shared/venue/use-opening-text.ts';
import { venueEntry } from '../../shared/venue/venue-entry.ts';
import { type GuestVenue, venueListQuery } from '../../shared/venue/venue-query.ts';

/** A signed-in guest's first page: where to eat, and what is theirs (LAND-01 to LAND-07). Banners stand in the shell. */
export function HomePage() {
  const t = useTranslate();
  const { configuration, company } = useCompany();
  const guest = useGuest();
  const isQrOrder = useLocalValue('qrOrder') !== null;
  return (
    <>
      {!isQrOrder && (
        <>
          <Hero
            kind="category"
            title={
              guest ? t('Landing.Greeting', { name: firstNameOf(guest) }) : company.displayName
            }
            text={configuration.greetingText}
            picture={headerPicture(configuration.landingPageBackgroundUrl, 'LOW')}
          />
          <VenueSelector />
        </>
      )}
      <HomeLoyalty venueId={null} />
    </>
  );
}

/** What is the guest's own; a company with one venue shows it on that venue's landing (LAND-04, D-21). */
export const HomeLoyalty = ({ venueId }: { venueId: string | null }) => (
  <>
    <StampCards venueId={venueId} />
    <OfferStrip venueId={venueId} />
  </>
);

/** Where it is, and when it opens where it is closed (D-176). */
function VenueWords({ venue }: { venue: GuestVenue }) {
  const now = useNow();
  const companyPage = useCompany();
  const openingText = useOpeningText();
  const { opening } = venueEntry(venue, companyPage, now);
  const closed = openingText.closed(opening, { timeZone: venue.timeZone, now });
  return (
    <>
      {addressLine(venue)}
      {closed && (
        <>
          <br />
          {closed}
        </>
      )}
    </>
  );
}

/** Another venue means another cart: the question comes first, then the list (LAND-05 to LAND-07). */
function VenueSelector() {
  const { translate: t, language } = useMessages();
  const { api } = useServices();
  const { configuration } = useCompany();
  const venues = useQuery(venueListQuery(api, configuration.companyId));
  const askToClearCart = useAskToClearCart();
  const session = useCartSession();
  const navigate = useNavigate();
  async function choose(venueId: string) {
    const { cart } = session.snapshot();
    // Of the cart's own venue nothing is lost: how to eat, and with it the way back into it, is asked there (D-64).
    if (!isOpenOrder(cart) || cart.venueId !== venueId) {
      if (!(await askToClearCart('OTHER_VENUE'))) return;
      session.leaveCart();
    }
    const isSingle = venues.data?.length === 1;
    navigate(isSingle ? paths.landing.to() : paths.storeListing.to(), { state: { venueId } });
  }
  return (
    <Section title={t('Landing.ChooseVenue')} hasGutter>
      {venues.data ? (
        <ul>
          {sortVenues(listedVenues(venues.data), null, language).map(({ venue }) => (
            <li key={venue.id}>
              <ListRow
                icon="pin"
                title={venue.name}
                text={<VenueWords venue={venue} />}
                onClick={() => void choose(venue.id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div aria-busy="true">
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
    </Section>
  );
}
