import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { formatCount } from '@tallrik/domain/money/format-count';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { nameIn, type Catalogue } from '../menu/catalogue.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Panel } from '../parts/Panel.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useSwitches, useSwitchesSave, type Switches } from '../settings/use-switches.ts';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeLevel } from './levels-query.ts';
import styles from './Levels.module.css';

type Given = OfficePageProps & { catalogue: Catalogue };

/** The levels by points, with who is on them; archived ones below (GROWTH-22, GROWTH-23). */
export function LevelList(props: Given & { levels: OfficeLevel[]; isElsewhere: boolean }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { administrator, levels, isElsewhere } = props;
  const isOwner = reachOf(administrator.role, 'OFFERS', 'WRITE') === 'ALL';
  const standing = levels.filter(({ isArchived }) => !isArchived);
  const archived = levels.filter(({ isArchived }) => isArchived);
  return (
    <Section
      isFull
      title={t('Admin.Levels.Title')}
      actions={
        isOwner &&
        !isElsewhere && (
          <Link className={controls.solid} to={link('offers/membership/new')}>
            <Icon name="plus" />
            {t('Admin.Levels.New')}
          </Link>
        )
      }
    >
      <MembershipSwitch {...props} />
      {isElsewhere && <p className={styles.notice}>{t('Admin.Levels.Elsewhere')}</p>}
      {standing.length === 0 ? (
        !isElsewhere && <p className={rows.empty}>{t('Admin.Levels.None')}</p>
      ) : (
        <ul className={rows.rows}>
          {standing.map((level) => (
            <LevelRow key={level.id} {...props} level={level} />
          ))}
        </ul>
      )}
      {archived.length > 0 && (
        <Panel title={t('Admin.Levels.Archived')}>
          <ul className={rows.rows}>
            {archived.map((level) => (
              <LevelRow key={level.id} {...props} level={level} />
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}

function LevelRow({ level, catalogue }: Given & { level: OfficeLevel }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const colours = [level.primaryColor, level.secondaryColor ?? level.primaryColor];
  return (
    <li className={rows.row}>
      <span
        className={styles.colours}
        style={
          colours[0] && colours[1]
            ? { background: `linear-gradient(135deg, ${colours[0]}, ${colours[1]})` }
            : undefined
        }
      />
      <span className={rows.main}>
        <Link className={rows.name} to={link(`offers/membership/${encodeURIComponent(level.id)}`)}>
          {nameIn(level.title, catalogue.defaultLanguage) || t('Admin.Levels.NoName')}
        </Link>
        <span className={rows.more}>
          {t('Admin.Levels.From', { points: formatCount(level.pointsRequired) })}
          {level.discountPercentage > 0 && ` · ${level.discountPercentage} %`}
        </span>
      </span>
      <span className={rows.end}>
        {level.isStart && <span className={rows['good']}>{t('Admin.Levels.Start')}</span>}
        {level.isInternal && <span className={rows['warning']}>{t('Admin.Levels.Internal')}</span>}
        {!level.isArchived && (
          <span className={styles.members}>
            <VisuallyHidden>{t('Admin.Levels.MembersHead')} </VisuallyHidden>
            {t('Admin.Levels.Members', { count: level.members })}
          </span>
        )}
      </span>
    </li>
  );
}

/** Membership as a whole; only words for who may not turn it. */
function MembershipSwitch({ company, administrator }: Given) {
  const t = useAdminText();
  const switches = useSwitches(company.id).data;
  if (!switches) return null;
  if (reachOf(administrator.role, 'LOOK', 'WRITE') === 'ALL')
    return <TurnMembership switches={switches} />;
  return switches.hasMembershipCards ? null : (
    <p className={styles.notice}>{t('Admin.Levels.SwitchedOff')}</p>
  );
}

function TurnMembership({ switches }: { switches: Switches }) {
  const t = useAdminText();
  const save = useSwitchesSave(switches);
  return (
    <div className={styles.switch}>
      <Toggle
        label={
          <>
            {t('Admin.Levels.Switch')} <small>{t('Admin.Levels.SwitchText')}</small>
          </>
        }
        isOn={switches.hasMembershipCards}
        onChange={(hasMembershipCards) => save.change({ hasMembershipCards })}
      />
    </div>
  );
}
