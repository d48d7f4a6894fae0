import { useState } from 'react';
import bar from '../../shared/controls/message-bar.module.css';
import {
  HandOverTicketsDocument,
  SettleMissedTicketsDocument,
  SettleTicketDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardPrinter } from './board.ts';

/** Printers that cannot print, with what waits for them, and who can take it; tickets of doubtful fate (KITCHEN-15). */
export function PrinterBars(props: {
  printers: readonly BoardPrinter[];
  /** Tickets have gone elsewhere, or their fate is known: the board reads its printers anew. */
  onChanged: () => void;
}) {
  const spare = props.printers.find(({ trouble }) => trouble === null) ?? null;
  const unconfirmed = props.printers.flatMap((printer) =>
    printer.asked.map((ticket) => ({ printer, ticket })),
  );
  // One question at a time: an evening of a mute printer must not hide the orders behind its bars.
  const [first] = unconfirmed;
  return (
    <>
      {props.printers
        .filter(({ trouble }) => trouble !== null)
        .map((printer) => (
          <PrinterBar
            key={printer.id}
            printer={printer}
            spare={spare}
            onHandedOver={props.onChanged}
          />
        ))}
      {first && (
        <UnconfirmedTicketBar
          key={first.ticket.id}
          printer={first.printer}
          ticket={first.ticket}
          onSettled={props.onChanged}
        />
      )}
      {props.printers.map(
        ({ id, name, missed }) =>
          missed && (
            <MissedTicketsBar key={id} printer={{ id, name, missed }} onSettled={props.onChanged} />
          ),
      )}
    </>
  );
}

/** More than this nobody wants on paper at once; each can still be printed from its order. */
const MOST_PRINTED_LATE = 20;

/** D-354: what came too late to be printed by itself is not gone in silence. */
function MissedTicketsBar(props: {
  printer: { id: string; name: string; missed: NonNullable<BoardPrinter['missed']> };
  onSettled: () => void;
}) {
  const t = useTranslate();
  const { api } = useServices();
  const [problem, setProblem] = useState('');
  const { id: printerId, name: printer, missed } = props.printer;
  const { tickets: count, easyIds, until } = missed;
  const settle = async (isWanted: boolean) => {
    try {
      await api.call(SettleMissedTicketsDocument, { printerId, until, isWanted });
      props.onSettled();
    } catch (error) {
      setProblem(errorText(t, codeOf(error)));
    }
  };
  return (
    <div className={bar.paused}>
      <Icon name="printer" size="large" />
      <div className={bar.words} role="alert">
        <p>{t('Console.Printer.Missed', { count, printer })}</p>
        <p className={bar.more}>
          {easyIds.join(', ')}
          {count > easyIds.length && ' …'}
        </p>
        {problem !== '' && <p className={bar.more}>{problem}</p>}
      </div>
      <div className={bar.choices}>
        <button type="button" className={bar.resume} onClick={() => void settle(false)}>
          {t('Console.Printer.NotNeeded')}
        </button>
        {count <= MOST_PRINTED_LATE && (
          <button type="button" className={bar.other} onClick={() => void settle(true)}>
            {t('Console.Printer.Anyway')}
          </button>
        )}
      </div>
    </div>
  );
}

/** D-303: whether it is on paper only somebody who stands there can see. */
function UnconfirmedTicketBar(props: {
  printer: BoardPrinter;
  ticket: BoardPrinter['asked'][number];
  onSettled: () => void;
}) {
  const t = useTranslate();
  const { api } = useServices();
  const [problem, setProblem] = useState('');
  const { printer, ticket } = props;
  const settle = async (isOnPaper: boolean) => {
    try {
      await api.call(SettleTicketDocument, { ticketId: ticket.id, isOnPaper });
      props.onSettled();
    } catch (error) {
      setProblem(errorText(t, codeOf(error)));
    }
  };
  return (
    <div className={bar.paused}>
      <Icon name="printer" size="large" />
      <div className={bar.words} role="alert">
        <p>
          {ticket.easyId === null
            ? t('Console.Printer.AskedTest', { printer: printer.name })
            : t('Console.Printer.Asked', { number: ticket.easyId, printer: printer.name })}
        </p>
        {problem !== '' && <p className={bar.more}>{problem}</p>}
      </div>
      <div className={bar.choices}>
        <button type="button" className={bar.resume} onClick={() => void settle(true)}>
          {t('Console.Printer.OnPaper')}
        </button>
        <button type="button" className={bar.other} onClick={() => void settle(false)}>
          {t('Console.Printer.Again')}
        </button>
      </div>
    </div>
  );
}

function PrinterBar(props: {
  printer: BoardPrinter;
  spare: BoardPrinter | null;
  onHandedOver: () => void;
}) {
  const t = useTranslate();
  const { api } = useServices();
  const [problem, setProblem] = useState('');
  const { printer, spare } = props;
  if (printer.trouble === null) return null;
  const handOver = async (to: BoardPrinter) => {
    try {
      const variables = { fromPrinterId: printer.id, toPrinterId: to.id };
      await api.call(HandOverTicketsDocument, variables);
      setProblem('');
      props.onHandedOver();
    } catch (error) {
      setProblem(errorText(t, codeOf(error)));
    }
  };
  return (
    <div className={bar.paused}>
      <Icon name="printer" size="large" />
      <div className={bar.words} role="alert">
        <p>{t(`Console.Printer.${printer.trouble}`, { printer: printer.name })}</p>
        {printer.waiting > 0 && (
          <p className={bar.more}>{t('Console.Printer.Waiting', { count: printer.waiting })}</p>
        )}
        {problem !== '' && <p className={bar.more}>{problem}</p>}
      </div>
      {spare && printer.waiting > 0 && (
        <button type="button" className={bar.resume} onClick={() => void handOver(spare)}>
          {t('Console.Printer.HandOver', { printer: spare.name })}
        </button>
      )}
    </div>
  );
}
