import type { ServiceType } from '@tallrik/domain/company/service-types';
import { Button } from '@tallrik/ui/Button';
import { useTranslate } from '../translate/use-translate.tsx';

export type OrderChoicesProps = {
  serviceTypes: readonly ServiceType[];
  /** Null where no time can be chosen. */
  forLater: { label: string; onOpen: () => void } | null;
  /** Nothing can be had now: the way to a time stands first and is the filled one (D-176). */
  isForLaterFirst: boolean;
  isReady?: boolean;
  onBegin: (serviceType: ServiceType) => void;
};

/** The ways to begin an order at a venue: how to eat, and for later (VENUE-05, VENUE-06, D-21). */
export function OrderChoices(props: OrderChoicesProps) {
  const t = useTranslate();
  const { forLater, isForLaterFirst, isReady = true } = props;
  const later = forLater && (
    <Button
      wide
      variant={isForLaterFirst ? 'filled' : 'quiet'}
      icon="clock"
      disabled={!isReady}
      onClick={forLater.onOpen}
    >
      {forLater.label}
    </Button>
  );
  const isLaterFilled = forLater !== null && isForLaterFirst;
  return (
    <>
      {isForLaterFirst && later}
      {props.serviceTypes.map((type, place) => (
        <Button
          key={type}
          wide
          variant={place === 0 && !isLaterFilled ? 'filled' : 'line'}
          disabled={!isReady}
          onClick={() => props.onBegin(type)}
        >
          {t(`ServiceType.${type}`)}
        </Button>
      ))}
      {!isForLaterFirst && later}
    </>
  );
}
