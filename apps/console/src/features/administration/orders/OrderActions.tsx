import { reachOf, type StaffRole } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeOrder } from './orders-query.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { SendReceiptSheet } from './SendReceiptSheet.tsx';
import styles from './OrderPage.module.css';

/** What can be done with an order: its receipt by mail and on paper (MONEY-07), its money back. */
export function OrderActions(props: {
  companyId: string;
  order: OfficeOrder;
  role: StaffRole;
  onRefund: () => void;
}) {
  const t = useAdminText();
  const { order, role } = props;
  const [open, setOpen] = useState<'MAIL' | 'PAPER' | null>(null);
  const close = () => setOpen(null);
  const maySend = reachOf(role, 'ORDERS', 'WRITE') !== 'NONE' && order.row.status !== 'REJECTED';
  return (
    <>
      {order.receipt && maySend && (
        <button
          type="button"
          className={classNames(controls.quiet, styles.action)}
          aria-label={t('Admin.Receipt.Send')}
          onClick={() => setOpen('MAIL')}
        >
          <OfficeIcon name="mail" />
          <span className={styles.actionWord}>{t('Admin.Receipt.Send')}</span>
        </button>
      )}
      <button
        type="button"
        className={classNames(controls.line, styles.action)}
        aria-label={t('Admin.Closing.Print')}
        onClick={() => (order.receipt ? setOpen('PAPER') : window.print())}
      >
        <OfficeIcon name="print" />
        <span className={styles.actionWord}>{t('Admin.Closing.Print')}</span>
      </button>
      {reachOf(role, 'REFUNDS', 'WRITE') !== 'NONE' && order.refundBlockedBy === null && (
        <button type="button" className={controls.solid} onClick={props.onRefund}>
          <OfficeIcon name="undo" />
          {t(order.row.kind === 'INVOICE' ? 'Admin.OffInvoice.Open' : 'Admin.Refund.Refund')}
        </button>
      )}
      {order.receipt && (
        <ReceiptSheet receipt={order.receipt} open={open === 'PAPER'} onClose={close} />
      )}
      <SendReceiptSheet
        companyId={props.companyId}
        orderId={order.row.id}
        open={open === 'MAIL'}
        onClose={close}
      />
    </>
  );
}
