import type { ServiceType } from '@tallrik/domain/company/service-types';
import type { DayHours } from '@tallrik/domain/venues/opening-hours';
import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { Tag } from '@tallrik/ui/Tag';
import { OrderChoices } from '../../../shared/order-start/OrderChoices.tsx';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import { HoursText } from '../../../shared/venue/HoursText.tsx';
import styles from './StoreListingView.module.css';

export type VenueRow = {
  id: string;
  name: string;
  address: string;
  day: DayHours;
  distance: string | null;
  /** Why it is closed, in words; null while open. */
  closed: string | null;
  /** For the row itself: that it is closed, and when it opens (D-176). */
  opens: string | null;
  isOrderable: boolean;
  /** The words on the button; null where no time can be chosen. */
  forLater: string | null;
};

export type StoreListingViewProps = {
  /** The whole app is closed (VENUE-09). */
  closedMessage: string | null;
  venues: VenueRow[];
  expandedId: string | null;
  onExpand: (venueId: string) => void;
  serviceTypes: ServiceType[];
  isFinding: boolean;
  onFind: () => void;
  onBegin: (venueId: string, serviceType: ServiceType) => void;
  onPreOrder: (venueId: string) => void;
};

/** 'Closed' is said once: by the hours, where today's are not the usual ones, else by when it opens. */
const isTold = ({ day, opens }: VenueRow): boolean =>
  day.hours.length > 0 || day.change !== null || opens === null;

export function StoreListingView(props: StoreListingViewProps) {
  const t = useTranslate();
  if (props.closedMessage !== null) {
    return <EmptyState isPageTitle icon="clock" title={props.closedMessage} />;
  }
  if (props.venues.length === 0) {
    return (
      <EmptyState
        isPageTitle
        icon="building"
        title={t('StoreList.Empty.Title')}
        text={t('StoreList.Empty.Text')}
      />
    );
  }
  return (
    <div className={styles.listing}>
      <h1 className={styles.title}>{t('StoreList.Title')}</h1>
      <Button variant="line" wide icon="crosshair" loading={props.isFinding} onClick={props.onFind}>
        {t(props.isFinding ? 'StoreList.Finding' : 'StoreList.FindMe')}
      </Button>
      <ul className={styles.venues}>
        {props.venues.map((venue) => {
          const isExpanded = venue.id === props.expandedId;
          const panelId = `venue-${venue.id}`;
          return (
            <li key={venue.id}>
              <Panel>
                <ListRow
                  icon="pin"
                  isIconFramed
                  title={venue.name}
                  text={
                    <>
                      {venue.address}
                      <br />
                      {isTold(venue) && <HoursText day={venue.day} isToday />}
                      {venue.opens && <span className={styles.opens}>{venue.opens}</span>}
                    </>
                  }
                  end={venue.distance && <Tag icon="pin">{venue.distance}</Tag>}
                  isExpanded={isExpanded}
                  controls={panelId}
                  onClick={() => props.onExpand(venue.id)}
                />
                <div id={panelId} className={styles.actions} hidden={!isExpanded}>
                  {venue.closed && <p className={styles.closed}>{venue.closed}</p>}
                  <OrderChoices
                    serviceTypes={venue.isOrderable ? props.serviceTypes : []}
                    forLater={
                      venue.forLater === null
                        ? null
                        : { label: venue.forLater, onOpen: () => props.onPreOrder(venue.id) }
                    }
                    isForLaterFirst={venue.closed !== null}
                    onBegin={(type) => props.onBegin(venue.id, type)}
                  />
                </div>
              </Panel>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
