import { COUNTER_KINDS, type CounterKind } from '@tallrik/domain/tables/counter-payment';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import { useServices } from '../../../shared/services.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { SettleBillDocument } from '../generated/graphql.ts';
import { ordersKey } from '../orders/orders-query.ts';
import { Panel } from '../parts/Panel.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { billsKey, type Bill } from './bills-query.ts';
import styles from './Bills.module.css';

/** Cash, terminal or on the house; the button says the amount that is taken (MONEY-16). */
export function SettleBill(props: {
  companyId: string;
  bill: Bill;
  chosen: Bill['lines'];
  money: (amount: number) => string;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId, bill, chosen, money } = props;
  const [kind, setKind] = useState<CounterKind>('CASH');
  const { id, renew } = useNewId();
  const amount = chosen.reduce((sum, { left }) => sum + left, 0);
  // All of it is the whole rest: dishes that cost nothing come along.
  const isAll = chosen.length === bill.lines.filter(({ left }) => left > 0).length;
  const settle = useChange({
    send: async (_given: null) =>
      (
        await api.call(SettleBillDocument, {
          companyId,
          id,
          billId: bill.id,
          kind,
          amount,
          lineIds: isAll ? null : chosen.map((line) => line.id),
        })
      ).settleBill,
    refreshes: [billsKey(companyId), ordersKey(companyId)],
    done: () => t('Admin.Bills.Settled'),
    onDone: renew,
  });
  return (
    <Panel title={t('Admin.Bills.Settle')}>
      <div className={controls.choices} role="radiogroup" aria-label={t('Admin.Bills.With')}>
        {COUNTER_KINDS.map((one) => (
          <label key={one} className={controls.choice}>
            <input
              type="radio"
              name="counter-kind"
              className={controls.radio}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
            {t(`Admin.Bills.Kind.${one}`)}
          </label>
        ))}
      </div>
      <p className={styles.hint}>
        {bill.beingPaid > 0
          ? t('Admin.Bills.PhonePays', { amount: money(bill.beingPaid) })
          : t(kind === 'ON_THE_HOUSE' ? 'Admin.Bills.HouseHint' : 'Admin.Bills.SettleHint')}
      </p>
      {settle.code !== null && (
        <p className={page.error} role="alert">
          {adminErrorText(t, settle.code)}
        </p>
      )}
      <button
        type="button"
        className={classNames(controls.solid, controls.big, styles.settle)}
        disabled={chosen.length === 0 || settle.isBusy}
        onClick={() => settle.run(null)}
      >
        {t(`Admin.Bills.Take.${kind}`, { amount: money(amount) })}
      </button>
    </Panel>
  );
}
