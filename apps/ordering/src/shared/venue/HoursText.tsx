import type { DisplayedHours } from '@tallrik/domain/venues/opening-hours';
import { useTranslate } from '../translate/use-translate.tsx';

/** Opening hours in words: ranges, open all day, or closed. */
export function HoursText({ hours }: { hours: readonly DisplayedHours[] }) {
  const t = useTranslate();
  if (hours.length === 0) return <>{t('OpeningHours.Closed')}</>;
  const ranges = hours.map(({ start, end, isAllDay }) =>
    isAllDay ? t('OpeningHours.AllDay') : `${start}–${end}`,
  );
  const isChanged = hours.some((range) => range.isChanged);
  return (
    <>
      {ranges.join(', ')}
      {isChanged && ` (${t('OpeningHours.Changed')})`}
    </>
  );
}
