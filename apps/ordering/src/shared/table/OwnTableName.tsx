import { useTranslate } from '../translate/use-translate.tsx';
import { useOwnTable } from './own-table.ts';

/** 'Table 12', or how the guest eats until the server has told the number (D-21). */
export function OwnTableName() {
  const t = useTranslate();
  const code = useOwnTable()?.code ?? null;
  return code === null ? t('ServiceType.EAT_HERE') : t('TableLanding.Table', { number: code });
}
