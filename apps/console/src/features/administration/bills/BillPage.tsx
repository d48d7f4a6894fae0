import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTimeText } from '../../../shared/clock/venue-time.ts';
import controls from '../../../shared/controls/controls.module.css';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import panel from '../parts/Panel.module.css';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useBill, type Bill } from './bills-query.ts';
import { SettleBill } from './SettleBill.tsx';
import { TakeOffSheet } from './TakeOffSheet.tsx';
import styles from './Bills.module.css';

type Line = Bill['lines'][number];
type Money = (amount: number) => string;

/** A table's bill: what stands on it, who paid what, and what is settled at the counter (MONEY-16, MONEY-17). */
export function BillPage({ company, administrator, id }: OfficePageProps & { id: string }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const bill = useBill(company.id, id);
  const mayWrite = reachOf(administrator.role, 'REFUNDS', 'WRITE') !== 'NONE';
  const money: Money = (amount) => formatMoneyExact(minor(amount), company.currency);
  return (
    <Section
      isWide
      title={
        bill.data ? t('Admin.Bills.Table', { table: bill.data.tableCode }) : t('Admin.Bills.Title')
      }
      actions={
        <Link className={controls.quiet} to={link('bills')}>
          {t('Admin.Bills.Back')}
        </Link>
      }
    >
      <Remote query={bill}>
        {(found) => (
          <BillView companyId={company.id} bill={found} mayWrite={mayWrite} money={money} />
        )}
      </Remote>
    </Section>
  );
}

function BillView(props: { companyId: string; bill: Bill; mayWrite: boolean; money: Money }) {
  const t = useAdminText();
  const { bill, companyId, money } = props;
  const [unchosen, setUnchosen] = useState<ReadonlySet<string>>(new Set());
  const [takenOff, setTakenOff] = useState<Line | null>(null);
  const isOpen = bill.closedAt === null;
  const mayWrite = props.mayWrite && isOpen;
  const chosen = bill.lines.filter(({ id, left }) => left > 0 && !unchosen.has(id));
  const choose = (id: string) => {
    const after = new Set(unchosen);
    if (!after.delete(id)) after.add(id);
    setUnchosen(after);
  };
  return (
    <div className={panel.columns}>
      <Panel
        title={t('Admin.Bills.Lines')}
        aside={t('Admin.Bills.Since', {
          time: dateTimeText(t, Temporal.Instant.from(bill.createdAt), bill.timeZone),
        })}
      >
        <ul className={styles.lines}>
          {bill.lines.map((line) => (
            <BillLine
              key={line.id}
              line={line}
              money={money}
              isChosen={chosen.includes(line)}
              onChoose={mayWrite && line.left > 0 ? () => choose(line.id) : null}
              onTakeOff={
                mayWrite && line.paid === 0 && !line.isBeingPaid && line.takenOffAt === null
                  ? () => setTakenOff(line)
                  : null
              }
            />
          ))}
        </ul>
        <dl className={styles.sums}>
          <div>
            <dt>{t('Admin.Bills.Ordered')}</dt>
            <dd>{money(bill.amount - bill.discount)}</dd>
          </div>
          <div>
            <dt>{t('Admin.Bills.Paid')}</dt>
            <dd>{money(bill.paid)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('Admin.Bills.Left')}</dt>
            <dd>{money(bill.left)}</dd>
          </div>
        </dl>
      </Panel>
      <div className={panel.stack}>
        {mayWrite && <SettleBill companyId={companyId} bill={bill} chosen={chosen} money={money} />}
        {!isOpen && <p className={styles.closed}>{t('Admin.Bills.Closed')}</p>}
        {bill.receipts.length > 0 && <Receipts bill={bill} money={money} />}
      </div>
      {takenOff && (
        <TakeOffSheet
          companyId={companyId}
          billId={bill.id}
          line={takenOff}
          onClose={() => setTakenOff(null)}
        />
      )}
    </div>
  );
}

function BillLine(props: {
  line: Line;
  money: Money;
  isChosen: boolean;
  onChoose: (() => void) | null;
  onTakeOff: (() => void) | null;
}) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { line, money } = props;
  const isOff = line.takenOffAt !== null;
  const price = line.amount - line.discount;
  return (
    <li className={styles.line}>
      {props.onChoose ? (
        <input
          type="checkbox"
          className={styles.check}
          checked={props.isChosen}
          aria-label={t('Admin.Bills.Choose', { dish: line.title })}
          onChange={props.onChoose}
        />
      ) : (
        <span />
      )}
      <div className={styles.dish}>
        <p className={classNames(styles.title, isOff && styles.off)}>{line.title}</p>
        {line.options.length > 0 && <p className={styles.more}>{line.options.join(', ')}</p>}
        <p className={styles.more}>
          <Link to={link(`orders/${line.orderId}`)}>
            {t('Console.Order.Number', { number: line.orderNumber })}
          </Link>
        </p>
        <div className={rows.tags}>
          {isOff && (
            <span className={rows.warning}>
              {line.takenOffReason === null
                ? t('Admin.Bills.Rejected')
                : t('Admin.Bills.TakenOff', { reason: line.takenOffReason })}
            </span>
          )}
          {line.isBeingPaid && <span className={rows.tag}>{t('Admin.Bills.BeingPaid')}</span>}
          {!isOff && line.paid > 0 && (
            <span className={rows.good}>
              {t('Admin.Bills.LinePaid', { paid: money(line.paid) })}
            </span>
          )}
        </div>
      </div>
      <span className={classNames(styles.amount, isOff && styles.off)}>{money(price)}</span>
      {props.onTakeOff && (
        <button
          type="button"
          className={classNames(controls.quiet, styles.takeOff)}
          aria-label={t('Admin.Bills.TakeOffDish', { dish: line.title })}
          onClick={props.onTakeOff}
        >
          {t('Admin.Bills.TakeOff')}
        </button>
      )}
    </li>
  );
}

function Receipts({ bill, money }: { bill: Bill; money: Money }) {
  const t = useAdminText();
  const link = useOfficeLink();
  return (
    <Panel title={t('Admin.Bills.Receipts')}>
      <ul className={styles.lines}>
        {bill.receipts.map(({ orderId, orderNumber, total, kind, counterKind, createdAt }) => (
          <li key={orderId} className={styles.receipt}>
            <span>
              <Link to={link(`orders/${orderId}`)}>
                {t('Console.Order.Number', { number: orderNumber })}
              </Link>
              <span className={styles.more}>
                {dateTimeText(t, Temporal.Instant.from(createdAt), bill.timeZone)},{' '}
                {counterKind
                  ? t(`Admin.Bills.Kind.${counterKind}`)
                  : kind && t(`Admin.Orders.Kind.${kind}`)}
              </span>
            </span>
            <b>{money(total)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
