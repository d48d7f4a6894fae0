/** What there is to look after in a company, in the order of the list. */
export const SECTIONS = ['people', 'contacts', 'tables', 'terms', 'invoices', 'audit'] as const;
export type Section = (typeof SECTIONS)[number];

/** Below /console; each a link that can be kept. */
export const adminPaths = {
  start: '/admin',
  jobs: '/admin/jobs',
  account: '/admin/account',
  section: (companyId: string, section: Section) =>
    `/admin/companies/${encodeURIComponent(companyId)}/${section}`,
};
