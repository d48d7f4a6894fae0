import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { paths } from '../paths.ts';
import { useTranslate } from '../translate/use-translate.tsx';

/** An address that was right once: the venue, the dish or the order is not there any more. */
export function MissingPage() {
  const t = useTranslate();
  return (
    <EmptyState
      isPageTitle
      icon="search"
      title={t('NotFound.Title')}
      text={t('NotFound.Text')}
      action={<Button href={paths.landing.to()}>{t('NotFound.Button')}</Button>}
    />
  );
}
