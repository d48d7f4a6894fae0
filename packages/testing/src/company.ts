import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import { SAMPLE_CONFIGURATION } from '@tallrik/domain/company/sample-configuration';

/** A Swedish company that takes app orders and has no membership. */
export const aCompany = (fields: Partial<Company> = {}): Company => ({
  id: 'company-1',
  displayName: 'Nordbro',
  supportEmail: 'hello@nordbro.example',
  hasMembershipCards: false,
  hasAppOrders: true,
  defaultCurrency: 'SEK',
  country: 'SE',
  languages: [],
  defaultLanguage: 'se',
  code: null,
  ...fields,
});

/** The specification's sample configuration (CONF-31), belonging to `aCompany()`. */
export const aConfiguration = (fields: Partial<CloudConfiguration> = {}): CloudConfiguration => ({
  ...SAMPLE_CONFIGURATION,
  id: 'configuration-1',
  slug: 'nordbro',
  companyId: 'company-1',
  userCompanyId: 'company-1',
  ...fields,
});
