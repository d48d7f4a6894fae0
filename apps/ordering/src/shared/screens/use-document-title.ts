import { useEffect } from 'react';
import { useCompany } from '../services/services.tsx';

/** Says where the guest is, in the tab and to a screen reader after a page change. */
export function useDocumentTitle(title: string | null | undefined): void {
  const { company } = useCompany();
  useEffect(() => {
    document.title = pageTitle(title, company.displayName);
  }, [title, company.displayName]);
}

export const pageTitle = (title: string | null | undefined, companyName: string): string =>
  title && title !== companyName ? `${title} · ${companyName}` : companyName;
