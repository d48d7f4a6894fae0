import type { Language } from '@tallrik/domain/company/languages';
import { SERVICE_TYPES, type ServiceType } from '@tallrik/domain/company/service-types';
import { useState, type ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { languageName } from '../language-name.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import type { PreviewChoice } from '../parts/preview-storage.ts';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useOfficeVenues } from '../venues/use-office-venues.ts';
import type { Catalogue } from './catalogue.ts';
import styles from './GuestPreview.module.css';
import { typedMoment } from './typed-moment.ts';

/** As which guest the preview is looked at: where, how, in which language, when. Null where there is no restaurant. */
export function usePreviewChoice(
  props: OfficePageProps & { catalogue: Catalogue },
): { choice: PreviewChoice; fields: ReactNode } | null {
  const t = useAdminText();
  const { company, catalogue } = props;
  const venues = useOfficeVenues(company.id).data?.filter(({ isArchived }) => !isArchived) ?? [];
  const [wantedVenue, setVenueId] = useState<string | null>(null);
  const [wantedType, setServiceType] = useState<ServiceType>('TAKE_AWAY');
  const [wantedLanguage, setLanguage] = useState<Language | null>(null);
  const [time, setTime] = useState('');
  const venueId = wantedVenue ?? props.venueId ?? company.venues[0]?.id;
  if (venueId === undefined) return null;
  const offered = SERVICE_TYPES.filter((type) =>
    catalogue.menus.some((menu) => menu.venueId === venueId && menu.serviceTypes.includes(type)),
  );
  const serviceType = offered.includes(wantedType) ? wantedType : (offered[0] ?? wantedType);
  const language = wantedLanguage ?? catalogue.defaultLanguage;
  const venue = venues.find(({ id }) => id === venueId);
  const at = venue ? typedMoment(time, venue.timeZone) : null;
  const fields = (
    <div className={styles.choices}>
      {venues.length > 1 && (
        <Select
          label={t('Admin.Tables.Venue')}
          value={venueId}
          options={venues.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={setVenueId}
        />
      )}
      {offered.length > 1 && (
        <Select
          label={t('Admin.Menu.ServiceType')}
          value={serviceType}
          options={offered.map((type) => ({ value: type, text: t(`Admin.ServiceType.${type}`) }))}
          onChange={setServiceType}
        />
      )}
      {catalogue.languages.length > 1 && (
        <Select
          label={t('Admin.Preview.Language')}
          value={language}
          options={catalogue.languages.map((one) => ({ value: one, text: languageName(one) }))}
          onChange={setLanguage}
        />
      )}
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
  );
  return { choice: { venueId, serviceType, language, at }, fields };
}
