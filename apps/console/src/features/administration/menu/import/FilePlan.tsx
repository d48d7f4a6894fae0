import type { FileKind } from '@tallrik/domain/menu/editing/menu-file';
import { classNames } from '@tallrik/ui/class-names';
import { adminErrorText, useAdminText, type AdminTranslate } from '../../use-admin-text.tsx';
import styles from './Import.module.css';

/** What the server says a file would do. */
export type FilePlanAnswer = {
  kinds: readonly { kind: FileKind; created: number; changed: number; untouched: number }[];
  sample: readonly { kind: FileKind; name: string; isNew: boolean }[];
  picturesLeftOut: number;
  problems: readonly { place: string; value: string; code: string }[];
  problemCount: number;
};

const kindText = (t: AdminTranslate, kind: FileKind): string => {
  switch (kind) {
    case 'categories':
      return t('Admin.Menu.Categories');
    case 'items':
      return t('Admin.Menu.Dishes');
    case 'groups':
      return t('Admin.Menu.Options');
    case 'upsells':
      return t('Admin.Upsell.Title');
    case 'menus':
      return t('Admin.Menus.Title');
  }
};

/** Every kind of thing in a file: how many are made, changed and left alone, which, and every wrong value (CATALOG-41). */
export function FilePlan({ plan }: { plan: FilePlanAnswer }) {
  const t = useAdminText();
  const sum = (of: 'created' | 'changed' | 'untouched') =>
    plan.kinds.reduce((total, kind) => total + kind[of], 0);
  const figures = [
    ['Create', sum('created')],
    ['Change', sum('changed')],
    ['Untouched', sum('untouched')],
    ['Wrong', plan.problemCount],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div
            key={name}
            className={classNames(styles.figure, name === 'Wrong' && count > 0 && styles.wrong)}
          >
            <dt>{t(`Admin.Import.${name}`)}</dt>
            <dd className={styles.number}>{count}</dd>
          </div>
        ))}
      </dl>
      {plan.picturesLeftOut > 0 && (
        <p className={styles.quiet}>
          {t('Admin.Import.PicturesLeftOut', { count: plan.picturesLeftOut })}
        </p>
      )}
      {plan.problemCount > 0 && <WrongValues plan={plan} />}
      <ul className={styles.kinds}>
        {plan.kinds
          .filter(({ created, changed, untouched }) => created + changed + untouched > 0)
          .map(({ kind, created, changed, untouched }) => (
            <li key={kind} className={styles.kind}>
              <b>{kindText(t, kind)}</b>
              <span>{t('Admin.Import.KindCounts', { created, changed, untouched })}</span>
            </li>
          ))}
      </ul>
      <Sample plan={plan} />
    </>
  );
}

function WrongValues({ plan }: { plan: FilePlanAnswer }) {
  const t = useAdminText();
  return (
    <section className={styles.card} aria-label={t('Admin.Import.WrongValues')}>
      <h2 className={styles.cardTitle}>{t('Admin.Import.WrongValues')}</h2>
      <ul>
        {plan.problems.map(({ place, value, code }) => (
          <li key={`${place}-${code}`} className={styles.value}>
            <code className={styles.place}>{place}</code>
            <span className={styles.place}>{value}</span>
            <span className={styles.reason}>{adminErrorText(t, code)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sample({ plan }: { plan: FilePlanAnswer }) {
  const t = useAdminText();
  if (plan.sample.length === 0) return null;
  return (
    <details className={styles.card}>
      <summary className={styles.cardTitle}>{t('Admin.Import.Which')}</summary>
      <ul>
        {plan.sample.map(({ kind, name, isNew }, at) => (
          <li key={`${kind}-${at}`} className={styles.value}>
            <span className={styles.title}>{name}</span>
            <span className={styles.quiet}>{kindText(t, kind)}</span>
            <span className={styles.quiet}>
              {isNew ? t('Admin.Import.Create') : t('Admin.Import.Change')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
