import { LatePart } from '../../shared/late-part/LatePart.tsx';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import { BOARD_PARTS } from './board-parts.ts';
import type { RejectFormProps } from './RejectForm.tsx';

/** Two taps on purpose: the money goes back and the guest is told, neither can be taken back (D-92). */
export function RejectSheet(
  props: RejectFormProps & {
    /** Null closes it. */
    order: BoardOrder | null;
  },
) {
  const t = useTranslate();
  const { order, onReject, onKeep } = props;
  return (
    <ModalSheet
      open={order !== null}
      onClose={onKeep}
      title={t('Console.Reject.Title', { number: order?.easyId ?? '' })}
      text={t('Console.Reject.Text')}
      closeLabel={t('Console.Close')}
    >
      {order && (
        <LatePart name="reject-form" load={BOARD_PARTS['reject-form']}>
          {({ RejectForm }) => (
            <RejectForm key={order.id} order={order} onReject={onReject} onKeep={onKeep} />
          )}
        </LatePart>
      )}
    </ModalSheet>
  );
}
