import { Button } from '@tallrik/ui/Button';
import { BottomBar } from '@tallrik/ui/BottomBar';
import { ChoicePills } from '@tallrik/ui/ChoicePills';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { OptionGroup } from '@tallrik/ui/OptionGroup';
import { Panel } from '@tallrik/ui/Panel';
import { Stepper } from '@tallrik/ui/Stepper';
import { useState } from 'react';
import { Navigate } from '../../shared/router/router.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../../shared/screens/screen-module.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { amountOfShares, MOST_GUESTS, payableItems, sharesOf } from './bill-shares.ts';
import type { Bill } from './cheque-query.ts';
import styles from './Bill.module.css';
import { WithBill } from './ChequeScreen.tsx';

type How = 'WHOLE' | 'ITEMS' | 'SPLIT';

/** `/cheque/:id/pay_or_split` (TABLE-03, TABLE-04). */
const PayOrSplitScreen = () => <WithBill>{(bill) => <PayOrSplit bill={bill} />}</WithBill>;

function PayOrSplit({ bill }: { bill: Bill }) {
  const t = useTranslate();
  const money = useMoney();
  const [how, setHow] = useState<How>('WHOLE');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [guests, setGuests] = useState(2);
  const payable = payableItems(bill);
  const all = payable.map(({ id }) => id);
  if (payable.length === 0) {
    return (
      <EmptyState
        icon={bill.isPaid ? 'check' : 'receipt'}
        title={t(bill.isPaid ? 'Bill.AllPaid.Title' : 'Bill.NothingLeft.Title')}
        text={t(bill.isPaid ? 'Bill.AllPaid.Text' : 'Bill.NothingLeft.Text')}
        action={<Button href={paths.cheque.to(bill.id)}>{t('Bill.Back')}</Button>}
      />
    );
  }
  // TABLE-04: with one dish there is nothing to choose.
  if (bill.items.length === 1) {
    return <Navigate to={paths.chequeCheckout.to(bill.id, { items: all })} replace />;
  }
  const itemIds = how === 'ITEMS' ? picked.filter((id) => all.includes(id)) : all;
  const sharing = how === 'SPLIT' ? guests : 1;
  const amount = amountOfShares(sharesOf(bill, { itemIds, guests: sharing }));
  return (
    <div className={styles.page}>
      <Panel>
        <ChoicePills
          title={t('Bill.How')}
          choices={[
            { id: 'WHOLE', label: t('Bill.How.Whole') },
            { id: 'ITEMS', label: t('Bill.How.Items') },
            { id: 'SPLIT', label: t('Bill.How.Split') },
          ]}
          selectedId={how}
          onChoose={(id) => setHow(id as How)}
        />
      </Panel>
      {how === 'SPLIT' && (
        <Panel>
          <div className={styles.guests}>
            <p className={styles.title}>{t('Bill.Split.Guests')}</p>
            <Stepper
              value={guests}
              min={2}
              max={MOST_GUESTS}
              onChange={setGuests}
              labels={{
                group: t('Bill.Split.Guests'),
                decrease: t('Item.Decrease'),
                increase: t('Item.Increase'),
              }}
            />
            <p className={styles.note}>{t('Bill.Split.Note')}</p>
          </div>
        </Panel>
      )}
      {how === 'ITEMS' && (
        <Panel>
          <OptionGroup
            title={t('Bill.Items')}
            hasHead={false}
            kind="multiple"
            options={bill.items.map((item) => ({
              id: item.id,
              label: [item.title, ...item.choices].join(', '),
              price: money(item.left.amount),
              unavailable: item.isLocked
                ? t(item.isPaid ? 'Bill.Item.Paid' : 'Bill.Item.BeingPaid')
                : null,
            }))}
            selectedIds={itemIds}
            onToggle={(id) =>
              setPicked(
                picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id],
              )
            }
          />
        </Panel>
      )}
      <BottomBar label={t('Bill.Continue')}>
        {itemIds.length === 0 ? (
          <Button wide disabled>
            {t('Bill.Continue')}
          </Button>
        ) : (
          <Button
            wide
            href={paths.chequeCheckout.to(bill.id, { items: itemIds, guests: sharing })}
            end={money(amount)}
          >
            {t('Bill.Continue')}
          </Button>
        )}
      </BottomBar>
    </div>
  );
}

export const payOrSplitModule: ScreenModule = { Screen: PayOrSplitScreen };
