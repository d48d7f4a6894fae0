import { classNames } from '@tallrik/ui/class-names';
import { useId } from 'react';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardStation } from './board.ts';
import styles from './StationSwitch.module.css';

/** Which station this board shows; none where a venue has one only (KITCHEN-02). */
export function StationSwitch(props: {
  stations: readonly BoardStation[];
  stationId: string | null;
  onChange: (stationId: string | null) => void;
}) {
  const t = useTranslate();
  const id = useId();
  if (props.stations.length < 2) return null;
  const choices = [null, ...props.stations];
  return (
    // A landmark of its own: beside the header and the columns it belongs to neither.
    <section aria-label={t('Console.Station.Choose')}>
      <div className={styles.switch} role="radiogroup" aria-label={t('Console.Station.Choose')}>
        {choices.map((station) => (
          <label
            key={station?.id ?? 'all'}
            className={classNames(styles.choice, station && styles[station.colour])}
          >
            <input
              type="radio"
              className={styles.radio}
              name={id}
              checked={props.stationId === (station?.id ?? null)}
              onChange={() => props.onChange(station?.id ?? null)}
            />
            {station && <span className={styles.dot} />}
            {station?.name ?? t('Console.Station.All')}
          </label>
        ))}
      </div>
    </section>
  );
}
