import { examplePhone } from '@tallrik/domain/accounts/phone';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useRef, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { useNewId } from '../changes/use-new-id.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { CreateRestaurantDocument, type RestaurantInput } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { keysOfVenues } from '../venues/use-office-venues.ts';
import { FACTS_FORM_ID } from './focus-facts.ts';
import { ServiceTypeFields } from './ServiceTypeFields.tsx';
import styles from './setup.module.css';
import { setupKey, type Setup } from './setup-query.ts';

type Fields = Record<
  'displayName' | 'street' | 'zip' | 'city' | 'phone' | 'organizationId' | 'supportEmail',
  string
> &
  Pick<Setup, 'serviceTypes'>;

const NEEDED = ['displayName', 'street', 'zip', 'city', 'supportEmail'] as const;

/** The first restaurant with its address, its menu and what guests read of it, in one call (SETUP-10, SETUP-11). */
export function RestaurantForm({ company, setup }: { company: AdministeredCompany; setup: Setup }) {
  const t = useAdminText();
  const errorId = useId();
  const { api } = useServices();
  const { id } = useNewId();
  const create = useChange({
    send: async (restaurant: RestaurantInput) =>
      (
        await api.call(CreateRestaurantDocument, {
          companyId: company.id,
          id,
          version: setup.version,
          restaurant,
        })
      ).createRestaurant,
    refreshes: [setupKey(company.id), ...keysOfVenues(company.id)],
    done: () => t('Admin.Saved'),
  });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const keepsOrganizationId = useRef(false);
  const send = ({ phone, organizationId, ...rest }: Fields): Promise<boolean> =>
    create.wait({
      ...rest,
      phone: phone.trim() || null,
      organizationId: organizationId.trim() || null,
      keepsOrganizationId: keepsOrganizationId.current,
    });
  const fields: ReturnType<typeof useOfficeForm<Fields>> = useOfficeForm<Fields>({
    key: `RESTAURANT:${company.id}`,
    saved: {
      displayName: setup.displayName,
      street: '',
      zip: '',
      city: '',
      phone: '',
      organizationId: '',
      supportEmail: setup.supportEmail ?? setup.ownerEmail ?? '',
      serviceTypes: setup.serviceTypes,
    },
    save: () => send(fields.fields),
  });
  const { serviceTypes, ...typed } = fields.fields;
  const isUnusual = create.code === 'ORGANIZATION_ID_UNUSUAL';
  const problem =
    missing.length > 0 ? t('Admin.Error.Missing') : wordsFor(t, create.code, create.field);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    maxLength: 100,
    required: NEEDED.some((needed) => needed === name),
    // A venue's name is the name guests read.
    errorId:
      missing.includes(name) ||
      create.field === name ||
      (name === 'displayName' && create.field === 'name')
        ? errorId
        : null,
    onChange: (text: string) => {
      create.reset();
      setMissing([]);
      fields.set({ [name]: text });
    },
  });
  return (
    <form
      id={FACTS_FORM_ID}
      className={styles.hero}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const empty = NEEDED.filter((name) => typed[name].trim() === '');
        setMissing(empty);
        keepsOrganizationId.current = false;
        if (empty.length === 0) void fields.submit();
      }}
    >
      <p className={styles.quiet}>
        {t('Admin.FirstOrder.NextStep', { minutes: String(setup.steps[0]?.minutes ?? 0) })}
      </p>
      <h2 className={styles.heroTitle}>{t('Admin.FirstOrder.RestaurantTitle')}</h2>
      <p className={styles.heroText}>{t('Admin.FirstOrder.RestaurantText')}</p>
      <DraftOffer form={fields} />
      <div className={classNames(form.form, styles.restaurant)}>
        <TextInput
          {...field('displayName')}
          label={t('Admin.FirstOrder.Name')}
          autoComplete="organization"
        />
        <TextInput
          {...field('street')}
          label={t('Admin.Venues.Street')}
          autoComplete="street-address"
        />
        <div className={form.pair}>
          <TextInput {...field('zip')} label={t('Admin.Venues.Zip')} autoComplete="postal-code" />
          <TextInput
            {...field('city')}
            label={t('Admin.Venues.City')}
            autoComplete="address-level2"
          />
        </div>
        <TextInput
          {...field('organizationId')}
          label={t('Admin.Venues.Organization')}
          hint={t('Admin.FirstOrder.OrganizationHint')}
          autoComplete="off"
        />
        <TextInput
          {...field('phone')}
          label={t('Admin.FirstOrder.PhoneOptional')}
          type="tel"
          autoComplete="tel"
          placeholder={examplePhone({ code: null, country: company.country })}
        />
        <TextInput
          {...field('supportEmail')}
          label={t('Admin.FirstOrder.SupportEmail')}
          hint={t('Admin.FirstOrder.SupportEmailHint')}
          type="email"
          autoComplete="email"
        />
        <ServiceTypeFields
          chosen={serviceTypes}
          onChange={(chosen) => fields.set({ serviceTypes: chosen })}
        />
        <FormError id={errorId} text={problem} />
        {isUnusual && (
          <button
            type="button"
            className={classNames(controls.line, controls.big)}
            disabled={create.isBusy}
            onClick={() => {
              keepsOrganizationId.current = true;
              void fields.submit();
            }}
          >
            {t('Admin.SaveAnyway')}
          </button>
        )}
        <SubmitButton text={t('Admin.FirstOrder.SaveRestaurant')} isBusy={create.isBusy} />
      </div>
    </form>
  );
}

function wordsFor(t: AdminTranslate, code: string | null, field: string | null): string | null {
  if (code === null) return null;
  if (code === 'FIELD_INVALID' && field === 'phone') return t('Admin.Venues.PhoneWrong');
  if (code === 'FIELD_INVALID' && field === 'supportEmail') return t('Admin.Error.Email');
  return adminErrorText(t, code);
}
