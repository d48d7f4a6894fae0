import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import figureStyles from '../figures/FigureCard.module.css';
import { dateLocale } from '../hours/hours-text.ts';
import { useBoardLink } from '../office/board-link.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { HoursPanel } from './HoursPanel.tsx';
import { NeedsPanel } from './NeedsPanel.tsx';
import { RightNow } from './RightNow.tsx';
import { useToday, type Today } from './today-query.ts';
import { TodayFigures } from './TodayFigures.tsx';
import { TopItems } from './TopItems.tsx';
import { VenuesToday } from './VenuesToday.tsx';
import styles from './Today.module.css';

/** How it goes today, what needs somebody, and how each restaurant stands (MONEY-01, MONEY-02). */
export function TodayScreen(props: OfficePageProps) {
  const t = useAdminText();
  const { language } = useMessages();
  const { company, administrator, venueId } = props;
  const query = useToday(company.id, venueId);
  const board = useBoardLink(props);
  const isWritten = (options: Intl.DateTimeFormatOptions, day: string) =>
    Temporal.PlainDate.from(day).toLocaleString(dateLocale(language), options);
  return (
    <Section
      isWide
      title={t('Admin.Office.today')}
      actions={
        <>
          {query.data && (
            <span className={styles.date}>
              {isWritten({ weekday: 'long', day: 'numeric', month: 'long' }, query.data.day)}
            </span>
          )}
          {board !== null && (
            <Link className={controls.line} to={board}>
              {t('Admin.Orders.OpenBoard')}
            </Link>
          )}
        </>
      }
    >
      {query.data === undefined && !query.error ? (
        <Waiting />
      ) : (
        <Remote query={query}>
          {(today) => (
            <TodayBoard {...props} today={today} day={isWritten({ weekday: 'long' }, today.day)} />
          )}
        </Remote>
      )}
      {reachOf(administrator.role, 'HOURS', 'WRITE') !== 'NONE' && <VenuesToday {...props} />}
    </Section>
  );
}

function TodayBoard(props: OfficePageProps & { today: Today; day: string }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const reports = link('reports');
  const { company, administrator, today, day } = props;
  return (
    <>
      <TodayFigures today={today} currency={company.currency} day={day} />
      <div className={styles.columns}>
        <div className={panels.stack}>
          <HoursPanel today={today} day={day} />
          <RightNow today={today} />
        </div>
        <div className={panels.stack}>
          <NeedsPanel
            needs={today.needs}
            administrator={administrator}
            currency={company.currency}
          />
          <Panel title={t('Admin.Today.MostOrdered')} aside={t('Admin.Today.SoldAside')}>
            {today.items.length === 0 ? (
              <NoItems {...props} />
            ) : (
              <>
                <TopItems items={today.items} currency={company.currency} />
                <Link
                  className={styles.all}
                  to={`${reports}${reports.includes('?') ? '&' : '?'}by=ITEM&days=today`}
                >
                  {t('Admin.Today.AllItems', { count: today.itemCount })}
                </Link>
              </>
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}

/** Before the first order of the day. */
function NoItems({ today, day, administrator }: OfficePageProps & { today: Today; day: string }) {
  const t = useAdminText();
  const link = useOfficeLink();
  return (
    <div className={styles.none}>
      <h3 className={styles.noneTitle}>{t('Admin.Today.NoOrders')}</h3>
      {today.firstOrderLastWeek != null && (
        <p>
          {t('Admin.Today.FirstLastWeek', {
            day,
            time: Temporal.Instant.from(today.firstOrderLastWeek)
              .toZonedDateTimeISO(Temporal.Now.timeZoneId())
              .toPlainTime()
              .toString({ smallestUnit: 'minute' }),
          })}
        </p>
      )}
      {reachOf(administrator.role, 'MENU', 'READ') !== 'NONE' && (
        <Link className={controls.line} to={link('menu')}>
          {t('Admin.Today.CheckMenu')}
        </Link>
      )}
    </div>
  );
}

const CARDS = ['first', 'second', 'third', 'fourth'] as const;

/** The shape of what comes, so that nothing jumps when it does. */
function Waiting() {
  const t = useAdminText();
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('Console.Loading')}</VisuallyHidden>
      <div className={figureStyles.figures}>
        {CARDS.map((card) => (
          <span key={card} className={styles.blankCard} />
        ))}
      </div>
      <div className={styles.columns}>
        <span className={styles.blankChart} />
        <span className={styles.blankChart} />
      </div>
    </div>
  );
}
