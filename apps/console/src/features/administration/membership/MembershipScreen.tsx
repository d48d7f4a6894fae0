import { useLocation } from 'react-router';
import { useCatalogue } from '../menu/catalogue.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { LevelList } from './LevelList.tsx';
import { LevelPage } from './LevelPage.tsx';
import { NewLevelPage } from './NewLevelPage.tsx';
import { useLevels } from './levels-query.ts';

/** Membership: whether there is any, the levels, and one of them (GROWTH-22 to GROWTH-24). */
export function MembershipScreen(props: OfficePageProps) {
  const t = useAdminText();
  const id = useLocation().pathname.split('/')[4];
  const levels = useLevels(props.company.id);
  const catalogue = useCatalogue(props.company.id);
  if (!levels.data || !catalogue.data)
    return (
      <Section title={t('Admin.Levels.Title')}>
        {levels.data ? (
          <Remote query={catalogue}>{() => null}</Remote>
        ) : (
          <Remote query={levels}>{() => null}</Remote>
        )}
      </Section>
    );
  const given = { ...props, catalogue: catalogue.data };
  if (id === undefined || id === '') return <LevelList {...given} {...levels.data} />;
  if (id === 'new') return <NewLevelPage {...given} levels={levels.data.levels} />;
  const level = levels.data.levels.find((one) => one.id === id);
  if (level) return <LevelPage key={id} {...given} level={level} />;
  return (
    <Section title={t('Admin.Levels.Title')}>
      <p>{t('Admin.Levels.Gone')}</p>
    </Section>
  );
}
