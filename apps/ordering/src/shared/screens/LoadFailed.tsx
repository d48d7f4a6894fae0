import { ErrorState } from '@tallrik/ui/ErrorState';
import { useTranslate } from '../translate/use-translate.tsx';

/** A page whose data did not come: nothing is lost, and the guest can ask again. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const t = useTranslate();
  return (
    <ErrorState
      isPageTitle
      title={t('General.Error.Title')}
      text={t('General.Error.Text')}
      retry={{ label: t('General.TryAgain'), onRetry: retry }}
    />
  );
}
