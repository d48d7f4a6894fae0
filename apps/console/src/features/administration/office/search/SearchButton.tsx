import controls from '../../../../shared/controls/controls.module.css';
import { Icon } from '../../../../shared/icon/Icon.tsx';
import { useAdminText } from '../../use-admin-text.tsx';
import { useOfficeSearch } from './office-search.ts';

/** In the head of every page of the office (OFFICE-07). */
export function SearchButton() {
  const t = useAdminText();
  const open = useOfficeSearch();
  if (!open) return null;
  return (
    <button
      type="button"
      className={controls.iconButton}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-label={t('Admin.Search')}
      onClick={open}
    >
      <Icon name="search" />
    </button>
  );
}
