import { SHEET_GRIDS, type CodeSheet } from '@tallrik/domain/tables/code-sheets';
import { classNames } from '@tallrik/ui/class-names';
import { QrCode } from '../../../shared/qr-code/QrCode.tsx';
import { printedAddress } from './printed-address.ts';
import styles from './SheetPreview.module.css';
import type { VenueTable } from './use-table-changes.ts';

/** The first page, small; a reader hears the choices beside it instead. */
export function SheetPreview(props: {
  sheet: CodeSheet;
  company: string;
  tables: readonly VenueTable[];
  texts: readonly string[];
}) {
  const { sheet } = props;
  const { columns, rows } = SHEET_GRIDS[sheet];
  const places =
    sheet === 'TENTS'
      ? [
          ...props.tables.map((table) => ({ table, isUpsideDown: true })),
          ...Array.from({ length: columns - props.tables.length }, () => null),
          ...props.tables.map((table) => ({ table, isUpsideDown: false })),
        ]
      : props.tables.map((table) => ({ table, isUpsideDown: false }));
  return (
    <div className={styles.desk} aria-hidden="true">
      <div
        className={styles.paper}
        style={{
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          gridTemplateRows: `repeat(${rows}, 1fr)`,
          fontSize: `${3.2 / Math.max(columns, rows / 1.4)}cqi`,
        }}
      >
        {places.map((place, at) => (
          <div
            // Places have no names of their own, and never move.
            key={`${sheet} ${at}`}
            className={classNames(
              styles.place,
              place?.isUpsideDown && styles.upsideDown,
              sheet === 'ROUND' && styles.round,
            )}
          >
            {place && (
              <>
                <b>{props.company}</b>
                <span className={styles.code}>
                  <QrCode text={printedAddress(place.table)} label="" />
                </span>
                <span className={styles.number}>{place.table.code}</span>
                {props.texts.map((text) => (
                  <span key={text}>{text}</span>
                ))}
                <small>{new URL(printedAddress(place.table)).host}</small>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
