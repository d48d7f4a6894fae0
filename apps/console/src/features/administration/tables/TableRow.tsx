import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { classNames } from '@tallrik/ui/class-names';
import controls from '../../../shared/controls/controls.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { QrCode } from '../../../shared/qr-code/QrCode.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { printedAddress } from './printed-address.ts';
import styles from './Tables.module.css';
import type { VenueTable } from './use-table-changes.ts';

export function TableRow(props: {
  table: VenueTable;
  timeZone: string;
  onPayLater: (isOn: boolean) => void;
  onOpen: () => void;
}) {
  const t = useAdminText();
  const { table } = props;
  const name = t('Console.Order.Table', { number: table.code });
  return (
    <li className={classNames(styles.row, !table.active && styles.off)}>
      {/* The three dots open the same, with a name. */}
      <button
        type="button"
        className={styles.thumb}
        tabIndex={-1}
        aria-hidden="true"
        onClick={props.onOpen}
      >
        <QrCode text={printedAddress(table)} label="" />
      </button>
      <span className={styles.text}>
        <b>{name}</b>
        {table.openBillSince ? (
          <small className={styles.bill}>
            {t('Admin.Tables.OpenBill', {
              time: formatTimeOfDay(Temporal.Instant.from(table.openBillSince), props.timeZone),
            })}
          </small>
        ) : (
          <small>{table.active ? t('Admin.Tables.InUse') : t('Admin.Tables.NotInUse')}</small>
        )}
      </span>
      <Toggle
        label={
          <>
            <span className={styles.hidden}>{`${t('Admin.Tables.PayLater')}, ${name}`}</span>
            <span className={styles.quiet} aria-hidden="true">
              {table.supportsPayLater ? t('Admin.On') : t('Admin.Off')}
            </span>
          </>
        }
        isOn={table.supportsPayLater}
        onChange={props.onPayLater}
      />
      <button
        type="button"
        className={controls.iconButton}
        aria-haspopup="dialog"
        aria-label={t('Admin.Tables.More', { number: table.code })}
        onClick={props.onOpen}
      >
        <OfficeIcon name="more" />
      </button>
    </li>
  );
}
