import { dateTimeText, timeText } from '../../shared/clock/venue-time.ts';
import bar from '../../shared/controls/message-bar.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { isPausedAt } from './pause-choices.ts';
import { usePause } from './use-pause.ts';

const DAY_MS = 24 * 3_600_000;

/** The venue takes no new orders; those on the board go on. */
export function PausedBar(props: {
  venueId: string;
  pausedUntil: string | null;
  pauseReason: string | null;
  nowMs: number;
  timeZone: string;
  refresh: () => Promise<void>;
}) {
  const t = useTranslate();
  const { resume, isBusy } = usePause(props.venueId, props.refresh);
  const { pausedUntil, nowMs } = props;
  if (pausedUntil === null || !isPausedAt(pausedUntil, nowMs)) return null;
  const until = Temporal.Instant.from(pausedUntil);
  const isSoon = until.epochMilliseconds - nowMs < DAY_MS;
  const time = (isSoon ? timeText : dateTimeText)(t, until, props.timeZone);
  return (
    <PausedBarView until={time} reason={props.pauseReason} onResume={resume} isBusy={isBusy} />
  );
}

export function PausedBarView(props: {
  until: string;
  reason: string | null;
  onResume: () => void;
  isBusy: boolean;
}) {
  const t = useTranslate();
  return (
    <div className={bar.paused}>
      <Icon name="pause" size="large" />
      <div className={bar.words} role="status">
        <p>{t('Console.Pause.BannerUntil', { time: props.until })}</p>
        <p className={bar.more}>{props.reason ?? t('Console.Pause.Text')}</p>
      </div>
      <button type="button" className={bar.resume} disabled={props.isBusy} onClick={props.onResume}>
        <Icon name="play" />
        {t('Console.Pause.End')}
      </button>
    </div>
  );
}
