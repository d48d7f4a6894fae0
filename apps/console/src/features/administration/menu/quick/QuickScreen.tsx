import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import controls from '../../../../shared/controls/controls.module.css';
import { FormError } from '../../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../../shared/services.tsx';
import { useUnsaved } from '../../forms/leave.ts';
import {
  PlanCatalogueImportDocument,
  RunCatalogueImportDocument,
} from '../../generated/graphql.ts';
import { useOfficeLink } from '../../office/office-address.ts';
import type { OfficePageProps } from '../../office/office-places.ts';
import { Remote } from '../../parts/Remote.tsx';
import { Section } from '../../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import { useChange } from '../../use-change.ts';
import { nameIn, useCatalogue, type Catalogue } from '../catalogue.ts';
import { catalogueKey } from '../catalogue-query.ts';
import editor from '../editor.module.css';
import imports from '../import/Import.module.css';
import { presetVatRate } from '../preset-vat-rate.ts';
import { VatSelect } from '../VatSelect.tsx';
import {
  importRows,
  isBlank,
  problemsOfRow,
  withLines,
  withRow,
  withSample,
  type DishRow,
} from './dish-rows.ts';
import { DishGrid } from './DishGrid.tsx';
import styles from './Quick.module.css';

/** Many dishes typed, pasted or taken from a sample, seen as a table before anything is saved (SETUP-13, SETUP-14). */
export function QuickScreen(props: OfficePageProps) {
  const t = useAdminText();
  const catalogue = useCatalogue(props.company.id);
  return (
    <Section title={t('Admin.Quick.Title')} text={t('Admin.Quick.Text')}>
      <Remote query={catalogue}>{(found) => <Quick {...props} catalogue={found} />}</Remote>
    </Section>
  );
}

const EMPTY = withRow([]);

function Quick({ company, catalogue }: OfficePageProps & { catalogue: Catalogue }) {
  const t = useAdminText();
  const errorId = useId();
  const { api } = useServices();
  const link = useOfficeLink();
  const [rows, setRows] = useState<DishRow[]>(EMPTY);
  const [ownRate, setOwnRate] = useState<number | null>(null);
  const [lines, setLines] = useState('');
  // The first of a country's list may be 0 %: what nothing is known of is asked for.
  const vatRate = ownRate ?? presetVatRate(catalogue);
  const dishes = rows.filter((row) => !isBlank(row));
  const isWrong =
    vatRate === null || dishes.some((row) => Object.keys(problemsOfRow(row)).length > 0);
  const saving = useChange({
    send: async (typed: readonly DishRow[]) => {
      const given = {
        companyId: company.id,
        format: 'CSV' as const,
        content: writeCsv(importRows(typed), csvStyleOf(company.country)),
        vatRate,
      };
      const plan = (await api.call(PlanCatalogueImportDocument, given)).planCatalogueImport;
      const [problem] = plan.problems;
      if (problem) return { error: problem.code, created: 0, changed: 0 };
      const { catalogueVersion } = plan;
      return (await api.call(RunCatalogueImportDocument, { ...given, catalogueVersion }))
        .runCatalogueImport;
    },
    refreshes: [catalogueKey(company.id)],
    done: () => t('Admin.Audit.runCatalogueImport'),
    onDone: () => setRows(EMPTY),
  });
  const save = () => saving.wait(dishes);
  useUnsaved(dishes.length > 0, { save, discard: () => setRows(EMPTY) });
  const { code, result } = saving;
  const paste = () => {
    setRows(withLines(rows, lines, company.currency));
    setLines('');
  };
  return (
    <>
      <div className={styles.ways}>
        <button
          type="button"
          className={controls.line}
          onClick={() => setRows(withSample(rows, catalogue.defaultLanguage, company.currency))}
        >
          {t('Admin.Quick.Sample')}
        </button>
        <Link className={controls.line} to={link('menu/import')}>
          {t('Admin.Quick.ToImport')}
        </Link>
      </div>
      <details className={editor.details}>
        <summary>{t('Admin.Import.Paste')}</summary>
        <div className={controls.field}>
          <label className={controls.label} htmlFor={`${errorId}-lines`}>
            {t('Admin.Import.PasteHint')}
          </label>
          <textarea
            id={`${errorId}-lines`}
            className={editor.area}
            rows={8}
            value={lines}
            onChange={({ target }) => setLines(target.value)}
          />
          <button
            type="button"
            className={controls.line}
            disabled={lines.trim() === ''}
            onClick={paste}
          >
            {t('Admin.Quick.ToTable')}
          </button>
        </div>
      </details>
      <DishGrid
        rows={rows}
        currency={company.currency}
        categories={catalogue.categories.map(({ name }) => nameIn(name, catalogue.defaultLanguage))}
        onChange={setRows}
      />
      <div className={imports.rate}>
        <p className={editor.hint}>{t('Admin.Quick.Vat')}</p>
        <VatSelect
          rates={catalogue.vatRates}
          rate={vatRate}
          isReadOnly={false}
          isRequired={dishes.length > 0}
          onChange={setOwnRate}
        />
      </div>
      <FormError id={errorId} text={code === null ? null : adminErrorText(t, code)} />
      {result && (
        <p className={imports.done} role="status">
          {t('Admin.Import.Done', { created: result.created, changed: result.changed })}{' '}
          <Link to={link('menu')}>{t('Admin.Import.ToMenu')}</Link>{' '}
          <Link to={link('menu/options/new')}>{t('Admin.Quick.ToOptions')}</Link>
        </p>
      )}
      <div className={imports.foot}>
        <span className={imports.quiet}>
          {isWrong && dishes.length > 0 ? t('Admin.Quick.Complete') : t('Admin.Import.NothingYet')}
        </span>
        <button
          type="button"
          className={classNames(controls.solid, controls.big)}
          data-save
          disabled={saving.isBusy || dishes.length === 0}
          onClick={() => !isWrong && void save()}
        >
          {saving.isBusy ? t('Console.Loading') : t('Admin.Quick.Save', { count: dishes.length })}
        </button>
      </div>
    </>
  );
}
