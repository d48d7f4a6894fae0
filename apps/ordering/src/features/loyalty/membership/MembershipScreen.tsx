import { localized } from '@tallrik/domain/company/localized';
import { displayedPoints, levelPlaces } from '@tallrik/domain/loyalty/membership-levels';
import { formatCount } from '@tallrik/domain/money/format-count';
import { Button } from '@tallrik/ui/Button';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAccountDialog } from '../../../shared/guest/account-dialog.ts';
import type { SignedInGuest } from '../../../shared/guest/guest-query.ts';
import { useGuest, useIsSignedIn, useToken } from '../../../shared/guest/use-guest.ts';
import { paths } from '../../../shared/paths.ts';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import type { ScreenModule } from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { LevelCard } from './LevelCard.tsx';
import { levelsQuery, nextLevelQuery } from './membership-query.ts';
import { PointsRing } from './PointsRing.tsx';
import styles from './Membership.module.css';

/** The own standing, then all levels for everyone (LOYAL-02, LOYAL-03). */
export function MembershipScreen() {
  const t = useTranslate();
  const { api } = useServices();
  const { configuration } = useCompany();
  const levels = useQuery(levelsQuery(api, configuration.userCompanyId));
  const isSignedIn = useIsSignedIn();
  const guest = useGuest();
  useDocumentTitle(t('SideMenu.Membership'));
  if (levels.isError) return <LoadFailed retry={() => void levels.refetch()} />;
  return (
    <div className={styles.page}>
      {isSignedIn ? guest && <MembershipStatus guest={guest} /> : <Invitation />}
      {levels.data?.length !== 0 && <h2 className={styles.heading}>{t('Membership.Levels')}</h2>}
      {levels.data ? (
        <ul className={styles.levels}>
          {levelPlaces(levels.data).map((place) => (
            <li key={place.level.id}>
              <LevelCard place={place} isOwn={guest?.level?.id === place.level.id} />
            </li>
          ))}
        </ul>
      ) : (
        <div aria-busy="true">
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
    </div>
  );
}

function Invitation() {
  const t = useTranslate();
  const openAccountDialog = useAccountDialog();
  return (
    <section className={styles.standing}>
      <p className={styles.text}>{t('SideMenu.AccountText')}</p>
      <div className={styles.actions}>
        <Button onClick={() => openAccountDialog('SIGN_UP')}>{t('SideMenu.CreateAccount')}</Button>
        <Button variant="line" onClick={() => openAccountDialog('SIGN_IN')}>
          {t('SideMenu.SignIn')}
        </Button>
      </div>
    </section>
  );
}

function MembershipStatus({ guest }: { guest: SignedInGuest }) {
  const t = useTranslate();
  const { api } = useServices();
  const { language, company } = useReader();
  const token = useToken();
  const next = useQuery({ ...nextLevelQuery(api, token ?? ''), enabled: token !== null });
  const shown = next.data ? displayedPoints(guest.points, next.data.level) : null;
  const goal = next.data?.level;
  return (
    <section className={styles.standing} aria-label={t('Membership.Standing')}>
      {shown && !shown.areHidden && (
        <PointsRing
          points={formatCount(shown.points)}
          label={t('Membership.Points')}
          share={shown.ring}
        />
      )}
      <div className={styles.words}>
        {guest.level && (
          <p className={styles.title}>{localized(guest.level.title, '', language, company)}</p>
        )}
        {shown && !shown.areHidden && goal && (
          <p className={styles.text}>
            {t('Membership.ToNext', {
              points: next.data?.pointsNeeded ?? 0,
              level: localized(goal.title, '', language, company),
            })}
          </p>
        )}
        <p className={styles.step}>{t('Membership.Number', { number: guest.membershipNumber })}</p>
        <Button size="small" variant="line" href={paths.loyaltyCode.to()}>
          {t('Membership.ShowCode')}
        </Button>
      </div>
    </section>
  );
}

export const membershipModule: ScreenModule = {
  Screen: MembershipScreen,
  load: async ({ api, company, queryClient }) => {
    await queryClient.fetchQuery(levelsQuery(api, company.configuration.userCompanyId));
    return undefined;
  },
  head: import.meta.env.SSR
    ? ({ translate }) => ({
        title: translate('SideMenu.Membership'),
        canonicalPath: paths.membership.to(),
      })
    : undefined,
};
