import { applyOffer } from '@tallrik/domain/cart/offers/apply-offer';
import { lineTotal } from '@tallrik/domain/cart/line-total';
import type { Offer } from '@tallrik/domain/cart/offers/offer';
import { localized } from '@tallrik/domain/company/localized';
import { addMinor } from '@tallrik/domain/money/minor';
import { Button } from '@tallrik/ui/Button';
import { Sheet } from '@tallrik/ui/Sheet';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { menuCategoriesQuery } from '../../../shared/menu/menu-queries.ts';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { newId } from '../../../shared/new-id.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { linesOfSeats, type SlotChoice, seatsOf, initialChoice } from './offer-slots.ts';
import { OfferSlot } from './OfferSlot.tsx';
import styles from './Offers.module.css';
import { useApplyOffer } from './use-apply-offer.ts';

/** Fills an offer with dishes: all of a bundle, one of each stage, or the one that costs less (D-74). */
export function OfferSheet(props: {
  offer: Offer;
  offering: Offering;
  open: boolean;
  onClose: () => void;
}) {
  const { offer, offering } = props;
  const t = useTranslate();
  const money = useMoney();
  const { api } = useServices();
  const { configuration, company } = useCompany();
  const reader = useReader();
  const applyToCart = useApplyOffer();
  const [chosen, setChosen] = useState<Record<string, SlotChoice>>({});
  const catalogue = useQuery(menuCategoriesQuery(api, configuration.companyId, offering.venue.id));
  const name = localized(offer.nameLang, offer.name, reader.language, reader.company);

  const slots = catalogue.data ? seatsOf(offer, catalogue.data.items, offering) : [];
  const choice = Object.fromEntries(
    slots.map((slot) => [slot.id, chosen[slot.id] ?? initialChoice(slot, offering.inventory)]),
  );
  const isServed = slots.length > 0 && slots.every(({ dishes }) => dishes.length > 0);
  const lines = isServed ? linesOfSeats(slots, choice, company.country, newId) : null;
  const applied = lines ? applyOffer({ ...offer, name }, lines, offer.id) : null;
  // As on a dish's page, the button has a price before everything is chosen: what the offer costs at least.
  const shownPrice = applied?.ok ? addMinor(...applied.value.map(lineTotal)) : offer.price;
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={name}
      closeLabel={t('General.Close')}
      actions={
        <Button
          wide
          disabled={!applied?.ok}
          end={shownPrice === null ? undefined : money(shownPrice)}
          onClick={() => {
            if (applied?.ok) void applyToCart(offering, offer, applied.value).then(props.onClose);
          }}
        >
          {t('Offer.Use')}
        </Button>
      }
    >
      {catalogue.data === undefined && <RowSkeleton />}
      {catalogue.data !== undefined && !isServed && (
        <p className={styles.note}>{t('Offer.NotComplete')}</p>
      )}
      {isServed &&
        slots.map((slot) => (
          <OfferSlot
            key={slot.id}
            slot={slot}
            choice={choice[slot.id] ?? { itemId: null, selection: {} }}
            inventory={offering.inventory}
            onChoose={(next) => setChosen({ ...chosen, [slot.id]: next })}
          />
        ))}
    </Sheet>
  );
}
