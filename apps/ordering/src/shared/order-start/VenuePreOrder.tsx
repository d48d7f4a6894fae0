import type { ServiceType } from '@tallrik/domain/company/service-types';
import { menusFor } from '@tallrik/domain/menu/active-menu';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { choosableServiceTypes } from '@tallrik/domain/venues/service-type-choice';
import type { Venue } from '@tallrik/domain/venues/venue';
import { ChoicePills } from '@tallrik/ui/ChoicePills';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../clock/use-now.ts';
import { menusQuery } from '../menu/menu-queries.ts';
import { PreOrderSheet } from '../pre-order/PreOrderSheet.tsx';
import { useCompany, useServices } from '../services/services.tsx';
import { useTranslate } from '../translate/use-translate.tsx';

/** Order for later: service type, day and slot of one venue. */
export function VenuePreOrder(props: {
  venue: Venue;
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
  const types = choosableServiceTypes(configuration);
  const [chosen, setChosen] = useState<ServiceType>(props.serviceType ?? types[0] ?? 'TAKE_AWAY');
  const menus = useQuery({
    ...menusQuery(api, configuration.companyId, props.venue.id),
    enabled: props.open,
  });
  if (!menus.data) return null;
  return (
    <PreOrderSheet
      timesOf={chosen}
      open={props.open}
      onClose={props.onClose}
      facts={{
        venue: props.venue,
        menus: menusFor(menus.data, props.venue.id, chosen),
        waitMinutes: minimumWaitMinutes(props.venue, configuration.syncEta, now),
        now,
      }}
      before={
        types.length > 1 && (
          <ChoicePills
            isBare
            title={t('Store.PreOrder.ServiceType')}
            choices={types.map((type) => ({ id: type, label: t(`ServiceType.${type}`) }))}
            selectedId={chosen}
            onChoose={(id) => setChosen(types.find((type) => type === id) ?? chosen)}
          />
        )
      }
      onChoose={(time) => props.onChoose(chosen, time)}
    />
  );
}
