import { localized } from '@tallrik/domain/company/localized';
import { OfferCard } from '@tallrik/ui/OfferCard';
import { Section } from '@tallrik/ui/Section';
import { Strip } from '@tallrik/ui/Strip';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from '../../../shared/router/router.tsx';
import { useToken } from '../../../shared/guest/use-guest.ts';
import { cardPicture } from '../../../shared/picture/picture-source.ts';
import { useIsInBrowser } from '../../../shared/screens/use-is-in-browser.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { homeQuery, loggedOutOffersQuery, type ShownOffer } from '../home-query.ts';

const OfferDialog = lazy(() =>
  import('./OfferDialog.tsx').then((m) => ({ default: m.OfferDialog })),
);

/** The offers that hold here: everybody's, and for a signed-in guest the own ones first (MENU-02, DISC-10). */
export function OfferStrip({ venueId }: { venueId: string | null }) {
  const t = useTranslate();
  const { language, company } = useReader();
  const offers = useOffers(venueId);
  const [search] = useSearchParams();
  // A push message or the wrapper leads to one offer (D-130); in the browser only, the server draws no dialogs.
  const isInBrowser = useIsInBrowser();
  const [touched, setTouched] = useState<{ id: string | null } | null>(null);
  const openId = touched ? touched.id : isInBrowser ? search.get('offer') : null;
  const open = offers.find(({ id }) => id === openId) ?? null;
  if (offers.length === 0) return null;
  return (
    <Section title={t('Start.Offers')}>
      <Strip
        label={t('Start.Offers')}
        labels={{ back: t('General.ScrollBack'), forward: t('General.ScrollForward') }}
      >
        {offers.map((offer, at) => (
          <OfferCard
            key={offer.id}
            title={localized(offer.name, '', language, company)}
            text={localized(offer.description, '', language, company)}
            picture={cardPicture(offer.image)}
            tone={at % 2 === 0 ? 'secondary' : 'main'}
            onOpen={() => setTouched({ id: offer.id })}
          />
        ))}
      </Strip>
      {(touched !== null || open !== null) && (
        <Suspense>
          <OfferDialog offer={open} venueId={venueId} onClose={() => setTouched({ id: null })} />
        </Suspense>
      )}
    </Section>
  );
}

function useOffers(venueId: string | null): ShownOffer[] {
  const { api } = useServices();
  const { configuration } = useCompany();
  const token = useToken();
  const own = useQuery({ ...homeQuery(api, token ?? ''), enabled: token !== null });
  const everybodys = useQuery(loggedOutOffersQuery(api, configuration.companyId));
  // Until the own ones are there, everybody's keep their place.
  const offers = own.data?.offers ?? everybodys.data ?? [];
  return offers.filter(
    ({ venues }) => venues.length === 0 || venueId === null || venues.includes(venueId),
  );
}
