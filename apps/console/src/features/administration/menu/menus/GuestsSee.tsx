import { stretchAt, weekMinute, type MenuStretch } from '@tallrik/domain/menu/menu-week';
import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { DAYS_OF_WEEK, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import { readTypedTime } from '@tallrik/domain/time/typed-time';
import { minutesOfDay } from '@tallrik/domain/time/wall-clock';
import { useState } from 'react';
import controls from '../../../../shared/controls/controls.module.css';
import { useMessages } from '../../../../shared/messages/use-messages.tsx';
import { weekdayName } from '../../device-time.ts';
import { TimeField } from '../../hours/TimeField.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Select } from '../../parts/Select.tsx';
import { useAdminText } from '../../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeMenu } from '../catalogue.ts';
import editor from '../editor.module.css';
import { dishesByCategory } from './dishes-by-category.ts';
import type { Way } from './menu-plan.ts';
import styles from './Menus.module.css';

const DAY = 24 * 60;

/** What guests can order at a day and time, by the menu that counts then. */
export function GuestsSee(props: {
  week: readonly MenuStretch[];
  menus: readonly OfficeMenu[];
  way: Way;
  /** Minute of the week. */
  present: number;
  catalogue: Catalogue;
  currency: Currency;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { week, catalogue } = props;
  const [day, setDay] = useState<DayOfWeek>(
    DAYS_OF_WEEK[Math.floor(props.present / DAY)] ?? 'MONDAY',
  );
  const [time, setTime] = useState(
    () =>
      `${String(Math.floor((props.present % DAY) / 60)).padStart(2, '0')}:${String(props.present % 60).padStart(2, '0')}`,
  );
  const minutes = minutesOfDay(readTypedTime(time) ?? '');
  const stretch = minutes === null ? undefined : stretchAt(week, weekMinute(day, minutes));
  const menu = props.menus.find(({ id }) => id === stretch?.menuId);
  const parts = menu ? dishesByCategory(catalogue, isOn(menu.id)) : [];
  const count = menu ? catalogue.items.filter(isOn(menu.id)).length : 0;
  return (
    <Panel title={t('Admin.Menus.GuestsSee')} aside={t(`Admin.ServiceType.${props.way}`)}>
      <div className={styles.moment}>
        <Select
          label={t('Admin.Menus.Day')}
          value={day}
          options={DAYS_OF_WEEK.map((one) => ({
            value: one,
            text: weekdayName(one, language, 'long'),
          }))}
          onChange={setDay}
        />
        <div className={`${controls.field} ${styles.timed}`}>
          <span className={controls.label} aria-hidden="true">
            {t('Admin.Menus.Time')}
          </span>
          <TimeField
            label={t('Admin.Menus.Time')}
            value={time}
            isWrong={minutes === null}
            onChange={setTime}
          />
        </div>
      </div>
      <div role="status">
        {menu && (
          <p className={styles.seen}>
            {menu.name} · {t('Admin.Menus.Dishes', { count })}
          </p>
        )}
        {stretch && !stretch.isOpen && <p className={editor.hint}>{t('Admin.Menus.ClosedThen')}</p>}
        {stretch?.isOpen && !menu && <p className={styles.seen}>{t('Admin.Menus.SeesNothing')}</p>}
      </div>
      {parts.map(({ category, items }) => (
        <details key={category.id} className={styles.category}>
          <summary>
            {nameIn(category.name, catalogue.defaultLanguage)}
            <span className={styles.quiet}>{t('Admin.Menus.Dishes', { count: items.length })}</span>
          </summary>
          <ul>
            {items.map((item) => (
              <li key={item.id} className={`${styles.dish} ${styles.seenDish}`}>
                <span>{nameIn(item.title, catalogue.defaultLanguage)}</span>
                <span>{priceOn(item, menu?.id, props.currency)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}

const isOn =
  (menuId: string) =>
  ({ entries }: Catalogue['items'][number]): boolean =>
    entries.some((entry) => entry.menuId === menuId);

function priceOn(
  { entries }: Catalogue['items'][number],
  id: string | undefined,
  currency: Currency,
): string {
  const entry = entries.find(({ menuId }) => menuId === id);
  return entry ? formatMoney(minor(entry.price), currency) : '';
}
