import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { html } from '../../../platform/web/html.ts';
import type { Seller } from './receipt-view.ts';
import type { SendMail } from './send-receipt.ts';

export type RefundMailTexts = (
  key: 'Mail.Refund.Subject' | 'Mail.Refund.Text',
  values: { amount: string; venue: string; number: string },
) => string;

/** Tells a guest with an address what goes back (MONEY-11): the amount, never why. Others are told by their bank. */
export const makeMailRefund =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    textsIn: (language: Language) => RefundMailTexts;
    findSeller: (companyId: string, venueId: string) => Promise<Seller | null>;
    sendMail: SendMail;
  }) =>
  async ({ companyId, refundId }: { companyId: string; refundId: string }): Promise<void> => {
    const found = await deps.db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.orderId')
      .innerJoin('users', 'users.id', 'orders.userId')
      .select(['refunds.amount', 'orders.currency', 'orders.easyId', 'orders.venueId'])
      .select(['users.email', 'users.language'])
      .where('refunds.companyId', '=', companyId)
      .where('refunds.id', '=', refundId)
      .where('users.deleted', '=', false)
      .executeTakeFirst();
    const seller = found?.email ? await deps.findSeller(companyId, found.venueId) : null;
    if (!found?.email || !seller) return;
    const { venue, company } = seller;
    const texts = deps.textsIn(
      found.language === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, found.language),
    );
    const amount = formatMoneyExact(minor(found.amount), columnOneOf(CURRENCIES, found.currency));
    const words = { amount, venue: venue.name, number: found.easyId };
    const text = texts('Mail.Refund.Text', words);
    const outcome = await deps.sendMail({
      id: refundId,
      to: found.email,
      senderName: company.displayName,
      replyTo: venue.supportEmail ?? company.supportEmail,
      subject: texts('Mail.Refund.Subject', words),
      text: `${text}\n`,
      html: html`<p>${text}</p>`.markup,
      attachments: [],
    });
    if (outcome.kind === 'SENT')
      await deps.db
        .updateTable('refunds')
        .set({ mailedAt: new Date(deps.now().epochMilliseconds) })
        .where('companyId', '=', companyId)
        .where('id', '=', refundId)
        .execute();
  };
