import { useAdminText } from '../use-admin-text.tsx';
import { ChoiceRow } from './SwitchRows.tsx';

const CHOICES = { YES: true, NO: false, PLATFORM: null } as const;
type Choice = keyof typeof CHOICES;

/** Yes, no, or as the platform says, with what it says at present (LOOK-14, LOOK-16). */
export function PlatformChoice(props: {
  name: string;
  effect: string;
  value: boolean | null;
  platform: boolean;
  onChange: (value: boolean | null) => void;
}) {
  const t = useAdminText();
  const words = (isOn: boolean) => (isOn ? t('Admin.Switch.Yes') : t('Admin.Switch.No'));
  const own: Choice = props.value ? 'YES' : 'NO';
  return (
    <ChoiceRow<Choice>
      name={props.name}
      effect={props.effect}
      value={props.value === null ? 'PLATFORM' : own}
      options={[
        { value: 'YES', text: words(true) },
        { value: 'NO', text: words(false) },
        { value: 'PLATFORM', text: t('Admin.Switch.Platform', { value: words(props.platform) }) },
      ]}
      onChange={(choice) => props.onChange(CHOICES[choice])}
    />
  );
}
