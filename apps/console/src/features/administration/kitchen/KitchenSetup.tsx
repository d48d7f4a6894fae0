import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { PrinterSetup } from './PrinterSetup.tsx';
import { StationSetup } from './StationSetup.tsx';

type Part = 'MENU' | 'STATIONS' | 'PRINTERS';

/** What an administrator sets up once for a kitchen: where food is made, and where tickets come out. */
export function KitchenSetup(props: { venueId: string; onBack: () => void }) {
  const t = useAdminText();
  const [part, setPart] = useState<Part>('MENU');
  const [isEditing, setEditing] = useState(false);
  const action = classNames(controls.line, controls.big);
  return (
    <>
      {part === 'MENU' && (
        <>
          <button type="button" className={action} onClick={() => setPart('STATIONS')}>
            <Icon name="layers" />
            {t('Admin.Setup.Stations')}
          </button>
          <button type="button" className={action} onClick={() => setPart('PRINTERS')}>
            <Icon name="printer" />
            {t('Admin.Setup.Printers')}
          </button>
        </>
      )}
      {part === 'STATIONS' && <StationSetup venueId={props.venueId} />}
      {part === 'PRINTERS' && (
        <PrinterSetup venueId={props.venueId} isEditing={isEditing} onEditing={setEditing} />
      )}
      {/* A form has its own way back. */}
      {!isEditing && (
        <button
          type="button"
          className={controls.quiet}
          onClick={() => (part === 'MENU' ? props.onBack() : setPart('MENU'))}
        >
          {t('Console.Back')}
        </button>
      )}
    </>
  );
}
