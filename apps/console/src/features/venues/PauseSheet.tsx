import { classNames } from '@tallrik/ui/class-names';
import controls from '../../shared/controls/controls.module.css';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { PAUSE_MINUTES } from './pause-choices.ts';

export function PauseSheet(props: {
  open: boolean;
  onClose: () => void;
  onMinutes: (minutes: number) => void;
  onTomorrow: () => void;
}) {
  const t = useTranslate();
  const choice = classNames(controls.line, controls.big);
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      title={t('Console.Pause.Start')}
      text={t('Console.Pause.Explain')}
      closeLabel={t('Console.Close')}
    >
      {PAUSE_MINUTES.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className={choice}
          onClick={() => props.onMinutes(minutes)}
        >
          {t('Console.Pause.For', { minutes })}
        </button>
      ))}
      <button type="button" className={choice} onClick={props.onTomorrow}>
        {t('Console.Pause.Tomorrow')}
      </button>
    </ModalSheet>
  );
}
