import { createPortal } from 'react-dom';
import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeOrder } from './orders-query.ts';
import styles from './ReceiptSheet.module.css';

type Receipt = NonNullable<OfficeOrder['receipt']>;

/** Margins every printer can keep. */
const PAGE_RULE = '@page { margin: 20mm; }';

/** The receipt as its guest has it, to look at and to print (MONEY-05, D-754). */
export function ReceiptSheet(props: { receipt: Receipt; open: boolean; onClose: () => void }) {
  const t = useAdminText();
  const { printer } = useServices();
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t('Admin.Orders.Receipt')}
      closeLabel={t('Console.Close')}
    >
      <Paper receipt={props.receipt} />
      <button type="button" className={controls.line} onClick={() => void printer.print(PAGE_RULE)}>
        <OfficeIcon name="print" />
        {t('Admin.Closing.Print')}
      </button>
      {/* Beside the app, which is not printed then (base.css). */}
      {props.open &&
        createPortal(
          <div className={styles.printed} aria-hidden="true" data-paper>
            <Paper receipt={props.receipt} />
          </div>,
          document.body,
        )}
    </ModalSheet>
  );
}

const Paper = ({ receipt }: { receipt: Receipt }) => (
  <article className={styles.receipt} lang={receipt.locale}>
    <header>
      <h3 className={styles.title}>{receipt.title}</h3>
      {receipt.store.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </header>
    <div className={styles.facts}>
      <p>
        {receipt.number.label} <b>{receipt.number.amount}</b>
      </p>
      {[...receipt.facts, ...receipt.notes].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <ul>
      {receipt.lines.map((line, place) => (
        <li key={`${place} ${line.title}`} className={styles.line}>
          <span>
            {line.quantity} × {line.title}
            {line.details.map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
          </span>
          <span className={styles.amount}>{line.amount}</span>
        </li>
      ))}
    </ul>
    <dl className={styles.sums}>
      <Rows rows={receipt.sums} />
      <div className={styles.total}>
        <dt>{receipt.total.label}</dt>
        <dd>{receipt.total.amount}</dd>
      </div>
      <Rows rows={receipt.vat} />
    </dl>
  </article>
);

const Rows = ({ rows }: { rows: Receipt['sums'] }) =>
  rows.map(({ label, amount }, place) => (
    <div key={`${place} ${label}`}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  ));
