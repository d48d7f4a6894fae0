import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ModalSheet } from '../../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../../shared/services.tsx';
import type { AdministeredCompany } from '../../administered-company.ts';
import { useAdminText } from '../../use-admin-text.tsx';
import type { OfficeNeighbour } from '../office-places.ts';
import { OfficeSearchContext } from './office-search.ts';
import { SearchHits } from './SearchHits.tsx';
import { hasSingleKeys } from './single-keys.ts';

type Props = {
  company: AdministeredCompany;
  /** Those the role may open. */
  pages: readonly OfficeNeighbour[];
};

/** One search over everything the role may open, by Ctrl+K, `/` or the button in the head (OFFICE-07). */
export function OfficeSearch(props: Props & { children: ReactNode }) {
  const t = useAdminText();
  const { memory } = useServices();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event, hasSingleKeys(memory)) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [memory]);
  return (
    <OfficeSearchContext value={open}>
      {props.children}
      <ModalSheet
        open={isOpen}
        onClose={close}
        title={t('Admin.Search')}
        closeLabel={t('Console.Close')}
      >
        <SearchHits company={props.company} pages={props.pages} onDone={close} />
      </ModalSheet>
    </OfficeSearchContext>
  );
}

/** No letter acts while somebody writes; Ctrl and Cmd do everywhere (OFFICE-08). */
function isSearchKey(event: KeyboardEvent, hasSingle: boolean): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return hasSingle && event.key === '/' && !isWriting(event.target);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
