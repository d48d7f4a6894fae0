import { spelledDeviceCode } from '@tallrik/domain/accounts/device-code';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import { useHref } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import page from '../../../shared/controls/page.module.css';
import type { AdministeredCompany } from '../administered-company.ts';
import { useNewId } from '../changes/use-new-id.ts';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import styles from './Devices.module.css';
import type { useDeviceChanges } from './use-devices.ts';

export type ShownCode = { id: string; name: string; code: string };

/** A new tablet: what it is called and where it stands, then the code to type on it, once. */
export function DeviceSheet(props: {
  open: boolean;
  company: AdministeredCompany;
  /** A code to show; null: a tablet is being added. */
  shown: ShownCode | null;
  /** The tablet has typed it. */
  isIn: boolean;
  add: ReturnType<typeof useDeviceChanges>['add'];
  onClose: () => void;
}) {
  const t = useAdminText();
  const { shown } = props;
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={shown ? t('Admin.Device.CodeTitle', { name: shown.name }) : t('Admin.Device.Add')}
      closeLabel={t('Console.Close')}
    >
      {shown ? (
        <DeviceCode shown={shown} isIn={props.isIn} onDone={props.onClose} />
      ) : (
        <DeviceForm company={props.company} add={props.add} />
      )}
    </ModalSheet>
  );
}

function DeviceCode(props: { shown: ShownCode; isIn: boolean; onDone: () => void }) {
  const t = useAdminText();
  const path = useHref('/device');
  const address = `${window.location.host}${path}`;
  return (
    <>
      {!props.isIn && (
        <>
          <p>{t('Admin.Device.CodeText')}</p>
          <p className={styles.address}>{address}</p>
          <p className={styles.code} aria-label={[...props.shown.code].join(' ')}>
            {spelledDeviceCode(props.shown.code)}
          </p>
        </>
      )}
      <p className={props.isIn ? page.notice : styles.wait} role="status">
        {props.isIn
          ? t('Admin.Device.IsIn', { name: props.shown.name })
          : t('Admin.Device.CodeLasts')}
      </p>
      <button
        type="button"
        className={classNames(controls.line, controls.big)}
        onClick={props.onDone}
      >
        {t('Admin.Done')}
      </button>
    </>
  );
}

function DeviceForm(props: {
  company: AdministeredCompany;
  add: ReturnType<typeof useDeviceChanges>['add'];
}) {
  const t = useAdminText();
  const id = useId();
  const { venues } = props.company;
  const { id: deviceId } = useNewId();
  const [name, setName] = useState('');
  const [venueIds, setVenueIds] = useState<string[]>(
    venues.length === 1 ? venues.map((venue) => venue.id) : [],
  );
  const [isMissing, setMissing] = useState(false);
  const missing =
    name.trim() === '' ? 'STAFF_NAME' : venueIds.length === 0 ? 'VENUE_REQUIRED' : null;
  const code = isMissing && missing !== null ? missing : props.add.code;
  const toggle = (venueId: string) =>
    setVenueIds(
      venueIds.includes(venueId)
        ? venueIds.filter((other) => other !== venueId)
        : [...venueIds, venueId],
    );
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(missing !== null);
        if (missing === null) props.add.run({ id: deviceId, name: name.trim(), venueIds });
      }}
    >
      <TextInput
        label={t('Admin.People.Name')}
        hint={t('Admin.Device.NameHint')}
        errorId={code === 'STAFF_NAME' ? id : null}
        autoComplete="off"
        maxLength={100}
        data-autofocus
        value={name}
        onChange={setName}
      />
      <fieldset
        className={form.group}
        aria-describedby={code === 'VENUE_REQUIRED' ? id : undefined}
      >
        <legend className={controls.label}>{t('Admin.People.Venues')}</legend>
        {venues.map((venue) => (
          <label key={venue.id} className={form.option}>
            <input
              type="checkbox"
              checked={venueIds.includes(venue.id)}
              onChange={() => toggle(venue.id)}
            />
            <span className={form.optionName}>{venue.name}</span>
          </label>
        ))}
      </fieldset>
      <FormError id={id} text={code === null ? null : adminErrorText(t, code)} />
      <SubmitButton text={t('Admin.Device.Create')} isBusy={props.add.isBusy} />
    </form>
  );
}
