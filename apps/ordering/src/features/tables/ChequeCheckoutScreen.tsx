import type { PricedCart } from '@tallrik/domain/cart/cart';
import { lineTotal } from '@tallrik/domain/cart/line-total';
import type { Minor } from '@tallrik/domain/money/minor';
import { Button } from '@tallrik/ui/Button';
import { ChoicePills } from '@tallrik/ui/ChoicePills';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { Panel } from '@tallrik/ui/Panel';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { SumList } from '@tallrik/ui/SumList';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from '../../shared/router/router.tsx';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { paths } from '../../shared/paths.ts';
import { cartSums } from '../../shared/payable/cart-sums.ts';
import { useTip } from '../../shared/payable/use-tip.ts';
import { errorText } from '../../shared/translate/error-text.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { BillLines } from './BillLines.tsx';
import styles from './Bill.module.css';
import { type BillChoice, readChoice, sharesOf } from './bill-shares.ts';
import type { Bill } from './cheque-query.ts';
import { WithBill } from './ChequeScreen.tsx';
import { useBillCart } from './use-bill-cart.ts';

/** What the payment part of the page needs to know. */
export type PayableShare = { cart: PricedCart; tip: Minor; returnPath: string };

type RenderPayment = (payable: PayableShare) => ReactNode;

/** `/cheque/:id/checkout?items=`: pays the named items, whole or shared (TABLE-05, TABLE-06). */
export const ChequeCheckoutScreen = (props: { renderPayment: RenderPayment }) => (
  <WithBill>{(bill) => <ChequeCheckout bill={bill} {...props} />}</WithBill>
);

function ChequeCheckout(props: { bill: Bill; renderPayment: RenderPayment }) {
  const { bill } = props;
  const t = useTranslate();
  const [query] = useSearchParams();
  const queryString = query.toString();
  const choice = useMemo(() => readChoice(new URLSearchParams(queryString)), [queryString]);
  // As the bill stood when the page opened: the lock of one's own session is no reason to begin again.
  const [shares] = useState(() => sharesOf(bill, choice));
  const { refusal } = useCart();
  const [refusedBefore] = useState(refusal);
  const cart = useBillCart(bill, shares);
  const isRefused =
    refusal !== null &&
    refusal !== refusedBefore &&
    (refusal.eventType === 'ADD_ITEMS' || refusal.eventType === 'CONNECT_TO_CHEQUE');

  if (isRefused || (cart === null && shares.length === 0)) {
    return (
      <EmptyState
        icon="lock"
        title={t('Bill.Taken.Title')}
        text={isRefused ? errorText(t, refusal.code) : t('Bill.NothingLeft.Text')}
        action={<Button href={paths.cheque.to(bill.id)}>{t('Bill.Back')}</Button>}
      />
    );
  }
  if (cart === null || cart.items.length === 0) {
    return (
      <div aria-busy="true">
        <RowSkeleton />
      </div>
    );
  }
  return <Share cart={cart} bill={bill} choice={choice} renderPayment={props.renderPayment} />;
}

function Share(props: {
  cart: PricedCart;
  bill: Bill;
  choice: BillChoice;
  renderPayment: RenderPayment;
}) {
  const { cart, bill, choice } = props;
  const t = useTranslate();
  const money = useMoney();
  const { tip, pills } = useTip(cart);
  const returnPath = paths.chequeCheckout.to(bill.id, {
    items: choice.itemIds,
    guests: choice.guests,
  });
  return (
    <div className={styles.page}>
      <Panel>
        <BillLines
          lines={cart.items.map((line) => ({
            id: line.id,
            title: line.title,
            choices: line.variations.map(({ title }) => title),
            amount: money(lineTotal(line)),
            note:
              line.fraction < 1
                ? t('Bill.Part', { percent: Math.round(line.fraction * 100) })
                : null,
            paymentState: null,
          }))}
        />
      </Panel>
      {pills && (
        <Panel>
          <ChoicePills {...pills} />
        </Panel>
      )}
      <Panel>
        <SumList sums={cartSums(cart, tip, t, money)} isLive />
      </Panel>
      {props.renderPayment({ cart, tip, returnPath })}
    </div>
  );
}
