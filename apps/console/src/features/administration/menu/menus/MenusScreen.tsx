import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { OfficePageProps } from '../../office/office-places.ts';
import { Remote } from '../../parts/Remote.tsx';
import rows from '../../parts/rows.module.css';
import { Section } from '../../parts/Section.tsx';
import { useAdminText } from '../../use-admin-text.tsx';
import { useOfficeVenues } from '../../venues/use-office-venues.ts';
import { VenuePicker } from '../../venues/VenuePicker.tsx';
import { useCatalogue } from '../catalogue.ts';
import { MenuPage } from './MenuPage.tsx';
import { MenusPage } from './MenusPage.tsx';

/** Menus by time: the week of a restaurant, and one of them open (CATALOG-26 to CATALOG-28). */
export function MenusScreen(props: OfficePageProps) {
  const t = useAdminText();
  const title = t('Admin.Menus.Title');
  const catalogue = useCatalogue(props.company.id);
  const venues = useOfficeVenues(props.company.id);
  const [menuId] = useLocation().pathname.split('/').slice(4).map(decodeURIComponent);
  const found = catalogue.data;
  const menu = found?.menus.find(({ id }) => id === menuId);
  const venue = venues.data?.find(({ id }) => id === menu?.venueId);
  const frame = (content: ReactNode) => <Section title={title}>{content}</Section>;
  if (found === undefined) return frame(<Remote query={catalogue}>{() => null}</Remote>);
  if (menuId !== undefined && !venues.data)
    return frame(<Remote query={venues}>{() => null}</Remote>);
  if (menuId !== undefined)
    return menu && venue ? (
      <MenuPage key={menu.id} {...props} catalogue={found} menu={menu} venue={venue} />
    ) : (
      frame(<p className={rows.empty}>{t('Admin.Error.NOT_FOUND')}</p>)
    );
  return (
    <VenuePicker company={props.company} venueId={props.venueId} frame={frame}>
      {(chosen, picker) => (
        <MenusPage key={chosen.id} {...props} catalogue={found} venue={chosen} picker={picker} />
      )}
    </VenuePicker>
  );
}
