import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useTranslate } from '../translate/use-translate.tsx';

/** Gone before the next tap: a guest who holds the plus would stand behind a row of them. */
const LIMIT_TOAST_MS = 300;

/** Says that there is no more of a dish than was asked for. */
export function useLimitToast(): () => void {
  const showToast = useShowToast();
  const t = useTranslate();
  return () => showToast({ title: t('General.LimitStock'), durationMs: LIMIT_TOAST_MS });
}
