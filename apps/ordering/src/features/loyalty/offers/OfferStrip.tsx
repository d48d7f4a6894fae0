import { localized } from '@tallrik/domain/company/localized';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { OfferCard } from '@tallrik/ui/OfferCard';
import { Picture } from '@tallrik/ui/Picture';
import { Section } from '@tallrik/ui/Section';
import { Strip } from '@tallrik/ui/Strip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountDoor } from '../../../shared/guest/account-door.ts';
import { useIsSignedIn, useToken } from '../../../shared/guest/use-guest.ts';
import { cardPicture } from '../../../shared/picture/picture-source.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { homeQuery, loggedOutOffersQuery, type ShownOffer } from '../home-query.ts';
import styles from './Offers.module.css';

/** The offers that hold here: everybody's, and for a signed-in guest the own ones first (MENU-02, DISC-10). */
export function OfferStrip({ venueId }: { venueId: string | null }) {
  const t = useTranslate();
  const { language, company } = useReader();
  const offers = useOffers(venueId);
  const [openId, setOpenId] = useState<string | null>(null);
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
            onOpen={() => setOpenId(offer.id)}
          />
        ))}
      </Strip>
      <OfferDialog offer={open} onClose={() => setOpenId(null)} />
    </Section>
  );
}

function useOffers(venueId: string | null): ShownOffer[] {
  const { api } = useServices();
  const { configuration } = useCompany();
  const token = useToken();
  const own = useQuery({ ...homeQuery(api, token ?? ''), enabled: token !== null });
  const everybodys = useQuery({
    ...loggedOutOffersQuery(api, configuration.companyId),
    enabled: token === null,
  });
  const offers = (token === null ? everybodys.data : own.data?.offers) ?? [];
  return offers.filter(
    ({ venues }) => venues.length === 0 || venueId === null || venues.includes(venueId),
  );
}

/** What an offer is; to use it, one has to be somebody (DISC-15). */
function OfferDialog({ offer, onClose }: { offer: ShownOffer | null; onClose: () => void }) {
  const t = useTranslate();
  const { language, company } = useReader();
  const isSignedIn = useIsSignedIn();
  const openDoor = useAccountDoor();
  return (
    <Dialog
      open={offer !== null}
      onClose={onClose}
      title={offer ? localized(offer.name, '', language, company) : ''}
      text={offer ? localized(offer.description, '', language, company) : undefined}
      actions={
        <>
          {!isSignedIn && offer?.type !== 'VISUAL' && (
            <Button
              wide
              onClick={() => {
                onClose();
                openDoor('LOGIN');
              }}
            >
              {t('Offer.SignIn')}
            </Button>
          )}
          <Button wide variant="line" onClick={onClose}>
            {t('General.Close')}
          </Button>
        </>
      }
    >
      {offer?.image && (
        <div className={styles.picture}>
          <Picture source={cardPicture(offer.image)} alt="" shape="wide" rounded />
        </div>
      )}
    </Dialog>
  );
}
