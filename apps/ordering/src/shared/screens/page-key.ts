import { useLocation } from '../router/router.tsx';

type PageState = { sameAs?: unknown } | null;

/** Names the visit of a page; it stays when the page only puts its own address right, which is no moving on. */
export function usePageKey(): string {
  const { key, state } = useLocation();
  const sameAs = (state as PageState)?.sameAs;
  return typeof sameAs === 'string' ? sameAs : key;
}

/** For `navigate`, where only the address changes. */
export const onSamePage = (pageKey: string) => ({
  replace: true,
  state: { sameAs: pageKey } satisfies PageState,
});
