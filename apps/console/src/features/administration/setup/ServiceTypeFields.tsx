import controls from '../../../shared/controls/controls.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { Setup } from './setup-query.ts';

const WAYS = ['TAKE_AWAY', 'EAT_HERE'] as const;
type ServiceTypes = Setup['serviceTypes'];

/** How guests may eat. */
export function ServiceTypeFields(props: {
  chosen: ServiceTypes;
  onChange: (chosen: ServiceTypes) => void;
}) {
  const t = useAdminText();
  const { chosen } = props;
  return (
    <fieldset className={controls.field}>
      <legend className={controls.label}>{t('Admin.FirstOrder.Ways')}</legend>
      {WAYS.map((way) => (
        <Toggle
          key={way}
          label={t(`Admin.FirstOrder.Way.${way}`)}
          isOn={chosen.includes(way)}
          onChange={(isOn) =>
            props.onChange(isOn ? [...chosen, way] : chosen.filter((type) => type !== way))
          }
        />
      ))}
    </fieldset>
  );
}
