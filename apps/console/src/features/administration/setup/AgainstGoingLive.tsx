import { Link } from 'react-router';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { focusFacts } from './focus-facts.ts';
import styles from './setup.module.css';
import { cureOf, isEnteredHere } from './setup-cures.ts';
import type { Setup, SetupGap } from './setup-query.ts';

/** Everything that stands against going live, each with the way to its cure; pictures are only advice (SETUP-21). */
export function AgainstGoingLive({ setup }: { setup: Setup }) {
  const t = useAdminText();
  const { against, itemsWithoutPicture } = setup;
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{t('Admin.FirstOrder.Against')}</h2>
        {against.length > 0 && <span className={styles.badge}>{against.length}</span>}
      </div>
      {against.length === 0 ? (
        <p className={styles.good}>
          <Icon name="check" />
          {t('Admin.FirstOrder.NothingAgainst')}
        </p>
      ) : (
        <ul className={styles.gaps}>
          {against.map((gap) => (
            <li key={`${gap.code} ${gap.subjectId}`} className={styles.gap}>
              <Gap gap={gap} />
            </li>
          ))}
        </ul>
      )}
      {itemsWithoutPicture > 0 && (
        <p className={styles.quiet}>
          {t('Admin.FirstOrder.Advice', { count: itemsWithoutPicture })}
        </p>
      )}
    </section>
  );
}

function Gap({ gap }: { gap: SetupGap }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const cure = cureOf(gap);
  const words = (
    <>
      <span className={styles.alert}>
        <Icon name="alert" />
      </span>
      <span className={styles.stepText}>
        <span className={styles.gapName}>{t(`Admin.FirstOrder.Gap.${gap.code}`)}</span>
        {gap.name !== null && <span className={styles.hint}>{gap.name}</span>}
      </span>
    </>
  );
  if (isEnteredHere(gap))
    return (
      <button type="button" className={styles.gapRow} onClick={focusFacts}>
        {words}
      </button>
    );
  if (cure === null) return <div className={styles.gapRow}>{words}</div>;
  return (
    <Link className={styles.gapRow} to={link(cure.path, cure.venueId)}>
      {words}
      <span className={styles.forward}>
        <Icon name="chevron" />
      </span>
    </Link>
  );
}
