import { ORDER_BLOCKS, type OrderBlock } from '@tallrik/domain/menu/editing/why-not-orderable';
import { SERVICE_TYPES, type ServiceType } from '@tallrik/domain/company/service-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { WhyNotOrderableDocument } from '../generated/graphql.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { Remote } from '../parts/Remote.tsx';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useOfficeVenues, type OfficeVenue } from '../venues/use-office-venues.ts';
import type { Catalogue, OfficeItem } from './catalogue.ts';
import styles from './editor.module.css';
import { focusEntries } from './focus-entries.ts';
import { typedMoment } from './typed-moment.ts';

type Cure = string | (() => void) | null;

/** Where each reason is put right: an address, a place on this page, or null where it is plain to see here. */
function useCure(reason: OrderBlock, venueId: string): Cure {
  const link = useOfficeLink();
  const cures: Readonly<Record<OrderBlock, Cure>> = {
    ARCHIVED: null,
    NO_CATEGORY: null,
    HIDDEN_CATEGORY: link('menu'),
    NOT_ON_MENU: focusEntries,
    VAT_RATE_UNKNOWN: null,
    GROUP_CANNOT_BE_FULFILLED: link('menu/options'),
    SOLD_OUT: null,
    VENUE_CLOSED: link('places/hours', venueId),
    VENUE_PAUSED: link(`places/${venueId}`),
    APP_CLOSED: link('setup'),
  };
  return cures[reason];
}

/** 'Why can guests not order this?', answered by the server as guests would be (CATALOG-44). */
export function WhyNot(props: {
  item: OfficeItem;
  catalogue: Catalogue;
  company: AdministeredCompany;
  venueId: string | null;
}) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" className={controls.line} onClick={() => setOpen(true)}>
        {t('Admin.Why.Ask')}
      </button>
    );
  return <Question {...props} />;
}

function Question(props: Parameters<typeof WhyNot>[0]) {
  const venues = useOfficeVenues(props.company.id);
  return (
    <Remote query={venues}>
      {(found) => <Answer {...props} venues={found.filter(({ isArchived }) => !isArchived)} />}
    </Remote>
  );
}

function Answer(props: Parameters<typeof WhyNot>[0] & { venues: readonly OfficeVenue[] }) {
  const t = useAdminText();
  const { api } = useServices();
  const { item, company, catalogue, venues } = props;
  const [venueId, setVenueId] = useState(props.venueId ?? venues[0]?.id ?? '');
  const offered = SERVICE_TYPES.filter((type) =>
    catalogue.menus.some((menu) => menu.venueId === venueId && menu.serviceTypes.includes(type)),
  );
  const [wanted, setServiceType] = useState<ServiceType>('TAKE_AWAY');
  const serviceType = offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
  const [time, setTime] = useState('');
  const venue = venues.find(({ id }) => id === venueId);
  const at = venue ? typedMoment(time, venue.timeZone) : null;
  const given = { companyId: company.id, itemId: item.id, venueId, serviceType, at };
  const answer = useQuery({
    // A dish that was changed is asked about anew.
    queryKey: ['admin', 'why', given, item.version],
    queryFn: async ({ signal }) =>
      (await api.call(WhyNotOrderableDocument, given, signal)).whyNotOrderable,
  });
  return (
    <section className={styles.group} aria-label={t('Admin.Why.Ask')}>
      <h3 className={styles.sectionName}>{t('Admin.Why.Ask')}</h3>
      <div className={styles.pair}>
        {venues.length > 1 && (
          <Select
            label={t('Admin.Tables.Venue')}
            value={venueId}
            options={venues.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={setVenueId}
          />
        )}
        <Select
          label={t('Admin.Menu.ServiceType')}
          value={serviceType}
          options={SERVICE_TYPES.map((type) => ({
            value: type,
            text: t(`Admin.ServiceType.${type}`),
          }))}
          onChange={setServiceType}
        />
        <label className={controls.field}>
          <span className={controls.label}>{t('Admin.Why.When')}</span>
          <input
            type="datetime-local"
            className={controls.input}
            // A year of five digits is no moment.
            max="9999-12-31T23:59"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
      </div>
      <Remote query={answer}>
        {({ firstReason }) => <Reason code={firstReason} venueId={venueId} />}
      </Remote>
    </section>
  );
}

function Reason(props: { code: string | null; venueId: string }) {
  const t = useAdminText();
  if (props.code === null)
    return (
      <p className={styles.answer} data-good="true" role="status">
        <Icon name="check" />
        {t('Admin.Why.Orderable')}
      </p>
    );
  const reason = ORDER_BLOCKS.find((block) => block === props.code);
  return (
    <p className={styles.answer} role="status">
      <Icon name="alert" />
      <span>
        {reason ? t(`Admin.Why.${reason}`) : t('Console.Error')}{' '}
        {reason && <WayToCure reason={reason} venueId={props.venueId} />}
      </span>
    </p>
  );
}

function WayToCure(props: { reason: OrderBlock; venueId: string }) {
  const t = useAdminText();
  const cure = useCure(props.reason, props.venueId);
  if (cure === null) return null;
  if (typeof cure === 'string') return <Link to={cure}>{t('Admin.Why.Cure')}</Link>;
  return (
    <button type="button" className={controls.line} onClick={cure}>
      {t('Admin.Why.Cure')}
    </button>
  );
}
