import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { BarChart, Legend } from '../figures/BarChart.tsx';
import { Panel } from '../parts/Panel.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import type { Today } from './today-query.ts';

/** Orders per hour beside last week's; without last week nothing stands beside them (MONEY-01). */
export function HoursPanel({ today, day }: { today: Today; day: string }) {
  const t = useAdminText();
  const hasBefore = today.lastWeek != null;
  const lastDay = t('Admin.Today.LastDay', { day });
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
            bars={today.hours.map(({ hour, orders, before }) => ({
              key: String(hour),
              label: String(hour),
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
                {today.hours.map(({ hour, orders, before }) => (
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
