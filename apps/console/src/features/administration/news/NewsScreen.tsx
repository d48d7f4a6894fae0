import { useLocation } from 'react-router';
import type { OfficePageProps } from '../office/office-places.ts';
import { ContentPage } from './ContentPage.tsx';
import { NewContentPage } from './NewContentPage.tsx';
import { NewsList } from './NewsList.tsx';

/** News and pages: the list, and one of them (GROWTH-26 to GROWTH-28). */
export function NewsScreen(props: OfficePageProps) {
  const id = useLocation().pathname.split('/')[3];
  if (id === undefined || id === '') return <NewsList {...props} />;
  return id === 'new' ? <NewContentPage {...props} /> : <ContentPage key={id} {...props} id={id} />;
}
