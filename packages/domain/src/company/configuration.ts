import type { Currency } from '../money/currency.ts';
import type { AnalyticsService } from './analytics-service.ts';
import type { BrandFont } from './fonts.ts';
import type { Language } from './languages.ts';
import type { ServiceType } from './service-types.ts';

export const THEME_COLOURS = [
  'main',
  'secondary',
  'contrastingColor',
  'menuTextColor',
  'priceColor',
  'entryBackground',
  'menuBackgroundColor',
] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];
/** Seven hex colours (`#rrggbb`); everything else a brand shows is derived from them. */
export type Theme = Record<ThemeColour, string>;

export type LandingPageSection = { menuId: string; title: string; itemIds: string[] };

/** The cloud configuration of one company, DATA-01 and D-05. Null means: the deployment's default counts (D-04). */
export type CloudConfiguration = {
  id: string;
  slug: string;
  companyId: string;
  marketplaceId: string | null;
  userCompanyId: string;
  marketplace: { venues: { id: string; name: string }[] } | null;
  logoUrl: string | null;
  theme: Theme;
  landingPageBackgroundUrl: string | null;
  landingPageDesktopBackgroundUrl: string | null;
  enableAnonymousOrders: boolean | null;
  enableInvoicing: boolean;
  enableTipping: boolean;
  disableComments: boolean;
  disablePickuptime: boolean | null;
  serviceTypes: ServiceType[];
  greetingText: string | null;
  navigationInfoText: string | null;
  showCategoriesInGridView: boolean;
  landingPageIntro: string | null;
  landingpageSections: LandingPageSection[] | null;
  aboutUs: string | null;
  force3DSecure: boolean;
  // Server-side additions (D-05), off or empty by default.
  font: BrandFont | null;
  syncEta: boolean;
  enablePromoCodes: boolean;
  customReadyText: string | null;
  invoiceFormUrl: string | null;
  bagItemId: string | null;
  enableQrOrders: boolean;
  maxCategories: number;
  customClientAdyenToken: string | null;
  /** Guests who agree are counted (D-127); off: nobody is asked. */
  enableAnalytics: boolean;
  analyticsService: AnalyticsService | null;
};

export type Company = {
  id: string;
  displayName: string;
  supportEmail: string | null;
  hasMembershipCards: boolean;
  hasAppOrders: boolean;
  defaultCurrency: Currency | null;
  country: string;
  languages: Language[];
  defaultLanguage: Language | null;
  /** Phone country code with plus, such as +46; null means the country's default. */
  code: string | null;
};
