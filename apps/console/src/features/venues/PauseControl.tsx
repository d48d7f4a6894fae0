import { useState } from 'react';
import { Toggle } from '../../shared/controls/Toggle.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './PauseControl.module.css';
import { PauseSheet } from './PauseSheet.tsx';
import { isPausedAt, pauseUntil, pauseUntilTomorrow } from './pause-choices.ts';
import { usePause } from './use-pause.ts';

/** Taking orders or not: off asks for how long, on needs no question. */
export function PauseControl(props: {
  venueId: string;
  pausedUntil: string | null;
  nowMs: number;
  timeZone: string;
  refresh: () => Promise<void>;
}) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const isPaused = isPausedAt(props.pausedUntil, props.nowMs);
  const { pause, resume, error } = usePause(props.venueId, props.refresh);
  const stop = (until: string) => {
    pause(until);
    setAsking(false);
  };
  return (
    <div className={styles.pause}>
      <Toggle
        label={
          <span className={styles.label}>
            {isPaused ? t('Console.Pause.Paused') : t('Console.Pause.Taking')}
          </span>
        }
        isOn={!isPaused}
        onChange={(isTaking) => (isTaking ? resume() : setAsking(true))}
      />
      {error && (
        <p className={styles.problem} role="alert">
          {errorText(t, codeOf(error))}
        </p>
      )}
      <PauseSheet
        open={isAsking}
        onClose={() => setAsking(false)}
        onMinutes={(minutes) => stop(pauseUntil(props.nowMs, minutes))}
        onTomorrow={() => stop(pauseUntilTomorrow(props.nowMs, props.timeZone))}
      />
    </div>
  );
}
