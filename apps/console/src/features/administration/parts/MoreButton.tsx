import controls from '../../../shared/controls/controls.module.css';
import { useAdminText } from '../use-admin-text.tsx';

/** The next page of a long list, put below what is there. */
export function MoreButton(props: {
  pages: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown };
}) {
  const t = useAdminText();
  const { hasNextPage, isFetching, fetchNextPage } = props.pages;
  if (!hasNextPage) return null;
  return (
    <button
      type="button"
      className={controls.line}
      disabled={isFetching}
      onClick={() => void fetchNextPage()}
    >
      {isFetching ? t('Console.Loading') : t('Console.Find.More')}
    </button>
  );
}
