import { Toggle } from '../../shared/controls/Toggle.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';

/** More cards on the screen, each of them smaller. Remembered by the tablet. */
export function DensitySetting(props: { isDense: boolean; onChange: (isDense: boolean) => void }) {
  const t = useTranslate();
  return (
    <Toggle label={t('Console.Settings.Dense')} isOn={props.isDense} onChange={props.onChange} />
  );
}
