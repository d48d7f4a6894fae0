import type { ServiceType } from '@tallrik/domain/company/service-types';
import { menusFor, servedTypes } from '@tallrik/domain/menu/active-menu';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { choosableServiceTypes } from '@tallrik/domain/venues/service-type-choice';
import { ChoicePills } from '@tallrik/ui/ChoicePills';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../clock/use-now.ts';
import { menusQuery } from '../menu/menu-queries.ts';
import { hasPreOrderTime } from '../pre-order/pre-order-times.ts';
import { PreOrderSheet } from '../pre-order/PreOrderSheet.tsx';
import { useCompany, useServices } from '../services/services.tsx';
import { useTranslate } from '../translate/use-translate.tsx';
import type { GuestVenue } from '../venue/venue-query.ts';

/** Order for later: service type, day and slot of one venue. */
export function VenuePreOrder(props: {
  venue: GuestVenue;
  /** How the guest wants to eat already; null where the sheet is to ask first. */
  serviceType: ServiceType | null;
  open: boolean;
  onClose: () => void;
  onChoose: (serviceType: ServiceType, time: string) => void;
}) {
  const { api } = useServices();
  const { configuration } = useCompany();
  const t = useTranslate();
  const now = useNow();
  const [picked, setPicked] = useState(props.serviceType);
  const menus = useQuery({
    ...menusQuery(api, configuration.companyId, props.venue.id),
    enabled: props.open,
  });
  if (!menus.data) return null;
  const served = menus.data;
  const factsOf = (type: ServiceType) => ({
    venue: props.venue,
    menus: menusFor(served, props.venue.id, type),
    waitMinutes: minimumWaitMinutes(props.venue, configuration.syncEta, now),
    now,
  });
  const { venue } = props;
  const offered = choosableServiceTypes(configuration);
  // A venue may serve one way of eating only: the other has no time on any day, which no hours explain (F-81).
  const servedHere = servedTypes(served, venue.id, offered);
  const types = servedHere.length > 0 ? servedHere : offered;
  const chosen =
    types.find((type) => type === picked) ??
    types.find((type) => hasPreOrderTime(factsOf(type))) ??
    types[0] ??
    'TAKE_AWAY';
  const notServed = picked !== null && picked !== chosen ? picked : null;
  return (
    <PreOrderSheet
      timesOf={chosen}
      open={props.open}
      onClose={props.onClose}
      facts={factsOf(chosen)}
      message={
        notServed &&
        t('Store.PreOrder.NotServed', {
          venue: venue.name,
          wanted: t(`ServiceType.${notServed}`),
          served: t(`ServiceType.${chosen}`),
        })
      }
      before={
        types.length > 1 && (
          <ChoicePills
            isBare
            title={t('Store.PreOrder.ServiceType')}
            choices={types.map((type) => ({ id: type, label: t(`ServiceType.${type}`) }))}
            selectedId={chosen}
            onChoose={(id) => setPicked(types.find((type) => type === id) ?? chosen)}
          />
        )
      }
      onChoose={(time) => props.onChoose(chosen, time)}
    />
  );
}
