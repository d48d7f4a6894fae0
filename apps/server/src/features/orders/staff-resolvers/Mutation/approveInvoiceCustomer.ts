import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { checkEmail } from '@tallrik/domain/accounts/checks';
import { printableLine } from '@tallrik/domain/printable-text';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { approveInvoiceCustomer } from '../../invoices/invoice-customers.ts';

const LONGEST_TEXT = 200;

/** A bill is printed: nothing in it commands the printer (D-170). */
const printableFields = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? printableLine(value) : value,
    ]),
  ) as Fields;

export const makeApproveInvoiceCustomer =
  (deps: {
    db: Database;
    newId: () => string;
  }): NonNullable<MutationResolvers<StaffContext>['approveInvoiceCustomer']> =>
  async (_root, { companyId: wanted, phone: typed, customer: written }, context) => {
    const { staff, companyId } = administered(context, wanted, ['INVOICES', 'WRITE']);
    const phone = checkPhone(typed);
    if (!phone.ok) throw badInput('The number is no phone number');
    const texts = Object.values(written).filter((value) => typeof value === 'string');
    if (texts.some((text) => text.length > LONGEST_TEXT))
      throw badInput(`No text of a customer is longer than ${LONGEST_TEXT}`);
    const customer = printableFields(written);
    if (!checkEmail(customer.email).ok) throw badInput('The bills need an e-mail address');
    if (customer.creditLimit < 0) throw badInput('A credit limit is not below nothing');
    if (customer.name.trim() === '') throw badInput('A customer has a name');
    return deps.db.transaction().execute(async (trx) => {
      const approved = { phone: phone.value, customer, newId: deps.newId };
      const userId = await approveInvoiceCustomer(trx, companyId, approved);
      if (!userId) return { success: false, error: 'NO_SUCH_GUEST' };
      const details = { creditLimit: customer.creditLimit };
      const entry = { action: 'approveInvoiceCustomer', subjectId: userId, details };
      await writeAudit(trx, staff, { ...entry, companyId }, context.now());
      return { success: true, error: null };
    });
  };
