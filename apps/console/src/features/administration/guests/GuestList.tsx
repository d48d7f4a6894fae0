import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import { Link, useSearchParams } from 'react-router';
import { useServices } from '../../../shared/services.tsx';
import { deviceDate } from '../device-time.ts';
import type { GuestSort, OfficeGuestsQuery } from '../generated/graphql.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { GuestExport } from './GuestExport.tsx';
import { GuestFilters } from './GuestFilters.tsx';
import { guestSort, isGuestSortReversed, readGuestListing } from './guests-filter.ts';
import { useGuestPages, type GuestRow } from './guests-query.ts';
import styles from './GuestList.module.css';

type Level = OfficeGuestsQuery['officeGuests']['levels'][number];

/** Who orders here with an account (GUESTS-01, GUESTS-02). */
export function GuestList({ company, administrator }: OfficePageProps) {
  const t = useAdminText();
  const { timers } = useServices();
  const [search] = useSearchParams();
  const today = Temporal.Instant.fromEpochMilliseconds(timers.now())
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainDate()
    .toString();
  const listing = readGuestListing(search, today);
  const pages = useGuestPages(company.id, listing);
  const [first] = pages.data?.pages ?? [];
  const levels = first?.levels ?? [];
  const total = first?.total ?? null;
  return (
    <Section
      isFull
      title={t('Admin.Office.guests')}
      actions={
        reachOf(administrator.role, 'GUEST_DATA', 'WRITE') === 'ALL' && (
          <GuestExport company={company} filter={listing.filter} total={total} />
        )
      }
    >
      <GuestFilters levels={levels} />
      {total !== null && (
        <p className={styles.count} aria-live="polite">
          {t('Admin.Guests.Count', { count: total })}
        </p>
      )}
      <Remote query={pages}>
        {(data) => {
          const guests = data.pages.flatMap((page) => page.guests);
          if (guests.length === 0) {
            const isNarrowed = Object.keys(listing.filter).length > 0;
            return (
              <p className={rows.empty}>
                {t(isNarrowed ? 'Admin.Guests.NoneFound' : 'Admin.Guests.None')}
              </p>
            );
          }
          return (
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    {GUEST_COLUMNS.map((column) => (
                      <SortHead key={column} column={column} />
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {guests.map((guest) => (
                    <GuestLine
                      key={guest.id}
                      guest={guest}
                      level={levels.find(({ id }) => id === guest.levelId) ?? null}
                      money={(amount) => formatMoneyExact(minor(amount), company.currency)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          );
        }}
      </Remote>
      <MoreButton pages={pages} />
    </Section>
  );
}

const GUEST_COLUMNS = [
  'NAME',
  'NUMBER',
  'LEVEL',
  'POINTS',
  'ORDERS',
  'LAST_ORDER',
  'SPENT',
] as const;
const NUMBERS: ReadonlySet<GuestSort> = new Set(['POINTS', 'ORDERS', 'SPENT']);
const RISING: ReadonlySet<GuestSort> = new Set(['NAME', 'NUMBER']);

/** A tap sorts by it, the next one turns it round. */
function SortHead({ column }: { column: (typeof GUEST_COLUMNS)[number] }) {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const isCurrent = guestSort(search) === column;
  const isTurned = isCurrent && isGuestSortReversed(search);
  const isUp = RISING.has(column) !== isTurned;
  return (
    <th
      scope="col"
      className={classNames(styles[column], NUMBERS.has(column) && styles.figure)}
      aria-sort={isCurrent ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => narrow({ sort: column, turn: isCurrent && !isTurned ? '1' : '' })}
      >
        {t(`Admin.Guests.Column.${column}`)}
        <span aria-hidden="true" className={styles.arrow}>
          {isCurrent && (isUp ? '↑' : '↓')}
        </span>
      </button>
    </th>
  );
}

function GuestLine(props: {
  guest: GuestRow;
  level: Level | null;
  money: (amount: number) => string;
}) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { guest, level } = props;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.NAME}>
        <Link className={styles.name} to={link(`guests/${guest.id}`)}>
          {guest.name ?? guest.easyId}
        </Link>
        <span className={styles.contact}>{guest.phone ?? guest.email}</span>
        {(guest.isBusiness || guest.blockedAt !== null) && (
          <span className={rows.tags}>
            {guest.blockedAt !== null && (
              <span className={rows.bad}>{t('Admin.Guests.Blocked')}</span>
            )}
            {guest.isBusiness && <span className={rows.tag}>{t('Admin.Guests.Business')}</span>}
          </span>
        )}
      </th>
      <td className={styles.NUMBER}>{guest.easyId}</td>
      <td className={styles.LEVEL}>{level?.title}</td>
      <td className={classNames(styles.POINTS, styles.figure)}>{guest.points.toLocaleString()}</td>
      <td className={classNames(styles.ORDERS, styles.figure)}>{guest.orders}</td>
      <td className={styles.LAST_ORDER}>
        {guest.lastOrderAt === null ? t('Admin.Guests.NoOrder') : deviceDate(guest.lastOrderAt)}
      </td>
      <td className={classNames(styles.SPENT, styles.figure)}>
        {props.money(guest.spent12Months)}
      </td>
    </tr>
  );
}
