import type { ExtensionMinutes } from '@tallrik/domain/orders/extend-promise';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { LatePart } from '../../shared/late-part/LatePart.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { BOARD_PARTS } from './board-parts.ts';
import type { BoardOrder, BoardPrinter } from './board.ts';
import type { OrderCardContent } from './order-card.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { RejectSheet } from './RejectSheet.tsx';
import type { Step } from './use-own-moves.ts';

/** One sheet at a time lies on the board. */
export type OpenSheet =
  | { kind: 'FIND' }
  | { kind: 'ORDER'; order: BoardOrder }
  | { kind: 'REJECT'; order: BoardOrder };

export function BoardSheets(props: {
  sheet: OpenSheet | null;
  onSheet: (sheet: OpenSheet | null) => void;
  venueId: string;
  timeZone: string;
  orders: readonly BoardOrder[];
  printers: readonly BoardPrinter[];
  cardOf: (order: BoardOrder) => OrderCardContent;
  onMove: (order: BoardOrder, step: Step) => void;
  onExtend: (order: BoardOrder, minutes: ExtensionMinutes) => void;
  onPutAside: (order: BoardOrder) => void;
  onPrint: (order: BoardOrder) => void;
  onSoldOut: (itemIds: readonly string[], how: { untilTomorrow: boolean }) => void;
}) {
  const t = useTranslate();
  const { sheet, onSheet, orders } = props;
  const close = () => onSheet(null);
  // What was opened from a list may have moved on since; the board knows better.
  const currentOf = (order: BoardOrder) => orders.find(({ id }) => id === order.id) ?? order;
  return (
    <>
      <ModalSheet
        open={sheet?.kind === 'FIND'}
        onClose={close}
        title={t('Console.Find.Title')}
        closeLabel={t('Console.Close')}
      >
        <LatePart name="find-orders" load={BOARD_PARTS['find-orders']}>
          {({ FindOrders }) => (
            <FindOrders
              venueId={props.venueId}
              timeZone={props.timeZone}
              onBoard={orders}
              onOpen={(order) => onSheet({ kind: 'ORDER', order })}
            />
          )}
        </LatePart>
      </ModalSheet>
      <OrderSheet
        card={sheet?.kind === 'ORDER' ? props.cardOf(currentOf(sheet.order)) : null}
        timeZone={props.timeZone}
        onClose={close}
        onMove={(order, step) => {
          props.onMove(order, step);
          close();
        }}
        // Stays open: it shows what is promised now.
        onExtend={props.onExtend}
        onReject={(order) => onSheet({ kind: 'REJECT', order })}
        onPutAside={props.onPutAside}
        onPrint={props.onPrint}
        renderPrinters={(order) =>
          props.printers.length > 0 && (
            <LatePart name="print-choice" load={BOARD_PARTS['print-choice']} isSilent>
              {({ PrintChoice }) => <PrintChoice order={order} printers={props.printers} />}
            </LatePart>
          )
        }
        renderStory={({ id, version }) => (
          <LatePart name="order-story" load={BOARD_PARTS['order-story']}>
            {({ OrderStory }) => (
              <OrderStory orderId={id} version={version} timeZone={props.timeZone} />
            )}
          </LatePart>
        )}
      />
      <RejectSheet
        order={sheet?.kind === 'REJECT' ? sheet.order : null}
        onKeep={close}
        onReject={(rejectReason, gone) => {
          if (sheet?.kind === 'REJECT')
            props.onMove(currentOf(sheet.order), { to: 'REJECTED', rejectReason });
          if (gone && gone.itemIds.length > 0)
            props.onSoldOut(gone.itemIds, { untilTomorrow: gone.untilTomorrow });
          close();
        }}
      />
    </>
  );
}
