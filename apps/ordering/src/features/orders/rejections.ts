import { isRejectionUnseen } from '@tallrik/domain/orders/order-lists';
import { useEffect, useState } from 'react';
import type { Rejection } from '../../shared/local-data/fields.ts';
import type { LocalData } from '../../shared/local-data/local-data.ts';
import { useServices } from '../../shared/services/services.tsx';
import type { GuestOrder } from './order-query.ts';

type Rejectable = Pick<
  GuestOrder,
  'id' | 'easyId' | 'status' | 'confirmed' | 'rejectReason' | 'isRefunded'
>;

/** Whoever follows an order writes its rejection down; the one notice of the app tells of it (ORDER-14). */
export function useNoteRejection(order: Rejectable): void {
  const { localData } = useServices();
  const { id, easyId, rejectReason: reason, isRefunded, status } = order;
  const isRejected = status === 'REJECTED';
  // Seen on another phone of the same guest a moment ago: who watched it run on this one is told here as well.
  const [wasRunning, setWasRunning] = useState(!isRejected);
  if (!isRejected && !wasRunning) setWasRunning(true);
  const isUnseen = isRejectionUnseen(order) || (isRejected && wasRunning);
  useEffect(() => {
    const known = localData.get('rejections');
    if (!isUnseen || known.some((rejection) => rejection.id === id)) return;
    const rejection = { id, easyId, reason, isRefunded, isConfirmed: false, isClosed: false };
    localData.set('rejections', [...known, rejection]);
  }, [easyId, id, isUnseen, isRefunded, localData, reason]);
}

/** One that the guest has closed and the server has noted is over, and leaves the device. */
export function changeRejection(
  localData: LocalData,
  orderId: string,
  change: Partial<Pick<Rejection, 'isConfirmed' | 'isClosed'>>,
): void {
  const changed = localData
    .get('rejections')
    .map((rejection) => (rejection.id === orderId ? { ...rejection, ...change } : rejection));
  localData.set(
    'rejections',
    changed.filter(({ isConfirmed, isClosed }) => !isConfirmed || !isClosed),
  );
}
