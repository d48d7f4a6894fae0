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
import type { Catalogue, OfficeItem } from './catalogue.ts';
import styles from './editor.module.css';

/** Where each reason is put right; null where it is on this page. */
const CURES: Readonly<Record<OrderBlock, string | null>> = {
  ARCHIVED: null,
  NO_CATEGORY: null,
  HIDDEN_CATEGORY: 'menu',
  NOT_ON_MENU: 'menu/menus',
  VAT_RATE_UNKNOWN: null,
  GROUP_CANNOT_BE_FULFILLED: 'menu/options',
  SOLD_OUT: null,
  VENUE_CLOSED: 'places',
  VENUE_PAUSED: 'places',
  APP_CLOSED: 'settings',
};

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
  return <Answer {...props} />;
}

function Answer(props: Parameters<typeof WhyNot>[0]) {
  const t = useAdminText();
  const { api } = useServices();
  const { item, company, catalogue } = props;
  const [venueId, setVenueId] = useState(props.venueId ?? company.venues[0]?.id ?? '');
  const offered = SERVICE_TYPES.filter((type) =>
    catalogue.menus.some((menu) => menu.venueId === venueId && menu.serviceTypes.includes(type)),
  );
  const [wanted, setServiceType] = useState<ServiceType>('TAKE_AWAY');
  const serviceType = offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
  const [time, setTime] = useState('');
  const at = time === '' ? null : new Date(time).toISOString();
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
        {company.venues.length > 1 && (
          <Select
            label={t('Admin.Tables.Venue')}
            value={venueId}
            options={company.venues.map(({ id, name }) => ({ value: id, text: name }))}
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
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
      </div>
      <Remote query={answer}>{({ firstReason }) => <Reason code={firstReason} />}</Remote>
    </section>
  );
}

function Reason(props: { code: string | null }) {
  const t = useAdminText();
  const link = useOfficeLink();
  if (props.code === null)
    return (
      <p className={styles.answer} data-good="true" role="status">
        <Icon name="check" />
        {t('Admin.Why.Orderable')}
      </p>
    );
  const reason = ORDER_BLOCKS.find((block) => block === props.code);
  const cure = reason ? CURES[reason] : null;
  return (
    <p className={styles.answer} role="status">
      <Icon name="alert" />
      <span>
        {reason ? t(`Admin.Why.${reason}`) : t('Console.Error')}{' '}
        {cure !== null && <Link to={link(cure)}>{t('Admin.Why.Cure')}</Link>}
      </span>
    </p>
  );
}
