import { checkPhone } from '@tallrik/domain/accounts/phone';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import page from '../../../shared/controls/page.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import {
  ApproveInvoiceCustomerDocument,
  EndInvoiceCustomerDocument,
  type ApproveInvoiceCustomerMutationVariables,
} from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { approvalOf, type CustomerEntry } from './customer-entry.ts';
import { invoicesKey } from './invoices-query.ts';

/** Who may order on invoice, and up to which sum; or no longer. */
export function InvoiceCustomerSheet(props: {
  company: AdministeredCompany;
  /** What is known already. */
  entry: CustomerEntry;
  open: boolean;
  onClose: () => void;
}) {
  const t = useAdminText();
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t('Admin.Customer.Open')}
      text={t('Admin.Customer.Text')}
      closeLabel={t('Console.Close')}
    >
      <CustomerForm company={props.company} entry={props.entry} />
    </ModalSheet>
  );
}

function useCustomerChanges(companyId: string) {
  const { api } = useServices();
  const approve = useChange({
    send: async (given: Omit<ApproveInvoiceCustomerMutationVariables, 'companyId'>) =>
      (await api.call(ApproveInvoiceCustomerDocument, { companyId, ...given }))
        .approveInvoiceCustomer,
    refreshes: [invoicesKey(companyId)],
  });
  const end = useChange({
    send: async (given: { phone: string }) =>
      (await api.call(EndInvoiceCustomerDocument, { companyId, ...given })).endInvoiceCustomer,
    refreshes: [invoicesKey(companyId)],
  });
  return { approve, end };
}

function CustomerForm({
  company,
  entry: first,
}: {
  company: AdministeredCompany;
  entry: CustomerEntry;
}) {
  const t = useAdminText();
  const id = useId();
  const { currency } = company;
  const [entry, setEntry] = useState(first);
  const [problem, setProblem] = useState<AdminTranslationKey | null>(null);
  const { approve, end } = useCustomerChanges(company.id);
  const begin = () => {
    approve.reset();
    end.reset();
    setProblem(null);
  };
  const code = approve.code ?? end.code;
  const refusal = code === null ? null : adminErrorText(t, code);
  const error = problem === null ? refusal : t(problem, { currency });
  const done =
    (approve.result && t('Admin.Customer.Approved')) ?? (end.result && t('Admin.Customer.Ended'));
  const field = (name: keyof CustomerEntry, isOptional = false) => {
    const label = t(FIELDS[name], { currency });
    return {
      label: isOptional ? t('Admin.Optional', { label }) : label,
      required: !isOptional,
      maxLength: 200,
      autoComplete: 'off',
      errorId: error === null ? null : `${id}-error`,
      value: entry[name],
      onChange: (text: string) => setEntry({ ...entry, [name]: text }),
    };
  };
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin();
        const approval = approvalOf(entry);
        if (approval.ok) approve.run(approval.value);
        else setProblem(approval.error);
      }}
    >
      <TextInput
        {...field('phone')}
        hint={t('Admin.Customer.PhoneHint')}
        type="tel"
        data-autofocus
      />
      <TextInput {...field('name')} />
      <TextInput {...field('email')} type="email" />
      <TextInput
        {...field('creditLimit')}
        hint={t('Admin.Customer.CreditHint')}
        inputMode="numeric"
      />
      <TextInput {...field('organizationId', true)} />
      <TextInput {...field('street', true)} />
      <div className={form.pair}>
        <TextInput {...field('zip', true)} />
        <TextInput {...field('city', true)} />
      </div>
      <FormError id={`${id}-error`} text={error} />
      {done && (
        <p className={page.notice} role="status">
          {done}
        </p>
      )}
      <SubmitButton text={t('Admin.Customer.Approve')} isBusy={approve.isBusy} />
      <div className={form.actions}>
        <p className={controls.label}>{t('Admin.Customer.EndText')}</p>
        <button
          type="button"
          className={controls.line}
          disabled={end.isBusy}
          onClick={() => {
            begin();
            const phone = checkPhone(entry.phone);
            if (phone.ok) end.run({ phone: phone.value });
            else setProblem('Admin.Customer.PhoneWrong');
          }}
        >
          {t('Admin.Customer.End')}
        </button>
      </div>
    </form>
  );
}

const FIELDS = {
  phone: 'Admin.Customer.Phone',
  name: 'Admin.Customer.Name',
  organizationId: 'Admin.Customer.OrganizationId',
  email: 'Admin.Customer.Email',
  street: 'Admin.Customer.Street',
  zip: 'Admin.Customer.Zip',
  city: 'Admin.Customer.City',
  creditLimit: 'Admin.Customer.CreditLimit',
} as const satisfies Readonly<Record<keyof CustomerEntry, AdminTranslationKey>>;
