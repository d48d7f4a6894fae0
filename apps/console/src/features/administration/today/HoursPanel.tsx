import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { BarChart, Legend } from '../figures/BarChart.tsx';
import { Panel } from '../parts/Panel.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import type { Today } from './today-query.ts';

type Hour = Today['hours'][number];

/** A quiet hour between two others is an hour too; a day may go on past midnight. */
function withoutGaps(hours: readonly Hour[]): Hour[] {
  return hours.flatMap((hour, at) => {
    const last = hours[at - 1];
    const gap = last ? ((hour.hour - last.hour + 24) % 24) - 1 : 0;
    const quiet = Array.from({ length: Math.max(0, gap) }, (_, step) => ({
      ...hour,
      hour: ((last?.hour ?? 0) + step + 1) % 24,
      orders: 0,
      before: 0,
    }));
    return [...quiet, hour];
  });
}

/** Orders per hour beside last week's; without last week nothing stands beside them (MONEY-01). */
export function HoursPanel({ today, day }: { today: Today; day: string }) {
  const t = useAdminText();
  const hasBefore = today.lastWeek != null;
  const lastDay = t('Admin.Today.LastDay', { day });
  const hours = withoutGaps(today.hours);
  // Two figures are as wide as a bar of a phone: with many of them every second or third, the one of now among them.
  const step = hours.length > 16 ? 3 : hours.length > 9 ? 2 : 1;
  const nowAt = Math.max(
    0,
    hours.findIndex(({ hour }) => hour === today.hour),
  );
  const isLabelled = (at: number) => (at - nowAt) % step === 0;
  return (
    <Panel
      title={t('Admin.Today.PerHour')}
      aside={
        today.hours.length > 0 && (
          <Legend
            entries={[
              { kind: 'BAR', text: t('Admin.Office.today') },
              { kind: 'NOW', text: t('Admin.Today.ThisHour') },
              ...(hasBefore ? [{ kind: 'BEFORE' as const, text: lastDay }] : []),
            ]}
          />
        )
      }
    >
      {today.hours.length === 0 ? (
        <p className={rows.empty}>{t('Admin.Today.NoHours')}</p>
      ) : (
        <>
          <BarChart
            bars={hours.map(({ hour, orders, before }, at) => ({
              key: String(hour),
              label: isLabelled(at) ? String(hour) : '',
              value: orders,
              before: hasBefore ? before : null,
              isNow: hour === today.hour,
            }))}
            axisText={String}
            tipText={({ label, value }) => `${label}: ${value}`}
            nowText={String(today.hours.find(({ hour }) => hour === today.hour)?.orders ?? '')}
          />
          <VisuallyHidden>
            <table>
              <caption>{t('Admin.Today.PerHour')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('Admin.Sales.By.HOUR')}</th>
                  <th scope="col">{t('Admin.Office.today')}</th>
                  {hasBefore && <th scope="col">{lastDay}</th>}
                </tr>
              </thead>
              <tbody>
                {hours.map(({ hour, orders, before }) => (
                  <tr key={hour}>
                    <th scope="row">{hour}</th>
                    <td>{orders}</td>
                    {hasBefore && <td>{before}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
        </>
      )}
    </Panel>
  );
}
