import { Sidebar, type SidebarEntry } from '@tallrik/ui/Sidebar';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { venueListQuery } from '../../shared/venue/venue-query.ts';
import { HomeLogo } from './HomeLogo.tsx';
import { LanguageRow } from '../../shared/translate/LanguageButton.tsx';
import styles from './SideMenu.module.css';

/** A standing column from 768, the same entries in a sheet below (SHELL-01 to SHELL-03). */
export function SideMenu({ variant }: { variant: 'standing' | 'drawer' }) {
  const t = useTranslate();
  const { api } = useServices();
  const { configuration } = useCompany();
  const { pathname } = useLocation();
  const hasTable = useLocalValue('tableId') !== null;
  const venues = useQuery(venueListQuery(api, configuration.companyId));
  const isSingleVenue = configuration.marketplaceId === null && venues.data?.length === 1;
  const entry = (
    id: string,
    icon: SidebarEntry['icon'],
    label: string,
    href: string,
  ): SidebarEntry => ({
    id,
    icon,
    label,
    href,
    isCurrent: pathname === href,
  });
  return (
    <Sidebar
      label={t('SideMenu.Label')}
      variant={variant}
      logo={variant === 'standing' && <HomeLogo />}
      entries={[
        entry('home', 'home', t('SideMenu.Home'), paths.landing.to()),
        ...(hasTable || isSingleVenue
          ? []
          : [entry('order', 'cutlery', t('SideMenu.OrderFood'), paths.storeListing.to())]),
      ]}
      footer={
        <>
          {configuration.navigationInfoText && (
            <p className={styles.info}>{configuration.navigationInfoText}</p>
          )}
          <LanguageRow />
        </>
      }
    />
  );
}
