import { useState } from 'react';
import { Toggle } from '../../../../shared/controls/Toggle.tsx';
import { useServices } from '../../../../shared/services.tsx';
import form from '../../parts/form.module.css';
import { useAdminText } from '../../use-admin-text.tsx';
import { hasSingleKeys } from './single-keys.ts';

/** Whether `/` opens the search, on this device. */
export function SingleKeysSetting() {
  const t = useAdminText();
  const { memory } = useServices();
  const [isOn, setOn] = useState(() => hasSingleKeys(memory));
  const change = (wanted: boolean) => {
    memory.set('hasSingleKeys', wanted);
    setOn(wanted);
  };
  return (
    <div>
      <Toggle label={t('Admin.Search.SingleKey')} isOn={isOn} onChange={change} />
      <p className={form.optionText}>{t('Admin.Search.SingleKeyText')}</p>
    </div>
  );
}
