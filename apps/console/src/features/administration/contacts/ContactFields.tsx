import { PHONE_WAYS, type ContactRefusal, type PhoneWay } from '@tallrik/domain/orders/contacts';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { useId, type ComponentProps } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './Contacts.module.css';
import type { ContactEntry } from './contact-entry.ts';
import { HoursFields } from './HoursFields.tsx';

const WORDS: Readonly<Record<ContactRefusal, AdminTranslationKey>> = {
  CONTACT_NAME: 'Admin.Error.CONTACT_NAME',
  CONTACT_EMAIL: 'Admin.Error.Email',
  CONTACT_PHONE: 'Admin.Customer.PhoneWrong',
  CONTACT_UNREACHABLE: 'Admin.Error.CONTACT_UNREACHABLE',
  CONTACT_HOURS: 'Admin.Error.CONTACT_HOURS',
};

export const isContactRefusal = (code: string | null): code is ContactRefusal =>
  code !== null && Object.hasOwn(WORDS, code);

/** One contact, with what is wrong beside the field it is about. */
export function ContactFields(props: {
  number: number;
  entry: ContactEntry;
  problem: ContactRefusal | null;
  onChange: (entry: ContactEntry) => void;
  onRemove: () => void;
}) {
  const t = useAdminText();
  const { entry, problem, number } = props;
  const textOf = (...refusals: readonly ContactRefusal[]) =>
    problem !== null && refusals.includes(problem) ? t(WORDS[problem]) : null;
  const field = (name: 'name' | 'email' | 'phone') => ({
    autoComplete: 'off',
    value: entry[name],
    onChange: (text: string) => props.onChange({ ...entry, [name]: text }),
  });
  return (
    <fieldset className={styles.contact}>
      <legend className={styles.number}>{t('Admin.Contacts.Number', { number })}</legend>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('Admin.Contacts.Remove', { number })}
        onClick={props.onRemove}
      >
        <Icon name="close" />
      </button>
      <CheckedInput
        {...field('name')}
        label={t('Admin.People.Name')}
        error={textOf('CONTACT_NAME')}
      />
      <div className={styles.pair}>
        <CheckedInput
          {...field('email')}
          type="email"
          required={false}
          label={t('Console.SignIn.Email')}
          error={textOf('CONTACT_EMAIL', 'CONTACT_UNREACHABLE')}
        />
        <CheckedInput
          {...field('phone')}
          type="tel"
          required={false}
          label={t('Admin.Contacts.Phone')}
          hint={t('Admin.Customer.PhoneHint')}
          error={textOf('CONTACT_PHONE')}
        />
      </div>
      {entry.phone.trim() !== '' && (
        <PhoneWayField
          chosen={entry.phoneBy}
          onChoose={(phoneBy) => props.onChange({ ...entry, phoneBy })}
        />
      )}
      <HoursFields
        isAlways={entry.isAlways}
        shifts={entry.shifts}
        error={textOf('CONTACT_HOURS')}
        onChange={(hours) => props.onChange({ ...entry, ...hours })}
      />
    </fieldset>
  );
}

/** An SMS wakes nobody whose phone lies in the next room. */
function PhoneWayField(props: { chosen: PhoneWay; onChoose: (way: PhoneWay) => void }) {
  const t = useAdminText();
  const id = useId();
  return (
    <div className={controls.field}>
      <span className={controls.label} id={id}>
        {t('Admin.Contacts.PhoneBy')}
      </span>
      <div className={controls.choices} role="radiogroup" aria-labelledby={id}>
        {PHONE_WAYS.map((way) => (
          <label key={way} className={controls.choice}>
            <input
              type="radio"
              className={controls.radio}
              name={id}
              checked={props.chosen === way}
              onChange={() => props.onChoose(way)}
            />
            {t(`Admin.Contacts.By.${way}`)}
          </label>
        ))}
      </div>
    </div>
  );
}

function CheckedInput(
  props: Omit<ComponentProps<typeof TextInput>, 'errorId'> & { error: string | null },
) {
  const id = useId();
  const { error, ...input } = props;
  return (
    <div className={controls.field}>
      <TextInput {...input} errorId={error === null ? null : id} />
      {error !== null && <FormError id={id} text={error} />}
    </div>
  );
}
