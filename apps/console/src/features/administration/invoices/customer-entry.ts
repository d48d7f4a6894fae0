import { checkEmail } from '@tallrik/domain/accounts/checks';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import type { ApproveInvoiceCustomerMutationVariables } from '../generated/graphql.ts';
import type { Customer } from './invoices-query.ts';

/** As typed. */
export type CustomerEntry = {
  phone: string;
  name: string;
  organizationId: string;
  email: string;
  street: string;
  zip: string;
  city: string;
  creditLimit: string;
};

export const EMPTY_ENTRY: CustomerEntry = {
  phone: '',
  name: '',
  organizationId: '',
  email: '',
  street: '',
  zip: '',
  city: '',
  creditLimit: '',
};

/** What is known of a customer, as somebody would type it. */
export const entryOf = (customer: Customer): CustomerEntry => ({
  phone: customer.phone ?? '',
  name: customer.name,
  organizationId: customer.organizationId ?? '',
  email: customer.email,
  street: customer.street ?? '',
  zip: customer.zip ?? '',
  city: customer.city ?? '',
  creditLimit: String(Math.trunc(customer.creditLimit / 100)),
});

/** Whole units of the currency, at most what the contract's integer holds in minor units. */
const MOST_CREDIT = 20_000_000;

function creditOf(typed: string): number | null {
  const digits = typed.replaceAll(' ', '');
  if (digits === '' || digits.length > 9 || !/^\d+$/.test(digits)) return null;
  const whole = Number(digits);
  return whole <= MOST_CREDIT ? whole * 100 : null;
}

type Approval = Omit<ApproveInvoiceCustomerMutationVariables, 'companyId'>;

/** What the server is sent, or the words for what is wrong with it. */
export function approvalOf(entry: CustomerEntry): Result<Approval, AdminTranslationKey> {
  if ([entry.phone, entry.name, entry.email].some((text) => text.trim() === ''))
    return refused('Admin.Error.Missing');
  const phone = checkPhone(entry.phone);
  if (!phone.ok) return refused('Admin.Customer.PhoneWrong');
  const email = checkEmail(entry.email);
  if (!email.ok) return refused('Admin.Error.Email');
  const creditLimit = creditOf(entry.creditLimit);
  if (creditLimit === null) return refused('Admin.Customer.CreditWrong');
  const optional = (text: string) => text.trim() || null;
  return ok({
    phone: phone.value,
    customer: {
      name: entry.name.trim(),
      organizationId: optional(entry.organizationId),
      email: email.value,
      street: optional(entry.street),
      zip: optional(entry.zip),
      city: optional(entry.city),
      creditLimit,
    },
  });
}
