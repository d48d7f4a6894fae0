import { readPosition } from '@tallrik/domain/venues/read-position';
import { DEFAULT_WAIT_MINUTES } from '@tallrik/domain/venues/minimum-wait';
import { useId, useMemo, useState, type ComponentProps } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { useServices } from '../../../shared/services.tsx';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { phoneExample } from './phone-example.ts';
import type { VenueFields } from './venue-fields.ts';
import styles from './Venues.module.css';

type PanelProps = {
  /** Of the company. */
  country: string;
  fields: VenueFields;
  isReadOnly: boolean;
  /** The field that was refused. */
  wrong: string | null;
  /** Keeps an organisation number of another form (SETUP-11); null: it was not refused for that. */
  onKeepNumber: (() => void) | null;
  onChange: (changed: Partial<VenueFields>) => void;
};

/** What is asked of a field, said below it when it was refused. */
const RULES = {
  name: 'Admin.Venues.NameWrong',
  phone: 'Admin.Venues.PhoneWrong',
  supportEmail: 'Admin.Error.Email',
  lat: 'Admin.Venues.PositionWrong',
  long: 'Admin.Venues.PositionWrong',
  minimumPickupWaitTime: 'Admin.Venues.WaitWrong',
} as const;

function Field(
  props: PanelProps & { name: keyof VenueFields } & Omit<
      ComponentProps<typeof TextInput>,
      'name' | 'value' | 'onChange' | 'errorId'
    >,
) {
  const t = useAdminText();
  const id = useId();
  const {
    fields,
    country: _country,
    isReadOnly,
    wrong,
    onKeepNumber,
    onChange,
    name,
    ...input
  } = props;
  const isUnusual = name === 'organizationId' && onKeepNumber !== null;
  const isWrong = wrong === name;
  const rule = Object.hasOwn(RULES, name) ? RULES[name as keyof typeof RULES] : null;
  return (
    <div>
      <TextInput
        maxLength={100}
        required={name === 'name'}
        {...input}
        readOnly={isReadOnly}
        errorId={isWrong ? id : null}
        value={fields[name]}
        onChange={(text) => onChange({ [name]: text })}
      />
      {isWrong && (
        <FormError
          id={id}
          text={
            isUnusual
              ? t('Admin.Error.ORGANIZATION_ID_UNUSUAL')
              : t(rule ?? 'Admin.Error.FIELD_INVALID')
          }
        />
      )}
      {isWrong && isUnusual && (
        <button type="button" className={controls.line} onClick={onKeepNumber}>
          {t('Admin.SaveAnyway')}
        </button>
      )}
    </div>
  );
}

export function ContactPanel(props: PanelProps) {
  const t = useAdminText();
  return (
    <Panel title={t('Admin.Venues.About')}>
      <div className={styles.fields}>
        <Field {...props} name="name" label={t('Admin.Venues.Name')} />
        <div className={form.pair}>
          <Field
            {...props}
            name="phone"
            type="tel"
            label={t('Admin.Venues.Phone')}
            placeholder={phoneExample(props.country)}
          />
          <Field {...props} name="supportEmail" type="email" label={t('Admin.Venues.Email')} />
        </div>
        <div className={form.pair}>
          <Field {...props} name="organizationId" label={t('Admin.Venues.Organization')} />
          <Field {...props} name="bookingServiceId" label={t('Admin.Venues.Booking')} />
        </div>
      </div>
    </Panel>
  );
}

export function AddressPanel(props: PanelProps) {
  const t = useAdminText();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<'PASTE' | 'DEVICE' | null>(null);
  const place = ({ lat, long }: { lat: number; long: number }) => {
    setProblem(null);
    props.onChange({ lat: String(lat), long: String(long) });
  };
  const paste = (text: string) => {
    setPasted(text);
    const position = readPosition(text);
    if (position) place(position);
    else setProblem(text.trim() === '' ? null : 'PASTE');
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => place({ lat: coords.latitude, long: coords.longitude }),
      () => setProblem('DEVICE'),
    );
  return (
    <Panel title={t('Admin.Venues.Address')}>
      <div className={styles.fields}>
        <Field {...props} name="street" label={t('Admin.Venues.Street')} />
        <div className={form.pair}>
          <Field {...props} name="zip" label={t('Admin.Venues.Zip')} />
          <Field {...props} name="city" label={t('Admin.Venues.City')} />
        </div>
        <Field
          {...props}
          name="placeName"
          label={t('Admin.Optional', { label: t('Admin.Venues.PlaceName') })}
          hint={t('Admin.Venues.PlaceNameHint')}
        />
        <div className={form.pair}>
          <Field {...props} name="lat" inputMode="decimal" label={t('Admin.Venues.Lat')} />
          <Field {...props} name="long" inputMode="decimal" label={t('Admin.Venues.Long')} />
        </div>
        {!props.isReadOnly && (
          <>
            <TextInput
              label={t('Admin.Venues.Paste')}
              hint={t('Admin.Venues.PasteHint')}
              required={false}
              maxLength={2_000}
              errorId={problem === 'PASTE' ? id : null}
              value={pasted}
              onChange={paste}
            />
            <button type="button" className={controls.line} onClick={locate}>
              {t('Admin.Venues.Locate')}
            </button>
            <FormError id={id} text={problem && t(`Admin.Venues.Problem.${problem}`)} />
          </>
        )}
      </div>
    </Panel>
  );
}

export function TimePanel(props: PanelProps) {
  const t = useAdminText();
  const { timers } = useServices();
  const { timeZone } = props.fields;
  const zones = useMemo(
    () => [...new Set([...Intl.supportedValuesOf('timeZone'), timeZone])].toSorted(),
    [timeZone],
  );
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  return (
    <Panel title={t('Admin.Venues.Times')}>
      <div className={styles.fields}>
        <Field
          {...props}
          name="minimumPickupWaitTime"
          inputMode="numeric"
          label={t('Admin.Venues.Wait')}
          hint={t('Admin.Venues.WaitHint', { minutes: DEFAULT_WAIT_MINUTES })}
        />
        {props.isReadOnly ? (
          <p>{timeZone}</p>
        ) : (
          <Select
            label={t('Admin.Venues.TimeZone')}
            value={timeZone}
            options={zones.map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }))}
            onChange={(zone) => props.onChange({ timeZone: zone })}
          />
        )}
        <p className={styles.hint}>
          {t('Admin.Venues.TimeThere', { time: formatTimeOfDay(now, timeZone) })}
        </p>
      </div>
    </Panel>
  );
}
