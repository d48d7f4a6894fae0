import { useId, useState } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { Toggle } from '../../shared/controls/Toggle.tsx';
import { useServices } from '../../shared/services.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { DEFAULT_PAPER, PAPERS } from '../../shared/storage/device-memory.ts';

/** What hangs on this tablet's printer, and whether it prints by itself. Remembered by the tablet. */
export function PrintSettings() {
  const t = useTranslate();
  const id = useId();
  const { memory } = useServices();
  const [paper, setPaper] = useState(() => memory.get('paper') ?? DEFAULT_PAPER);
  const [printsOnAccept, setPrintsOnAccept] = useState(() => memory.get('printsOnAccept') ?? false);
  return (
    <>
      <div className={controls.field}>
        <span className={controls.label} id={`${id}-paper`}>
          {t('Console.Print.Paper')}
        </span>
        <div className={controls.choices} role="radiogroup" aria-labelledby={`${id}-paper`}>
          {PAPERS.map((choice) => (
            <label key={choice} className={controls.choice}>
              <input
                type="radio"
                className={controls.radio}
                name={`${id}-paper`}
                checked={paper === choice}
                onChange={() => {
                  memory.set('paper', choice);
                  setPaper(choice);
                }}
              />
              {t('Console.Print.Millimetres', { width: choice })}
            </label>
          ))}
        </div>
      </div>
      <Toggle
        label={t('Console.Print.OnAccept')}
        isOn={printsOnAccept}
        onChange={(isOn) => {
          memory.set('printsOnAccept', isOn);
          setPrintsOnAccept(isOn);
        }}
      />
    </>
  );
}
