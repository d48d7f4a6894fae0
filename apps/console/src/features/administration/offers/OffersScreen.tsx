import { useLocation } from 'react-router';
import type { OfficePageProps } from '../office/office-places.ts';
import { NewOfferPage } from './NewOfferPage.tsx';
import { OfferList } from './OfferList.tsx';
import { OfferPage } from './OfferPage.tsx';

/** Offers: the list, and one of them (GROWTH-11 to GROWTH-19). */
export function OffersScreen(props: OfficePageProps) {
  const id = useLocation().pathname.split('/')[3];
  if (id === undefined || id === '') return <OfferList {...props} />;
  return id === 'new' ? <NewOfferPage {...props} /> : <OfferPage key={id} {...props} id={id} />;
}
