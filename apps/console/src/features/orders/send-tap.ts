import type { Api } from '@tallrik/contract/client/operation';
import {
  ExtendPromiseDocument,
  MarkStationReadyDocument,
  MoveOrderDocument,
  UndoMoveDocument,
  UndoStationReadyDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import type { MoveAnswer } from './move-outbox.ts';
import { isExtension, isPart, isUndo, type PendingTap } from './pending-tap.ts';

export async function sendTap(api: Api, tap: PendingTap): Promise<MoveAnswer> {
  const { orderId: id, version } = tap;
  if (isUndo(tap)) return (await api.call(UndoMoveDocument, { id, version })).undoMove;
  if (isExtension(tap)) {
    const variables = { id, version, minutes: tap.addMinutes };
    return (await api.call(ExtendPromiseDocument, variables)).extendPromise;
  }
  if (isPart(tap)) {
    const variables = { orderId: id, stationId: tap.stationId };
    return tap.isReady
      ? (await api.call(MarkStationReadyDocument, variables)).markStationReady
      : (await api.call(UndoStationReadyDocument, variables)).undoStationReady;
  }
  const { to, estimatedMinutes, rejectReason } = tap;
  const variables = { id, version, to, estimatedMinutes, rejectReason };
  return (await api.call(MoveOrderDocument, variables)).moveOrder;
}
