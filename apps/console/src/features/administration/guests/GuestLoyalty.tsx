import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { Link } from 'react-router';
import { dayText, deviceDate } from '../device-time.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { GuestStampCard } from './GuestStampCard.tsx';
import type { Guest } from './guests-query.ts';
import styles from './GuestView.module.css';

/** Stamps, personal offers, codes and invoices; a card of each there is any of. */
export function GuestLoyalty({
  companyId,
  guest,
  currency,
  mayCorrect,
}: {
  companyId: string;
  guest: Guest;
  currency: Currency;
  mayCorrect: boolean;
}) {
  const t = useAdminText();
  const link = useOfficeLink();
  return (
    <>
      {guest.stamps.map((card) => (
        <GuestStampCard
          key={card.stampCardId}
          companyId={companyId}
          guest={guest}
          card={card}
          mayCorrect={mayCorrect}
        />
      ))}
      {guest.rights.length > 0 && (
        <Panel title={t('Admin.Guests.Rights')} aside={String(guest.rights.length)}>
          <ul className={styles.list}>
            {guest.rights.map((right) => (
              <li key={right.id} className={styles.item}>
                <span>
                  {right.name}
                  <span className={styles.small}>{rightText(t, right)}</span>
                </span>
                <span className={styles.quiet}>
                  {t(right.isUsed ? 'Admin.Guests.RightUsed' : 'Admin.Guests.RightUnused')}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {guest.codes.length > 0 && (
        <Panel title={t('Admin.Guests.Codes')}>
          <ul className={styles.list}>
            {guest.codes.map(({ code, times }) => (
              <li key={code} className={styles.item}>
                <span>{code}</span>
                <span className={styles.quiet}>
                  {t('Admin.Guests.CodeTimes', { count: times })}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {guest.invoices.length > 0 && (
        <Panel title={t('Admin.Section.invoices')}>
          <ul className={styles.list}>
            {guest.invoices.map(({ id, number, issuedOn, total, isPaid }) => (
              <li key={id} className={styles.item}>
                <span>
                  <Link to={link('reports/invoices')}>{number}</Link>
                  <span className={styles.small}>{dayText(issuedOn)}</span>
                </span>
                <span className={styles.quiet}>
                  {formatMoneyExact(minor(total), currency)},{' '}
                  {t(isPaid ? 'Admin.Guests.InvoicePaid' : 'Admin.Guests.InvoiceOpen')}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function rightText(
  t: ReturnType<typeof useAdminText>,
  { isSingleUse, expiresAt }: Guest['rights'][number],
): string {
  const how = t(isSingleUse ? 'Admin.Guests.RightOnce' : 'Admin.Guests.RightOften');
  const until =
    expiresAt === null
      ? t('Admin.Guests.RightNoEnd')
      : t('Admin.Guests.RightUntil', { day: deviceDate(expiresAt) });
  return `${how}, ${until}`;
}
