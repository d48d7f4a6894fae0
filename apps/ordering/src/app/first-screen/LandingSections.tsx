import { HOME_INTRO_SLUG, MEMBERSHIP_SLUG } from '@tallrik/domain/content/content';
import { localized } from '@tallrik/domain/company/localized';
import { Button } from '@tallrik/ui/Button';
import { Section } from '@tallrik/ui/Section';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { landingContentsQuery } from '../../features/content/landing-contents-query.ts';
import { LatestNews } from '../../features/content/LatestNews.tsx';
import { SocialFeed } from '../../features/content/SocialFeed.tsx';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { paths } from '../../shared/paths.ts';
import { LateRichText } from '../../shared/rich-text/LateRichText.tsx';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './LandingSections.module.css';

function useContentText(slug: string): string {
  const { api } = useServices();
  const { configuration } = useCompany();
  const { language, company } = useReader();
  const contents = useQuery(landingContentsQuery(api, configuration.companyId));
  const found = contents.data?.find((content) => content.slug === slug);
  return found ? localized(found.text, '', language, company) : '';
}

/** For signed-out guests only; the content store's text wins over the configuration's (LAND-10, D-123). */
export function Introduction() {
  const isSignedIn = useIsSignedIn();
  const { configuration } = useCompany();
  const written = useContentText(HOME_INTRO_SLUG);
  if (isSignedIn) return null;
  if (written) return <LateRichText html={written} />;
  return configuration.landingPageIntro ? <p>{configuration.landingPageIntro}</p> : null;
}

/** What a landing tells below its first screen (LAND-11 to LAND-14). */
export function LandingSections() {
  return (
    <>
      <MembershipSection />
      <LatestNews />
      <AboutUs />
      <SocialFeed />
    </>
  );
}

function MembershipSection() {
  const t = useTranslate();
  const { company } = useCompany();
  const written = useContentText(MEMBERSHIP_SLUG);
  if (!company.hasMembershipCards) return null;
  return (
    <Section title={t('Landing.Membership.Title')} hasGutter>
      <div className={styles.words}>
        {written ? <LateRichText html={written} /> : <p>{t('Landing.Membership.Text')}</p>}
        <Button variant="line" size="small" href={paths.membership.to()}>
          {t('General.ReadMore')}
          <VisuallyHidden>: {t('Landing.Membership.Title')}</VisuallyHidden>
        </Button>
      </div>
    </Section>
  );
}

function AboutUs() {
  const t = useTranslate();
  const { aboutUs } = useCompany().configuration;
  if (!aboutUs) return null;
  return (
    <Section title={t('Landing.AboutUs')} hasGutter>
      <p className={styles.text}>{aboutUs}</p>
    </Section>
  );
}
