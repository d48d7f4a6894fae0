import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { PrintTicketDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder, BoardPrinter } from './board.ts';
import styles from './PrintChoice.module.css';

/** Prints an order on one of the venue's printers, headed 'Copy' where it was printed before (KITCHEN-17). */
export function PrintChoice(props: {
  order: BoardOrder;
  printers: readonly Pick<BoardPrinter, 'id' | 'name'>[];
}) {
  const t = useTranslate();
  const { api } = useServices();
  const [message, setMessage] = useState('');
  const print = async (printer: Pick<BoardPrinter, 'id' | 'name'>) => {
    try {
      await api.call(PrintTicketDocument, { orderId: props.order.id, printerId: printer.id });
      setMessage(t('Console.Printer.Sent', { printer: printer.name }));
    } catch (error) {
      setMessage(errorText(t, codeOf(error)));
    }
  };
  return (
    <>
      {props.printers.map((printer) => (
        <button
          key={printer.id}
          type="button"
          className={classNames(controls.line, styles.printer)}
          onClick={() => void print(printer)}
        >
          <Icon name="printer" />
          {t('Console.Printer.PrintOn', { printer: printer.name })}
        </button>
      ))}
      <p className={styles.notice} role="status">
        {message}
      </p>
    </>
  );
}
