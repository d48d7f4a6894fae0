import type { Api } from '@tallrik/contract/client/operation';
import {
  MoveOrderDocument,
  UndoMoveDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import type { MoveAnswer } from './move-outbox.ts';
import { isUndo, type PendingTap } from './pending-tap.ts';

export async function sendTap(api: Api, tap: PendingTap): Promise<MoveAnswer> {
  const { orderId: id, version } = tap;
  if (isUndo(tap)) return (await api.call(UndoMoveDocument, { id, version })).undoMove;
  const { to, estimatedMinutes, rejectReason } = tap;
  const variables = { id, version, to, estimatedMinutes, rejectReason };
  return (await api.call(MoveOrderDocument, variables)).moveOrder;
}
