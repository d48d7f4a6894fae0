import { useLocation } from 'react-router';
import type { OfficePageProps } from '../office/office-places.ts';
import { BillList } from './BillList.tsx';
import { BillPage } from './BillPage.tsx';

/** The bills of tables, and the page of one of them below it (MONEY-16). */
export function BillsScreen(props: OfficePageProps) {
  const id = /^\/office\/bills\/([^/]+)/.exec(useLocation().pathname)?.[1];
  return id === undefined ? <BillList {...props} /> : <BillPage {...props} id={id} />;
}
