import type { OfficePage } from '../features/administration/office/office-places.ts';

/** Every page of the office: where it stands, who may open it, and its file, which is downloaded when it is opened. */
export const OFFICE_PAGES: readonly OfficePage[] = [
  {
    place: 'setup',
    path: 'setup',
    title: 'Admin.Office.setup',
    right: ['SETUP', 'READ', 'ALL'],
    load: async () =>
      (await import('../features/administration/setup/SetupScreen.tsx')).SetupScreen,
  },
  {
    place: 'setup',
    path: 'setup/test',
    title: 'Admin.TestOrder.Title',
    right: ['SETUP', 'WRITE', 'ALL'],
    load: async () =>
      (await import('../features/administration/setup/TestOrderScreen.tsx')).TestOrderScreen,
  },
  {
    place: 'today',
    path: 'today',
    title: 'Admin.Office.today',
    right: ['REPORTS', 'READ'],
    load: async () =>
      (await import('../features/administration/today/TodayScreen.tsx')).TodayScreen,
  },
  {
    place: 'orders',
    path: 'orders',
    title: 'Admin.Office.orders',
    right: ['ORDERS', 'READ'],
    load: async () =>
      (await import('../features/administration/orders/OrdersScreen.tsx')).OrdersScreen,
  },
  {
    place: 'orders',
    path: 'bills',
    title: 'Admin.Bills.Title',
    right: ['REFUNDS', 'READ'],
    load: async () =>
      (await import('../features/administration/bills/BillsScreen.tsx')).BillsScreen,
  },
  {
    place: 'menu',
    path: 'menu',
    title: 'Admin.Menu.Dishes',
    right: ['MENU', 'READ'],
    load: async () => (await import('../features/administration/menu/MenuScreen.tsx')).MenuScreen,
  },
  {
    place: 'menu',
    path: 'menu/options',
    title: 'Admin.Menu.Options',
    right: ['MENU', 'READ'],
    load: async () =>
      (await import('../features/administration/menu/OptionsScreen.tsx')).OptionsScreen,
  },
  {
    place: 'menu',
    path: 'menu/upsells',
    title: 'Admin.Upsell.Title',
    right: ['MENU', 'READ'],
    load: async () =>
      (await import('../features/administration/menu/UpsellsScreen.tsx')).UpsellsScreen,
  },
  {
    place: 'menu',
    path: 'menu/menus',
    title: 'Admin.Menus.Title',
    right: ['PRICES', 'WRITE'],
    load: async () =>
      (await import('../features/administration/menu/menus/MenusScreen.tsx')).MenusScreen,
  },
  {
    place: 'menu',
    path: 'menu/quick',
    title: 'Admin.Quick.Title',
    right: ['MENU', 'WRITE', 'ALL'],
    load: async () =>
      (await import('../features/administration/menu/quick/QuickScreen.tsx')).QuickScreen,
  },
  {
    place: 'menu',
    path: 'menu/import',
    title: 'Admin.Import.Title',
    right: ['MENU', 'WRITE', 'ALL'],
    load: async () =>
      (await import('../features/administration/menu/import/ImportScreen.tsx')).ImportScreen,
  },
  {
    place: 'menu',
    path: 'menu/translations',
    title: 'Admin.Translate.Title',
    right: ['MENU', 'WRITE', 'ALL'],
    load: async () =>
      (await import('../features/administration/menu/translations/TranslationsScreen.tsx'))
        .TranslationsScreen,
  },
  {
    place: 'menu',
    path: 'menu/archive',
    title: 'Admin.Archive.Title',
    right: ['MENU', 'WRITE', 'ALL'],
    load: async () =>
      (await import('../features/administration/menu/ArchiveScreen.tsx')).ArchiveScreen,
  },
  {
    place: 'soldOut',
    path: 'sold-out',
    title: 'Admin.Office.soldOut',
    right: ['KITCHEN', 'WRITE'],
    load: async () => (await import('./SoldOutPage.tsx')).SoldOutPage,
  },
  {
    place: 'guests',
    path: 'guests',
    title: 'Admin.Office.guests',
    right: ['GUESTS', 'READ'],
    load: async () =>
      (await import('../features/administration/guests/GuestsScreen.tsx')).GuestsScreen,
  },
  {
    place: 'offers',
    path: 'offers',
    title: 'Admin.Office.offers',
    right: ['OFFERS', 'READ'],
    load: async () =>
      (await import('../features/administration/offers/OffersScreen.tsx')).OffersScreen,
  },
  {
    place: 'offers',
    path: 'offers/codes',
    title: 'Admin.Codes.Title',
    right: ['OFFERS', 'READ'],
    load: async () =>
      (await import('../features/administration/codes/CodesScreen.tsx')).CodesScreen,
  },
  {
    place: 'offers',
    path: 'offers/membership',
    title: 'Admin.Levels.Title',
    right: ['OFFERS', 'READ'],
    load: async () =>
      (await import('../features/administration/membership/MembershipScreen.tsx')).MembershipScreen,
  },
  {
    place: 'offers',
    path: 'offers/referral',
    title: 'Admin.Referral.Title',
    right: ['OFFERS', 'READ'],
    load: async () =>
      (await import('../features/administration/referral/ReferralScreen.tsx')).ReferralScreen,
  },
  {
    place: 'offers',
    path: 'offers/stamps',
    title: 'Admin.Stamps.Title',
    right: ['OFFERS', 'READ'],
    load: async () =>
      (await import('../features/administration/stamps/StampsScreen.tsx')).StampsScreen,
  },
  {
    place: 'offers',
    path: 'news',
    title: 'Admin.News.Title',
    right: ['CONTENT', 'READ'],
    load: async () => (await import('../features/administration/news/NewsScreen.tsx')).NewsScreen,
  },
  {
    place: 'places',
    path: 'places',
    title: 'Admin.Section.venues',
    right: ['VENUES', 'READ'],
    load: async () =>
      (await import('../features/administration/venues/VenuesScreen.tsx')).VenuesScreen,
  },
  {
    place: 'places',
    path: 'places/hours',
    title: 'Admin.Section.hours',
    right: ['HOURS', 'WRITE'],
    load: async () =>
      (await import('../features/administration/hours/HoursScreen.tsx')).HoursScreen,
  },
  {
    place: 'places',
    path: 'places/tables',
    title: 'Admin.Section.tables',
    right: ['TABLE_CODES', 'WRITE'],
    load: async () =>
      (await import('../features/administration/tables/TablesScreen.tsx')).TablesScreen,
  },
  {
    place: 'places',
    path: 'places/contacts',
    title: 'Admin.Section.contacts',
    right: ['KITCHEN_SETUP', 'WRITE'],
    load: async () =>
      (await import('../features/administration/contacts/ContactsScreen.tsx')).ContactsScreen,
  },
  {
    place: 'branding',
    path: 'branding',
    title: 'Admin.Section.look',
    right: ['LOOK', 'WRITE'],
    load: async () => (await import('../features/administration/look/LookScreen.tsx')).LookScreen,
  },
  {
    place: 'branding',
    path: 'branding/pictures',
    title: 'Admin.Section.pictures',
    right: ['MENU', 'WRITE'],
    load: async () =>
      (await import('../features/administration/pictures/PicturesScreen.tsx')).PicturesScreen,
  },
  {
    place: 'reports',
    path: 'reports',
    title: 'Admin.Sales.Title',
    right: ['REPORTS', 'READ'],
    load: async () =>
      (await import('../features/administration/reports/SalesScreen.tsx')).SalesScreen,
  },
  {
    place: 'reports',
    path: 'reports/closings',
    title: 'Admin.Closing.Title',
    right: ['REPORTS', 'READ'],
    load: async () =>
      (await import('../features/administration/reports/ClosingsScreen.tsx')).ClosingsScreen,
  },
  {
    place: 'reports',
    path: 'reports/vat',
    title: 'Admin.Vat.Title',
    right: ['REPORTS', 'READ'],
    load: async () => (await import('../features/administration/reports/VatScreen.tsx')).VatScreen,
  },
  {
    place: 'reports',
    path: 'reports/ledger',
    title: 'Admin.Ledger.Title',
    right: ['LEDGER', 'READ'],
    load: async () =>
      (await import('../features/administration/ledger/LedgerScreen.tsx')).LedgerScreen,
  },
  {
    place: 'reports',
    path: 'reports/payouts',
    title: 'Admin.Payouts.Title',
    right: ['LEDGER', 'READ', 'ALL'],
    load: async () =>
      (await import('../features/administration/payouts/PayoutsScreen.tsx')).PayoutsScreen,
  },
  {
    place: 'reports',
    path: 'reports/findings',
    title: 'Admin.Finding.Title',
    right: ['LEDGER', 'READ'],
    load: async () =>
      (await import('../features/administration/ledger/FindingsScreen.tsx')).FindingsScreen,
  },
  {
    place: 'reports',
    path: 'reports/invoices',
    title: 'Admin.Section.invoices',
    right: ['INVOICES', 'READ', 'ALL'],
    load: async () =>
      (await import('../features/administration/invoices/InvoicesScreen.tsx')).InvoicesScreen,
  },
  {
    place: 'team',
    path: 'team',
    title: 'Admin.Section.people',
    right: ['PEOPLE', 'READ', 'ALL'],
    load: async () =>
      (await import('../features/administration/people/PeopleScreen.tsx')).PeopleScreen,
  },
  {
    place: 'team',
    path: 'team/devices',
    title: 'Admin.Device.Title',
    right: ['PEOPLE', 'WRITE'],
    load: async () =>
      (await import('../features/administration/devices/DevicesScreen.tsx')).DevicesScreen,
  },
  {
    place: 'team',
    path: 'team/log',
    title: 'Admin.Section.audit',
    right: ['AUDIT', 'READ'],
    load: async () =>
      (await import('../features/administration/audit/AuditScreen.tsx')).AuditScreen,
  },
  {
    place: 'settings',
    path: 'settings',
    title: 'Admin.Section.switches',
    right: ['LOOK', 'WRITE'],
    load: async () =>
      (await import('../features/administration/settings/SwitchesScreen.tsx')).SwitchesScreen,
  },
  {
    place: 'settings',
    path: 'settings/company',
    title: 'Admin.Section.company',
    right: ['LOOK', 'WRITE'],
    load: async () =>
      (await import('../features/administration/settings/CompanyScreen.tsx')).CompanyScreen,
  },
  {
    place: 'settings',
    path: 'settings/domain',
    title: 'Admin.Section.domain',
    right: ['SETUP', 'WRITE', 'ALL'],
    load: async () =>
      (await import('../features/administration/addresses/AddressesScreen.tsx')).AddressesScreen,
  },
  {
    place: 'settings',
    path: 'settings/payment',
    title: 'Admin.Payment.Title',
    right: ['SETUP', 'WRITE', 'ALL'],
    load: async () =>
      (await import('../features/administration/payment/PaymentScreen.tsx')).PaymentScreen,
  },
  {
    place: 'settings',
    path: 'settings/connections',
    title: 'Admin.Connect.Title',
    right: ['SETUP', 'WRITE', 'ALL'],
    load: async () =>
      (await import('../features/administration/connections/ConnectionsScreen.tsx'))
        .ConnectionsScreen,
  },
];
