import { classNames } from '@tallrik/ui/class-names';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { ticketPageRule } from '../../../shared/printer/ticket-page.ts';
import { useServices } from '../../../shared/services.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeOrder } from './orders-query.ts';
import styles from './ReceiptSheet.module.css';

type Receipt = NonNullable<OfficeOrder['receipt']>;

/** Margins every printer can keep. */
const PAGE_RULE = '@page { size: A4; margin: 20mm; }';
/** A sheet, and the rolls of a till's printer. */
const SIZES = ['A4', '80', '58'] as const;
type Size = (typeof SIZES)[number];

/** The receipt as its guest has it, to look at and to print (MONEY-05, MONEY-07, D-754). */
export function ReceiptSheet(props: { receipt: Receipt; open: boolean; onClose: () => void }) {
  const t = useAdminText();
  const { printer } = useServices();
  const [size, setSize] = useState<Size>('A4');
  const paper = useRef<HTMLDivElement>(null);
  const print = () => {
    const height = paper.current?.getBoundingClientRect().height ?? 0;
    void printer.print(size === 'A4' ? PAGE_RULE : ticketPageRule(size, height));
  };
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t('Admin.Orders.Receipt')}
      closeLabel={t('Console.Close')}
    >
      <Paper receipt={props.receipt} />
      <SizeChoice size={size} onChange={setSize} />
      <button type="button" className={controls.line} onClick={print}>
        <OfficeIcon name="print" />
        {t('Admin.Closing.Print')}
      </button>
      {/* Beside the app, which is not printed then (base.css). */}
      {props.open &&
        createPortal(
          <div className={styles.beside} aria-hidden="true" data-paper={size}>
            <div ref={paper} className={classNames(styles.printed, styles[`size${size}`])}>
              <Paper receipt={props.receipt} />
            </div>
          </div>,
          document.body,
        )}
    </ModalSheet>
  );
}

function SizeChoice(props: { size: Size; onChange: (size: Size) => void }) {
  const t = useAdminText();
  const name = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend className={controls.label}>{t('Admin.Receipt.Paper')}</legend>
      {SIZES.map((size) => (
        <label key={size} className={controls.choice}>
          <input
            type="radio"
            className={controls.radio}
            name={name}
            checked={size === props.size}
            onChange={() => props.onChange(size)}
          />
          {size === 'A4' ? 'A4' : t('Console.Print.Millimetres', { width: size })}
        </label>
      ))}
    </fieldset>
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
