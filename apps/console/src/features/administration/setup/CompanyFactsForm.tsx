import { useId } from 'react';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { SaveCompanyFactsDocument } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { FACTS_FORM_ID } from './focus-facts.ts';
import { ServiceTypeFields } from './ServiceTypeFields.tsx';
import styles from './setup.module.css';
import { setupKey, type Setup } from './setup-query.ts';

type Facts = Pick<Setup, 'displayName' | 'serviceTypes'> & { supportEmail: string };

const factsOf = ({ displayName, supportEmail, serviceTypes }: Setup): Facts => ({
  displayName,
  supportEmail: supportEmail ?? '',
  serviceTypes,
});

/** What guests read of the company, and how they may eat (SETUP-10). */
export function CompanyFactsForm({ companyId, setup }: { companyId: string; setup: Setup }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const thing = { ...setup, id: companyId };
  const save = useOfficeSave<typeof thing, Facts>({
    send: async ({ version, fields }) => {
      const { setup: after, ...rest } = (
        await api.call(SaveCompanyFactsDocument, { companyId, version, facts: fields })
      ).saveCompanyFacts;
      return { ...rest, thing: after && { ...after, id: companyId } };
    },
    valuesOf: factsOf,
    refreshes: [setupKey(companyId)],
    done: () => t('Admin.Saved'),
  });
  const facts = useOfficeForm<Facts>({
    key: `COMPANY:${companyId}`,
    saved: factsOf(setup),
    save: (changed, base) => save.wait(thing, changed, base),
  });
  const { displayName, supportEmail, serviceTypes } = facts.fields;
  const errorOf = (name: keyof Facts) => (save.field === name ? `${id}-error` : null);
  return (
    <form
      id={FACTS_FORM_ID}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void facts.submit();
      }}
    >
      <h2 className={styles.cardTitle}>{t('Admin.FirstOrder.Facts')}</h2>
      <DraftOffer form={facts} />
      <div className={form.form}>
        <TextInput
          label={t('Admin.FirstOrder.Name')}
          errorId={errorOf('displayName')}
          autoComplete="organization"
          maxLength={200}
          value={displayName}
          onChange={(text) => facts.set({ displayName: text })}
        />
        <TextInput
          label={t('Admin.FirstOrder.SupportEmail')}
          hint={t('Admin.FirstOrder.SupportEmailHint')}
          errorId={errorOf('supportEmail')}
          type="email"
          autoComplete="email"
          value={supportEmail}
          onChange={(text) => facts.set({ supportEmail: text })}
        />
        <ServiceTypeFields
          chosen={serviceTypes}
          onChange={(chosen) => facts.set({ serviceTypes: chosen })}
        />
        <FormError
          id={`${id}-error`}
          text={save.code === null ? null : adminErrorText(t, save.code)}
        />
        {facts.isDirty && <SubmitButton text={t('Console.Save')} isBusy={save.isBusy} />}
      </div>
    </form>
  );
}
