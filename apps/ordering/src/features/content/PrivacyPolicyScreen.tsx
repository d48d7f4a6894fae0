import { localized } from '@tallrik/domain/company/localized';
import { BCP47 } from '@tallrik/domain/company/languages';
import { Link } from '@tallrik/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { sideContentsQuery } from '../../shared/content/side-contents-query.ts';
import { paths } from '../../shared/paths.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { ScreenModule } from '../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useReader } from '../../shared/translate/use-translate.tsx';
import { privacyPolicy, PRIVACY_TITLE } from './privacy-policy.ts';
import styles from './news/News.module.css';

/** A company's own policy in other languages stands in a sidebar page of this slug (D-124). */
const OWN_POLICY_SLUG = 'privacy-policy';

/** The static Swedish text, with the company's name and contact (CONTENT-06, D-124). */
function PrivacyPolicyScreen() {
  const { api } = useServices();
  const { language, company: wording } = useReader();
  const { company, configuration } = useCompany();
  const contents = useQuery(sideContentsQuery(api, configuration.companyId));
  const own = contents.data?.find(
    ({ slug, types }) => slug === OWN_POLICY_SLUG && types.includes('SIDEBAR'),
  );
  useDocumentTitle(PRIVACY_TITLE);
  return (
    <div className={styles.article}>
      {own && (
        <p>
          <Link href={paths.sidebarPage.to(own.slug)}>
            {localized(own.title, own.slug, language, wording)}
          </Link>
        </p>
      )}
      <RichText
        lang={BCP47.se}
        html={privacyPolicy({ name: company.displayName, email: company.supportEmail })}
      />
    </div>
  );
}

export const privacyPolicyModule: ScreenModule = {
  Screen: PrivacyPolicyScreen,
  head: import.meta.env.SSR
    ? () => ({ title: PRIVACY_TITLE, canonicalPath: paths.privacyPolicy.to() })
    : undefined,
};
