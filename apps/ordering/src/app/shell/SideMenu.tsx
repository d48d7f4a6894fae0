import { Sheet } from '@tallrik/ui/Sheet';
import { Sidebar } from '@tallrik/ui/Sidebar';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '../../shared/router/router.tsx';
import { sideContentsQuery } from '../../shared/content/side-contents-query.ts';
import { useGuest, useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { InstallEntry } from '../../shared/install/InstallEntry.tsx';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { LanguageRow } from '../../shared/translate/LanguageButton.tsx';
import { useMessages } from '../../shared/translate/use-translate.tsx';
import { venueListQuery } from '../../shared/venue/venue-query.ts';
import { HomeLogo } from './HomeLogo.tsx';
import { SideAccount } from './SideAccount.tsx';
import { sideEntries } from './side-entries.ts';
import styles from './SideMenu.module.css';

/** A standing column from 768, the same entries in a sheet below (SHELL-01). */
export function SideMenu({
  variant,
  onLeave,
}: {
  variant: 'standing' | 'drawer';
  /** Something opens over the page: the drawer makes room for it. */
  onLeave?: () => void;
}) {
  const { translate: t, language } = useMessages();
  const { api } = useServices();
  const { company, configuration } = useCompany();
  const { pathname } = useLocation();
  const hasTable = useLocalValue('tableId') !== null;
  const isSignedIn = useIsSignedIn();
  const guest = useGuest();
  const venues = useQuery(venueListQuery(api, configuration.companyId));
  const contents = useQuery(sideContentsQuery(api, configuration.companyId));
  return (
    <Sidebar
      label={t('SideMenu.Label')}
      variant={variant}
      logo={variant === 'standing' && <HomeLogo />}
      entries={sideEntries(
        {
          pathname,
          company,
          language,
          hasTable,
          isSignedIn,
          isInvoicingEnabled: configuration.enableInvoicing,
          isSingleVenue: configuration.marketplaceId === null && venues.data?.length === 1,
          hasInvoiceCustomer: (guest?.invoiceCustomerId ?? null) !== null,
          contents: contents.data ?? [],
        },
        t,
      )}
      footer={
        <>
          <SideAccount onLeave={onLeave} />
          {configuration.navigationInfoText && (
            <p className={styles.info}>{configuration.navigationInfoText}</p>
          )}
          <LanguageRow />
          <InstallEntry />
        </>
      }
    />
  );
}

/** Below 768: the same entries in a sheet. */
export function SideMenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { translate: t } = useMessages();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('SideMenu.Label')}
      closeLabel={t('General.Close')}
    >
      <SideMenu variant="drawer" onLeave={onClose} />
    </Sheet>
  );
}
