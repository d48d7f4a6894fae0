import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { stretchAt } from '@tallrik/domain/menu/menu-week';
import controls from '../../../../shared/controls/controls.module.css';
import { Icon } from '../../../../shared/icon/Icon.tsx';
import { useMessages } from '../../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../../shared/services.tsx';
import hours from '../../hours/Hours.module.css';
import { useOfficeLink } from '../../office/office-address.ts';
import type { OfficePageProps } from '../../office/office-places.ts';
import { Panel } from '../../parts/Panel.tsx';
import panels from '../../parts/Panel.module.css';
import rows from '../../parts/rows.module.css';
import { Section } from '../../parts/Section.tsx';
import { useAdminText } from '../../use-admin-text.tsx';
import type { OfficeVenue } from '../../venues/use-office-venues.ts';
import type { Catalogue, OfficeMenu } from '../catalogue.ts';
import { GuestsSee } from './GuestsSee.tsx';
import { hoursWords } from './hours-words.ts';
import { menuColours, planOf, WAYS, type MenuColour, type Way } from './menu-plan.ts';
import styles from './Menus.module.css';
import { MenuWeek } from './MenuWeek.tsx';
import { NewMenuSheet } from './NewMenuSheet.tsx';

export function MenusPage(
  props: OfficePageProps & { catalogue: Catalogue; venue: OfficeVenue; picker: ReactNode },
) {
  const t = useAdminText();
  const { timers } = useServices();
  const { catalogue, venue } = props;
  const [way, setWay] = useState<Way>('TAKE_AWAY');
  const [isNew, setNew] = useState(false);
  const menus = useMemo(
    () => catalogue.menus.filter(({ venueId }) => venueId === venue.id),
    [catalogue, venue],
  );
  const colours = useMemo(() => menuColours(menus), [menus]);
  const week = useMemo(() => planOf(menus, venue, way), [menus, venue, way]);
  const names = new Map(menus.map(({ id, name }) => [id, name]));
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  const wall = now.toZonedDateTimeISO(venue.timeZone);
  const present = ((wall.dayOfWeek - 1) * 24 + wall.hour) * 60 + wall.minute;
  const countingId = stretchAt(week, present)?.menuId ?? null;
  const isEverOpen = week.some(({ isOpen }) => isOpen);
  return (
    <Section
      title={t('Admin.Menus.Title')}
      isWide
      actions={
        <button type="button" className={controls.solid} onClick={() => setNew(true)}>
          <Icon name="plus" />
          {t('Admin.Menus.New')}
        </button>
      }
    >
      {props.picker}
      <WayChoice way={way} onChange={setWay} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <Panel title={t('Admin.Menus.Which')} aside={t(`Admin.ServiceType.${way}`)}>
            <MenuWeek
              week={week}
              colours={colours}
              names={names}
              now={now}
              timeZone={venue.timeZone}
            />
          </Panel>
          <Panel title={t('Admin.Menus.Title')} aside={menus.length}>
            {menus.length === 0 && <p className={rows.empty}>{t('Admin.Menus.None')}</p>}
            <ul className={styles.cards}>
              {menus.map((menu) => (
                <li key={menu.id}>
                  <MenuCard
                    menu={menu}
                    catalogue={catalogue}
                    colour={colours.get(menu.id)}
                    isCounting={menu.id === countingId}
                    isNever={
                      isEverOpen &&
                      menu.serviceTypes.includes(way) &&
                      !week.some(({ isOpen, menuId }) => isOpen && menuId === menu.id)
                    }
                  />
                </li>
              ))}
            </ul>
          </Panel>
        </div>
        <div className={panels.stack}>
          <GuestsSee
            week={week}
            menus={menus}
            way={way}
            present={present}
            catalogue={catalogue}
            currency={props.company.currency}
          />
        </div>
      </div>
      {isNew && (
        <NewMenuSheet
          company={props.company}
          catalogue={catalogue}
          venueId={venue.id}
          original={null}
          onClose={() => setNew(false)}
        />
      )}
    </Section>
  );
}

export function WayChoice(props: { way: Way; onChange: (way: Way) => void }) {
  const t = useAdminText();
  return (
    <div
      className={`${hours.segments} ${styles.ways}`}
      role="group"
      aria-label={t('Admin.Menu.ServiceType')}
    >
      {WAYS.map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={way === props.way}
          onClick={() => props.onChange(way)}
        >
          {t(`Admin.ServiceType.${way}`)}
        </button>
      ))}
    </div>
  );
}

function MenuCard(props: {
  menu: OfficeMenu;
  catalogue: Catalogue;
  colour: MenuColour | undefined;
  isCounting: boolean;
  isNever: boolean;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const link = useOfficeLink();
  const { menu } = props;
  const count = props.catalogue.items.filter(({ entries }) =>
    entries.some(({ menuId }) => menuId === menu.id),
  ).length;
  const ways = menu.serviceTypes.filter((type) => WAYS.some((way) => way === type));
  return (
    <Link className={styles.card} to={link(`menu/menus/${encodeURIComponent(menu.id)}`)}>
      <span className={styles.dot} data-colour={props.colour} />
      <span className={styles.cardMain}>
        <span className={styles.cardName}>
          {menu.name}
          {props.isCounting && <span className={rows.good}>{t('Admin.Menus.Now')}</span>}
          {props.isNever && <span className={rows.warning}>{t('Admin.Menus.Never')}</span>}
        </span>
        <span className={styles.quiet}>
          {hoursWords(t, language, menu.hours)} ·{' '}
          {ways.map((way) => t(`Admin.ServiceType.${way}`)).join(', ')}
        </span>
      </span>
      <span className={styles.count}>{t('Admin.Menus.Dishes', { count })}</span>
    </Link>
  );
}
