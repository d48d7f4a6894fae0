import { useLocation } from 'react-router';
import type { OfficePageProps } from '../office/office-places.ts';
import { CodeList } from './CodeList.tsx';
import { CodePage } from './CodePage.tsx';
import { NewCodePage } from './NewCodePage.tsx';

/** Discount codes: the list, and one of them (GROWTH-01 to GROWTH-10). */
export function CodesScreen(props: OfficePageProps) {
  const id = useLocation().pathname.split('/')[4];
  if (id === undefined || id === '') return <CodeList {...props} />;
  return id === 'new' ? <NewCodePage {...props} /> : <CodePage key={id} {...props} id={id} />;
}
