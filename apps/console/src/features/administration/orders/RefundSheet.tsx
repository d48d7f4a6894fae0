import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { REFUND_NOTE, REFUND_REASONS } from '@tallrik/domain/orders/refund';
import { COUNTER_WAYS_BACK } from '@tallrik/domain/tables/counter-payment';
import { classNames } from '@tallrik/ui/class-names';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import page from '../../../shared/controls/page.module.css';
import { useServices } from '../../../shared/services.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { RefundOrderDocument, type RefundOrderMutation } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { ordersKey, type OfficeOrder } from './orders-query.ts';
import { paymentText } from './payment-text.ts';
import {
  EMPTY_REFUND,
  firstDraft,
  isRefundComplete,
  wishOf,
  type RefundDraft,
} from './refund-draft.ts';
import { RefundLines } from './RefundLines.tsx';
import styles from './RefundSheet.module.css';

type Plan = NonNullable<RefundOrderMutation['refundOrder']['plan']>;
const KINDS = ['ALL', 'LINES', 'AMOUNT'] as const;

/** Gives money back: what, why, and what it comes to before the button is pressed (MONEY-08, MONEY-09). */
export function RefundSheet(props: {
  companyId: string;
  order: OfficeOrder;
  open: boolean;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId, order } = props;
  const { row } = order;
  const [draft, setDraft] = useState<RefundDraft>(() => firstDraft(order));
  const { id, renew } = useNewId();
  const money = (amount: number) => formatMoneyExact(minor(amount), row.currency);
  const isAtCounter = order.counterKind !== null;
  const isOnInvoice = row.kind === 'INVOICE';
  const words = isOnInvoice ? OFF_INVOICE : isAtCounter ? AT_COUNTER : BY_PROVIDER;
  const way = draft.wayBack ?? order.counterKind;
  const payment = order.counterKind
    ? t(`Admin.Bills.Kind.${order.counterKind}`)
    : paymentText(t, row);
  const wish = wishOf(draft, order);
  const call = { companyId, id, orderId: row.id, reason: draft.reason ?? ('LATE' as const) };
  const trial = useQuery({
    queryKey: ['admin', 'refund-trial', companyId, row.id, order.refundable, wish],
    queryFn: async ({ signal }) =>
      (await api.call(RefundOrderDocument, { ...call, ...wish!, isTrial: true }, signal))
        .refundOrder,
    enabled: props.open && wish !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const plan = wish === null ? null : (trial.data?.plan ?? null);
  const refund = useChange({
    send: async () => {
      if (wish === null) throw new Error('Nothing is chosen');
      const sent = { ...call, ...wish, note: draft.note, counterKind: way, isTrial: false };
      return (await api.call(RefundOrderDocument, sent)).refundOrder;
    },
    refreshes: [ordersKey(companyId)],
    done: () => t(words.done),
    onDone: () => {
      renew();
      setDraft(isOnInvoice ? firstDraft(order) : EMPTY_REFUND);
      props.onClose();
    },
  });
  const refusal = refund.code ?? (wish === null ? null : (trial.data?.error ?? null));
  const isReady = plan !== null && !trial.isPlaceholderData && isRefundComplete(draft);
  const change = (changes: Partial<RefundDraft>) => setDraft({ ...draft, ...changes });
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t(words.title, { number: row.easyId })}
      text={t(words.text, {
        amount: money(row.total),
        payment,
        left: money(order.refundable),
      })}
      closeLabel={t('Console.Close')}
    >
      {!isOnInvoice && <KindChoice draft={draft} onChange={change} />}
      {draft.kind === 'LINES' && <RefundLines order={order} draft={draft} onChange={change} />}
      {draft.kind === 'AMOUNT' && <AmountField draft={draft} onChange={change} />}
      <Reasons draft={draft} onChange={change} />
      {isAtCounter && (
        <div className={controls.choices} role="radiogroup" aria-label={t('Admin.Refund.WayBack')}>
          {COUNTER_WAYS_BACK.map((one) => (
            <label key={one} className={controls.choice}>
              <input
                type="radio"
                name="refund-way"
                className={controls.radio}
                checked={way === one}
                onChange={() => change({ wayBack: one })}
              />
              {t(`Admin.Bills.Kind.${one}`)}
            </label>
          ))}
        </div>
      )}
      {plan && <PlanView plan={plan} money={money} gets={t(words.gets)} />}
      {refusal !== null && (
        <p className={page.error} role="alert">
          {adminErrorText(t, refusal)}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="button" className={controls.line} onClick={props.onClose}>
          {t('Admin.Refund.Keep')}
        </button>
        <button
          type="button"
          className={classNames(controls.danger, styles.refund)}
          disabled={!isReady || refund.isBusy}
          onClick={() => refund.run(undefined)}
        >
          {plan ? t(words.button, { amount: money(plan.amount) }) : t(words.open)}
        </button>
      </div>
      <p className={styles.final}>{t(words.final, { payment })}</p>
    </ModalSheet>
  );
}

/** A refund in the words of where its money is. */
const BY_PROVIDER = {
  open: 'Admin.Refund.Refund',
  title: 'Admin.Refund.Title',
  text: 'Admin.Refund.Text',
  gets: 'Admin.Refund.GuestGets',
  button: 'Admin.Refund.Button',
  final: 'Admin.Refund.Final',
  done: 'Admin.Refund.Done',
} as const;
const AT_COUNTER = {
  ...BY_PROVIDER,
  button: 'Admin.Refund.CounterButton',
  final: 'Admin.Refund.CounterFinal',
  done: 'Admin.Refund.CounterDone',
} as const;
const OFF_INVOICE = {
  open: 'Admin.OffInvoice.Open',
  title: 'Admin.OffInvoice.Title',
  text: 'Admin.OffInvoice.Text',
  gets: 'Admin.OffInvoice.Gets',
  button: 'Admin.OffInvoice.Button',
  final: 'Admin.OffInvoice.Final',
  done: 'Admin.OffInvoice.Done',
} as const;

type Part = { draft: RefundDraft; onChange: (changes: Partial<RefundDraft>) => void };

function KindChoice({ draft, onChange }: Part) {
  const t = useAdminText();
  return (
    <div className={controls.choices} role="radiogroup" aria-label={t('Admin.Refund.What')}>
      {KINDS.map((kind) => (
        <label key={kind} className={controls.choice}>
          <input
            type="radio"
            name="refund-kind"
            className={controls.radio}
            checked={draft.kind === kind}
            onChange={() => onChange({ kind })}
          />
          {t(`Admin.Refund.${kind}`)}
        </label>
      ))}
    </div>
  );
}

function AmountField({ draft, onChange }: Part) {
  const t = useAdminText();
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {t('Admin.Refund.AMOUNT')}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className={controls.input}
        value={draft.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
    </div>
  );
}

function Reasons({ draft, onChange }: Part) {
  const t = useAdminText();
  const id = useId();
  return (
    <div className={styles.reasons}>
      <div className={styles.between}>
        <b id={`${id}-reason`}>{t('Admin.Refund.Reason')}</b>
        <span className={styles.quiet}>{t('Admin.Refund.NotForGuests')}</span>
      </div>
      <div className={styles.chips} role="group" aria-labelledby={`${id}-reason`}>
        {REFUND_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            className={styles.chip}
            aria-pressed={draft.reason === reason}
            onClick={() => onChange({ reason })}
          >
            {t(`Admin.Refund.Reason.${reason}`)}
          </button>
        ))}
      </div>
      {draft.reason === 'OTHER' && (
        <div className={controls.field}>
          <label className={controls.label} htmlFor={id}>
            {t('Admin.Refund.Note')}
          </label>
          <input
            id={id}
            className={controls.input}
            maxLength={REFUND_NOTE.most}
            value={draft.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </div>
      )}
    </div>
  );
}

function PlanView(props: { plan: Plan; money: (amount: number) => string; gets: string }) {
  const t = useAdminText();
  const { plan, money } = props;
  return (
    <div className={styles.plan}>
      <p className={classNames(styles.between, styles.gets)}>
        <span>{props.gets}</span>
        <span>{money(plan.amount)}</span>
      </p>
      {plan.amount > plan.tip && (
        <p className={styles.between}>
          <span>{t('Admin.Orders.Dishes')}</span>
          <span>{money(plan.amount - plan.tip)}</span>
        </p>
      )}
      {plan.byRate.map(({ rate, vat }) => (
        <p key={rate} className={styles.between}>
          <span>{t('Admin.Refund.VatBack', { rate })}</span>
          <span>{money(vat)}</span>
        </p>
      ))}
      {plan.tip > 0 && (
        <p className={styles.between}>
          <span>{t('Admin.Orders.TipNoVat')}</span>
          <span>{money(plan.tip)}</span>
        </p>
      )}
      <p className={styles.after}>
        {plan.points > 0 && <>{t('Admin.Refund.Points', { points: plan.points })} </>}
        {t('Admin.Refund.Stays', { amount: money(plan.staysPaid) })}
      </p>
    </div>
  );
}
