import { useLocation } from 'react-router';
import type { OfficePageProps } from '../office/office-places.ts';
import { OrderList } from './OrderList.tsx';
import { OrderPage } from './OrderPage.tsx';

/** The list of orders, and the page of one of them below it (MONEY-03, MONEY-05). */
export function OrdersScreen(props: OfficePageProps) {
  const id = /^\/office\/orders\/([^/]+)/.exec(useLocation().pathname)?.[1];
  return id === undefined ? <OrderList {...props} /> : <OrderPage {...props} id={id} />;
}
