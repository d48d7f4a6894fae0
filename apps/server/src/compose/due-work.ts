import { addDueNotices, addDueSessions } from '../features/checkout/due-money.ts';
import { addUnansweredOrders } from '../features/orders/due-orders.ts';
import { addEscalations } from '../features/orders/escalation/escalate-unanswered.ts';
import { addDuePrinting } from '../features/orders/printing/print-tickets.ts';
import { addDishesBackOnSale } from '../features/menu/back-on-sale.ts';
import type { AddDueJobs } from '../platform/jobs/due-work.ts';

const KINDS: readonly AddDueJobs[] = [
  addDueNotices,
  addDueSessions,
  addUnansweredOrders,
  addEscalations,
  addDuePrinting,
  addDishesBackOnSale,
];

export const addDueWork: AddDueJobs = async (db, now) => {
  for (const addDue of KINDS) await addDue(db, now);
};
