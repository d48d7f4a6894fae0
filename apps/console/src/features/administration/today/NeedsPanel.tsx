import { reachOf, type OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import type { Language } from '@tallrik/domain/company/languages';
import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { HOLIDAY_NAMES } from '@tallrik/domain/venues/public-holidays';
import { unreachable } from '@tallrik/domain/unreachable';
import { classNames } from '@tallrik/ui/class-names';
import { Link } from 'react-router';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import type { Administrator } from '../administered-company.ts';
import { dateLocale } from '../hours/hours-text.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { dayText } from '../orders/day-text.ts';
import { Panel } from '../parts/Panel.tsx';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import type { Today } from './today-query.ts';
import styles from './Today.module.css';

type Need = Today['needs'][number];

/** Whose page it leads to; who may not open that one reads it without a link (OFFICE-03). */
const AREAS: Readonly<Record<Need['kind'], readonly [OfficeArea, 'READ' | 'WRITE']>> = {
  COUNTER_OWED: ['ORDERS', 'READ'],
  CHARGEBACK: ['ORDERS', 'READ'],
  PAYMENT_TROUBLE: ['LEDGER', 'READ'],
  FINDING: ['LEDGER', 'READ'],
  OVERDUE: ['ORDERS', 'READ'],
  PAUSED: ['VENUES', 'READ'],
  CLOSED_TODAY: ['HOURS', 'WRITE'],
  INVOICE_OVERDUE: ['INVOICES', 'READ'],
  HOLIDAY: ['HOURS', 'WRITE'],
  SOLD_OUT: ['MENU', 'READ'],
  WITHOUT_PICTURE: ['MENU', 'WRITE'],
};
const URGENT: ReadonlySet<Need['kind']> = new Set([
  'COUNTER_OWED',
  'CHARGEBACK',
  'PAYMENT_TROUBLE',
  'FINDING',
  'OVERDUE',
]);

/** What needs somebody, worst first, each with the page where it is ended (MONEY-02). */
export function NeedsPanel(props: {
  needs: Today['needs'];
  administrator: Administrator;
  currency: Currency;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const link = useOfficeLink();
  const { needs, administrator } = props;
  const address = (need: Need) => {
    const [path, parameters] = pathOf(need);
    const to = link(path);
    return parameters === '' ? to : `${to}${to.includes('?') ? '&' : '?'}${parameters}`;
  };
  return (
    <Panel title={t('Admin.Today.Needs')}>
      {needs.length === 0 ? (
        <p className={styles.calm}>
          <Icon name="check" />
          {t('Admin.Today.NothingNeeded')}
        </p>
      ) : (
        <ul className={styles.needs}>
          {needs.map((need) => {
            const text = needText(t, language, need, props.currency);
            const mayOpen = reachOf(administrator.role, ...AREAS[need.kind]) !== 'NONE';
            return (
              <li
                key={`${need.kind} ${need.subjectId ?? need.day ?? ''} ${need.name ?? ''}`}
                className={classNames(styles.need, URGENT.has(need.kind) && styles.urgent)}
              >
                {mayOpen ? <Link to={address(need)}>{text}</Link> : text}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

function pathOf(need: Need): [path: string, parameters: string] {
  switch (need.kind) {
    case 'COUNTER_OWED':
      return [`orders/${need.subjectId ?? ''}`, ''];
    case 'CHARGEBACK':
      return need.subjectId == null ? ['reports/findings', ''] : [`orders/${need.subjectId}`, ''];
    case 'PAYMENT_TROUBLE':
      return ['reports/findings', ''];
    case 'FINDING':
      return ['reports/findings', ''];
    case 'OVERDUE':
      return need.subjectId == null
        ? ['orders', 'show=inProgress&days=week']
        : [`orders/${need.subjectId}`, ''];
    case 'PAUSED':
      return [`places/${need.subjectId ?? ''}`, ''];
    case 'CLOSED_TODAY':
    case 'HOLIDAY':
      return ['places/hours', ''];
    case 'INVOICE_OVERDUE':
      return ['reports/invoices', ''];
    case 'SOLD_OUT':
      return [need.subjectId == null ? 'sold-out' : `menu/items/${need.subjectId}`, ''];
    case 'WITHOUT_PICTURE':
      return ['menu', ''];
    default:
      return unreachable(need.kind);
  }
}

function needText(t: AdminTranslate, language: Language, need: Need, currency: Currency): string {
  const { count } = need;
  const name = need.name ?? '';
  switch (need.kind) {
    case 'COUNTER_OWED':
      return t('Admin.Need.COUNTER_OWED', {
        name,
        amount: formatMoneyExact(minor(need.amount ?? 0), currency),
      });
    case 'CHARGEBACK': {
      const amount = formatMoneyExact(minor(need.amount ?? 0), currency);
      return need.until == null
        ? t('Admin.Need.CHARGEBACK', { name, amount })
        : t('Admin.Need.ChargebackUntil', {
            name,
            amount,
            day: dayText(language, need.until, need.timeZone ?? 'UTC'),
          });
    }
    case 'PAYMENT_TROUBLE':
      return t('Admin.Need.PAYMENT_TROUBLE', { count });
    case 'FINDING':
      return t('Admin.Need.FINDING', { count });
    case 'OVERDUE':
      return name === ''
        ? t('Admin.Need.OVERDUE', { count })
        : t('Admin.Need.OneOverdue', { name });
    case 'PAUSED':
      return t('Admin.Need.PAUSED', {
        name,
        time:
          need.until == null
            ? ''
            : formatTimeOfDay(Temporal.Instant.from(need.until), need.timeZone ?? 'UTC'),
      });
    case 'CLOSED_TODAY':
      return t('Admin.Need.CLOSED_TODAY', { name });
    case 'INVOICE_OVERDUE':
      return t('Admin.Need.INVOICE_OVERDUE', { count });
    case 'HOLIDAY': {
      const holiday = HOLIDAY_NAMES.find((known) => known === name);
      const day = Temporal.PlainDate.from(need.day ?? '').toLocaleString(dateLocale(language), {
        day: 'numeric',
        month: 'long',
      });
      const words = holiday ? t(`Admin.Holiday.${holiday}`) : name;
      return t('Admin.Need.HOLIDAY', { name: words, day });
    }
    case 'SOLD_OUT':
      return name === ''
        ? t('Admin.Need.SOLD_OUT', { count })
        : t('Admin.Need.OneSoldOut', { name });
    case 'WITHOUT_PICTURE':
      return t('Admin.Need.WITHOUT_PICTURE', { count });
    default:
      return unreachable(need.kind);
  }
}
