import { useLocation } from 'react-router';
import type { OfficePageProps } from '../office/office-places.ts';
import { GuestList } from './GuestList.tsx';
import { GuestView } from './GuestView.tsx';

/** The list of guests, and the page of one of them below it (GUESTS-01, GUESTS-04). */
export function GuestsScreen(props: OfficePageProps) {
  const id = /^\/office\/guests\/([^/]+)/.exec(useLocation().pathname)?.[1];
  return id === undefined ? <GuestList {...props} /> : <GuestView {...props} id={id} />;
}
