import type { Language } from '@tallrik/domain/company/languages';
import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../../shared/controls/controls.module.css';
import type { PlanCatalogueImportQuery } from '../../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import styles from './Import.module.css';
import type { ImportRows } from './read-menu-file.ts';

type Plan = PlanCatalogueImportQuery['planCatalogueImport'];
type Problem = Plan['problems'][number];

/** What would be made, changed and left alone, and every wrong cell, to be put right here (CATALOG-41). */
export function ImportPlan(props: {
  plan: Plan;
  rows: ImportRows;
  currency: Currency;
  defaultLanguage: Language;
  onRows: (rows: ImportRows) => void;
}) {
  const t = useAdminText();
  const { plan } = props;
  const figures = [
    ['Create', plan.created],
    ['Change', plan.changed],
    ['Untouched', plan.untouched],
    ['Wrong', plan.problems.length],
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
      {plan.newCategories.length > 0 && (
        <p className={styles.quiet}>
          {t('Admin.Import.NewCategories', { names: plan.newCategories.join(', ') })}
        </p>
      )}
      {plan.problems.length > 0 && <WrongCells {...props} />}
      <Sample {...props} />
    </>
  );
}

function WrongCells(props: { plan: Plan; rows: ImportRows; onRows: (rows: ImportRows) => void }) {
  const t = useAdminText();
  const { plan, rows } = props;
  const [headings = []] = rows;
  const correct = ({ row, column }: Problem, value: string) => {
    const at = headings.indexOf(column);
    if (at < 0) return;
    props.onRows(
      rows.map((cells, index) =>
        index === row - 1 ? Object.assign([...cells], { [at]: value }) : cells,
      ),
    );
  };
  return (
    <section className={styles.card} aria-label={t('Admin.Import.WrongCells')}>
      <h2 className={styles.cardTitle}>{t('Admin.Import.WrongCells')}</h2>
      <ul>
        {plan.problems.slice(0, SHOWN).map((problem) => (
          <li key={`${problem.row}-${problem.column}`} className={styles.cell}>
            <b>{t('Admin.Import.Row', { number: problem.row })}</b>
            <span>{problem.column}</span>
            {headings.includes(problem.column) && (
              <CellField problem={problem} onSave={(value) => correct(problem, value)} />
            )}
            <span className={styles.reason}>{adminErrorText(t, problem.code)}</span>
            {problem.row > 1 && (
              <button
                type="button"
                className={styles.leave}
                aria-label={t('Admin.Import.LeaveRow', { number: problem.row })}
                onClick={() => props.onRows(rows.toSpliced(problem.row - 1, 1))}
              >
                {t('Admin.Import.Leave')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More than one puts right by hand; the rest shows as these go. */
const SHOWN = 50;

function CellField(props: { problem: Problem; onSave: (value: string) => void }) {
  const t = useAdminText();
  const { problem } = props;
  const [typed, setTyped] = useState(problem.value);
  const save = () => {
    if (typed !== problem.value) props.onSave(typed);
  };
  return (
    <input
      className={controls.input}
      aria-label={t('Admin.Import.Cell', { column: problem.column, number: problem.row })}
      aria-invalid
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
      }}
    />
  );
}

/** The first ten that would be made or changed. */
function Sample(props: { plan: Plan; currency: Currency; defaultLanguage: Language }) {
  const t = useAdminText();
  const lines = sampleOf(props.plan.sample);
  if (lines.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('Admin.Import.Plan')}>
      <h2 className={styles.cardTitle}>{t('Admin.Import.Plan')}</h2>
      <ul>
        {lines.map(({ row, title, isNew, price }) => (
          <li key={row} className={styles.cell}>
            <b>{t('Admin.Import.Row', { number: row })}</b>
            <span className={styles.title}>{title}</span>
            <span className={styles.quiet}>
              {isNew ? t('Admin.Import.Create') : t('Admin.Import.Change')}
            </span>
            {price !== null && <b>{formatMoney(minor(price), props.currency)}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SampleLine = { row: number; title: string; isNew: boolean; price: number | null };

function sampleOf(sample: unknown): SampleLine[] {
  if (!Array.isArray(sample)) return [];
  return sample.flatMap((line: unknown) => {
    if (!isRecord(line) || typeof line['row'] !== 'number') return [];
    const change = isRecord(line['change']) ? line['change'] : {};
    const price = change['defaultPrice'];
    return [
      {
        row: line['row'],
        title: String(line['title'] ?? ''),
        isNew: line['isNew'] === true,
        price: typeof price === 'number' ? price : null,
      },
    ];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
