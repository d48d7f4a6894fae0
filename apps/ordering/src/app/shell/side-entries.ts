import type { SidebarEntry } from '@tallrik/ui/Sidebar';
import { localized } from '@tallrik/domain/company/localized';
import type { Company } from '@tallrik/domain/company/configuration';
import type { Language } from '@tallrik/domain/company/languages';
import type { SideContent } from '../../shared/content/side-contents-query.ts';
import { paths } from '../../shared/paths.ts';
import type { Translate } from '../../shared/translate/translate.ts';

export type SideMenuFacts = {
  pathname: string;
  company: Company;
  isInvoicingEnabled: boolean;
  hasTable: boolean;
  isSingleVenue: boolean;
  isSignedIn: boolean;
  hasInvoiceCustomer: boolean;
  contents: readonly SideContent[];
  language: Language;
};

/** The entries of the side menu, in the specification's order (SHELL-02 to SHELL-08). */
export function sideEntries(facts: SideMenuFacts, t: Translate): SidebarEntry[] {
  const entry = (
    id: string,
    icon: SidebarEntry['icon'],
    label: string,
    href: string,
    more: Partial<SidebarEntry> = {},
  ): SidebarEntry => ({ id, icon, label, href, isCurrent: facts.pathname === href, ...more });
  const when = (isShown: boolean, shown: SidebarEntry): SidebarEntry[] => (isShown ? [shown] : []);
  const hasNewsletter = facts.contents.some(({ types }) => types.includes('NEWSLETTER'));
  return [
    entry('home', 'home', t('SideMenu.Home'), paths.landing.to()),
    ...when(
      !facts.hasTable && !facts.isSingleVenue,
      entry('order', 'cutlery', t('SideMenu.OrderFood'), paths.storeListing.to()),
    ),
    entry('history', 'history', t('SideMenu.OrderHistory'), paths.orderHistory.to(), {
      isDisabled: !facts.isSignedIn,
    }),
    ...when(
      facts.company.hasMembershipCards,
      entry('membership', 'star', t('SideMenu.Membership'), paths.membership.to()),
    ),
    ...when(hasNewsletter, entry('news', 'news', t('SideMenu.News'), paths.news.to())),
    ...when(
      facts.isInvoicingEnabled && !facts.hasInvoiceCustomer,
      entry('invoice', 'receipt', t('SideMenu.InvoiceSignup'), paths.invoiceSignup.to()),
    ),
    ...facts.contents
      .filter(({ types }) => types.includes('SIDEBAR'))
      .map((content) => {
        const title = localized(content.title, content.slug, facts.language, facts.company);
        return entry(content.id, 'info', title, paths.sidebarPage.to(content.slug));
      }),
    entry('support', 'help', t('SideMenu.Support'), paths.support.to()),
  ];
}
