import type { AnalyticsServiceKind } from '@tallrik/domain/company/analytics-service';
import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import { currencyOfCompany } from '@tallrik/domain/money/currency-of-company';
import type { Currency } from '@tallrik/domain/money/currency';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import type { CompanyPageQuery } from '../graphql-client/generated/graphql.ts';
import type { Api } from '@tallrik/contract/client/operation';

const CompanyPage = graphql(`
  query CompanyPage($id: ID!) {
    orderingCloudConfiguration(id: $id) {
      id
      slug
      COMPANY_ID
      userCompanyId
      marketplaceId
      marketplace {
        venues {
          id
          name
        }
      }
      logoUrl
      landingPageBackgroundUrl
      landingPageDesktopBackgroundUrl
      theme {
        main
        secondary
        contrastingColor
        menuTextColor
        priceColor
        entryBackground
        menuBackgroundColor
      }
      font
      ANONYMOUS_PURCHASE
      DISABLE_PICKUP_TIME
      IS_PRODUCTION
      MAX_CATEGORIES
      SYNC_ETA
      LANDING_PAGE_SECTIONS {
        menuId
        title
        itemIds
      }
      ADYEN_CLIENT_TOKEN
      CUSTOM_CLIENT_ADYEN_TOKEN
      enableInvoicing
      enableTipping
      enablePromoCodes
      enableQrOrders
      disableComments
      serviceTypes
      greetingText
      navigationInfoText
      showCategoriesInGridView
      landingPageIntro
      aboutUs
      force3DSecure
      customReadyText
      invoiceFormUrl
      bagItemId
      enableAnalytics
      analyticsService
      company {
        id
        displayName
        supportEmail
        hasMembershipCards
        hasAppOrders
        defaultCurrency
        country
        languages
        defaultLanguage
        code
      }
    }
  }
`);

/** What the app knows about the company it belongs to: switches resolved (D-04), currency decided (D-159). */
export type CompanyPageData = {
  configuration: Pick<
    CloudConfiguration,
    | 'id'
    | 'slug'
    | 'companyId'
    | 'userCompanyId'
    | 'marketplaceId'
    | 'marketplace'
    | 'logoUrl'
    | 'landingPageBackgroundUrl'
    | 'landingPageDesktopBackgroundUrl'
    | 'theme'
    | 'font'
    | 'enableInvoicing'
    | 'enableTipping'
    | 'enablePromoCodes'
    | 'enableQrOrders'
    | 'disableComments'
    | 'serviceTypes'
    | 'greetingText'
    | 'navigationInfoText'
    | 'showCategoriesInGridView'
    | 'landingPageIntro'
    | 'aboutUs'
    | 'force3DSecure'
    | 'customReadyText'
    | 'invoiceFormUrl'
    | 'bagItemId'
    | 'maxCategories'
    | 'syncEta'
    | 'enableAnalytics'
  > & {
    analyticsService: AnalyticsServiceKind | null;
    landingSections: { menuId: string; title: string; itemIds: string[] }[];
    isAnonymousOrderAllowed: boolean;
    isPickupTimeDisabled: boolean;
    isLivePayment: boolean;
    cardClientKey: string | null;
  };
  company: Company;
  currency: Currency;
};

export const companyKey = (configurationId: string) => ['company', configurationId] as const;

export const companyQuery = (api: Api, configurationId: string) =>
  queryOptions({
    queryKey: companyKey(configurationId),
    queryFn: async ({ signal }) =>
      toCompanyPage(await api.readPublic(CompanyPage, { id: configurationId }, signal)),
    staleTime: 5 * 60_000,
  });

function toCompanyPage({
  orderingCloudConfiguration: found,
}: CompanyPageQuery): CompanyPageData | null {
  if (!found) return null;
  const { company } = found;
  const domainCompany: Company = {
    ...company,
    supportEmail: company.supportEmail ?? null,
    defaultCurrency: company.defaultCurrency ?? null,
    defaultLanguage: company.defaultLanguage ?? null,
    code: company.code ?? null,
  };
  return {
    configuration: {
      id: found.id,
      slug: found.slug,
      companyId: found.COMPANY_ID,
      userCompanyId: found.userCompanyId,
      marketplaceId: found.marketplaceId ?? null,
      marketplace: found.marketplace ?? null,
      logoUrl: found.logoUrl ?? null,
      landingPageBackgroundUrl: found.landingPageBackgroundUrl ?? null,
      landingPageDesktopBackgroundUrl: found.landingPageDesktopBackgroundUrl ?? null,
      theme: found.theme,
      font: found.font ?? null,
      enableInvoicing: found.enableInvoicing,
      enableTipping: found.enableTipping,
      enablePromoCodes: found.enablePromoCodes,
      enableQrOrders: found.enableQrOrders,
      disableComments: found.disableComments,
      serviceTypes: found.serviceTypes,
      greetingText: found.greetingText ?? null,
      navigationInfoText: found.navigationInfoText ?? null,
      showCategoriesInGridView: found.showCategoriesInGridView,
      landingPageIntro: found.landingPageIntro ?? null,
      aboutUs: found.aboutUs ?? null,
      force3DSecure: found.force3DSecure,
      customReadyText: found.customReadyText ?? null,
      invoiceFormUrl: found.invoiceFormUrl ?? null,
      bagItemId: found.bagItemId ?? null,
      enableAnalytics: found.enableAnalytics,
      analyticsService: found.analyticsService ?? null,
      maxCategories: found.MAX_CATEGORIES,
      syncEta: found.SYNC_ETA,
      landingSections: found.LANDING_PAGE_SECTIONS,
      isAnonymousOrderAllowed: found.ANONYMOUS_PURCHASE,
      isPickupTimeDisabled: found.DISABLE_PICKUP_TIME,
      isLivePayment: found.IS_PRODUCTION,
      // CONF-26: the company's own key wins.
      cardClientKey: found.CUSTOM_CLIENT_ADYEN_TOKEN ?? found.ADYEN_CLIENT_TOKEN ?? null,
    },
    company: domainCompany,
    currency: currencyOfCompany(domainCompany),
  };
}
