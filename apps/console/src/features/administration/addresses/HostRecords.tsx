import { CopyField } from '../../../shared/controls/CopyField.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './addresses.module.css';

/** The two records whoever runs the name's DNS has to set, to be copied (SETUP-24). */
export function HostRecords(props: {
  host: string;
  txtName: string;
  txtValue: string;
  platformHost: string;
}) {
  const t = useAdminText();
  return (
    <ol className={styles.records}>
      <li className={styles.record}>
        <p className={styles.recordTitle}>{t('Admin.Domain.Txt')}</p>
        <CopyField label={t('Admin.Domain.TxtName')} text={props.txtName} />
        <CopyField label={t('Admin.Domain.TxtValue')} text={props.txtValue} />
      </li>
      <li className={styles.record}>
        <p className={styles.recordTitle}>{t('Admin.Domain.Cname')}</p>
        <CopyField label={t('Admin.Domain.CnameName')} text={props.host} />
        <CopyField label={t('Admin.Domain.CnameValue')} text={props.platformHost} />
        <p className={styles.small}>{t('Admin.Domain.Root')}</p>
      </li>
    </ol>
  );
}
