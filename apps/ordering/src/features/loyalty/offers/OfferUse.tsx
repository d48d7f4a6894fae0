import { Button } from '@tallrik/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffering } from '../../../shared/menu/use-offering.ts';
import { offerQuery } from '../../../shared/offers/offer-query.ts';
import { useServices } from '../../../shared/services/services.tsx';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import { OfferSheet } from './OfferSheet.tsx';
import { useApplyOffer } from './use-apply-offer.ts';

/** The button that takes an offer at a venue; one with dishes to choose opens its sheet first. */
export function OfferUse(props: { offerId: string; venueId: string; onDone: () => void }) {
  const t = useTranslate();
  const { api } = useServices();
  const { data: offer } = useQuery(offerQuery(api, props.offerId));
  const state = useOffering(props.venueId);
  const applyOffer = useApplyOffer();
  const [isChoosing, setChoosing] = useState(false);
  if (offer === null || state.kind === 'MISSING') return null;
  const offering = state.kind === 'READY' ? state.offering : null;
  return (
    <>
      <Button
        wide
        data-autofocus
        loading={!offer || !offering}
        onClick={() => {
          if (!offer || !offering) return;
          if (offer.type === 'ORDER_DISCOUNT')
            void applyOffer(offering, offer, []).then(props.onDone);
          else setChoosing(true);
        }}
      >
        {t('Offer.Use')}
      </Button>
      {offer && offering && (
        <OfferSheet
          offer={offer}
          offering={offering}
          open={isChoosing}
          onClose={() => {
            setChoosing(false);
            props.onDone();
          }}
        />
      )}
    </>
  );
}
