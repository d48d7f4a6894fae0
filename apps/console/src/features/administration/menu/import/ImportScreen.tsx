import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import controls from '../../../../shared/controls/controls.module.css';
import { FormError } from '../../../../shared/controls/FormParts.tsx';
import { codeOf } from '../../../../shared/messages/error-text.ts';
import { useServices } from '../../../../shared/services.tsx';
import {
  ExportCatalogueDocument,
  PlanCatalogueImportDocument,
  RunCatalogueImportDocument,
} from '../../generated/graphql.ts';
import { useOfficeLink } from '../../office/office-address.ts';
import type { OfficePageProps } from '../../office/office-places.ts';
import { Remote } from '../../parts/Remote.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { Section } from '../../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import { useChange } from '../../use-change.ts';
import { useCatalogue, type Catalogue } from '../catalogue.ts';
import { catalogueKey } from '../catalogue-query.ts';
import { presetVatRate } from '../preset-vat-rate.ts';
import { VatSelect } from '../VatSelect.tsx';
import styles from './Import.module.css';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { ImportSource } from './ImportSource.tsx';
import { PlannedFile } from './PlannedFile.tsx';
import { PageSource } from './PageSource.tsx';
import type { ImportRows, ReadFile } from './read-menu-file.ts';

/** Bringing a menu along: a table, a whole menu, lines or a saved page, seen as a plan before anything is written (CATALOG-40 to -42). */
export function ImportScreen(props: OfficePageProps) {
  const t = useAdminText();
  const { api } = useServices();
  const catalogue = useCatalogue(props.company.id);
  const [code, setCode] = useState<string | null>(null);
  const errorId = useId();
  const exportAs = async (format: keyof typeof TYPES) => {
    try {
      const { exportCatalogue } = await api.call(ExportCatalogueDocument, {
        companyId: props.company.id,
        format,
      });
      saveFile(exportCatalogue.name, new Blob([exportCatalogue.content], { type: TYPES[format] }));
      setCode(null);
    } catch (error) {
      setCode(codeOf(error));
    }
  };
  return (
    <Section
      title={t('Admin.Import.Title')}
      actions={
        <>
          <button type="button" className={controls.line} onClick={() => void exportAs('CSV')}>
            {t('Admin.Import.Export')}
          </button>
          <button type="button" className={controls.line} onClick={() => void exportAs('JSON')}>
            {t('Admin.Import.ExportJson')}
          </button>
        </>
      }
    >
      <FormError id={errorId} text={code === null ? null : adminErrorText(t, code)} />
      <Remote query={catalogue}>{(found) => <Import {...props} catalogue={found} />}</Remote>
    </Section>
  );
}

const TYPES = { CSV: 'text/csv', JSON: 'application/json' } as const;

type Source = { name: string; rows: ImportRows; hasVat: boolean };

function Import(props: OfficePageProps & { catalogue: Catalogue }) {
  const t = useAdminText();
  const errorId = useId();
  const [source, setSource] = useState<Source | null>(null);
  const [menuFile, setMenuFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<'TOO_LARGE' | 'EMPTY' | 'NO_MENU' | null>(null);
  const [done, setDone] = useState<{ created: number; changed: number } | null>(null);
  const take = (name: string, read: ReadFile) => {
    setDone(null);
    setProblem(read.kind === 'PROBLEM' ? read.problem : null);
    setSource(read.kind === 'ROWS' ? { name, ...read } : null);
    setMenuFile(read.kind === 'MENU' ? read.file : null);
  };
  const finish = (result: { created: number; changed: number }) => {
    setDone(result);
    setSource(null);
    setMenuFile(null);
  };
  return (
    <>
      <ImportSource
        name={source?.name ?? menuFile?.name ?? null}
        rows={source ? source.rows.length - 1 : null}
        onRead={take}
      />
      <PageSource companyId={props.company.id} onRead={take} />
      <FormError id={errorId} text={problem === null ? null : t(`Admin.Import.${problem}`)} />
      {done && <Done {...done} />}
      {source && (
        <Planned
          key={source.name}
          {...props}
          source={source}
          onRows={(rows) => setSource({ ...source, rows })}
          onDone={finish}
        />
      )}
      {menuFile && <PlannedFile companyId={props.company.id} file={menuFile} onDone={finish} />}
    </>
  );
}

function Done(props: { created: number; changed: number }) {
  const t = useAdminText();
  const link = useOfficeLink();
  return (
    <p className={styles.done} role="status">
      {t('Admin.Import.Done', props)} <Link to={link('menu')}>{t('Admin.Import.ToMenu')}</Link>
    </p>
  );
}

function Planned(
  props: OfficePageProps & {
    catalogue: Catalogue;
    source: Source;
    onRows: (rows: ImportRows) => void;
    onDone: (result: { created: number; changed: number }) => void;
  },
) {
  const t = useAdminText();
  const errorId = useId();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { company, source, catalogue } = props;
  const [ownRate, setOwnRate] = useState<number | null>(null);
  const vatRate = source.hasVat ? ownRate : (ownRate ?? presetVatRate(catalogue));
  const isRateMissing = !source.hasVat && vatRate === null;
  const top = useRef<HTMLDivElement>(null);
  // Below what was read, on a phone below the screen.
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const given = {
    companyId: company.id,
    format: 'CSV' as const,
    content: writeCsv(source.rows, csvStyleOf(company.country)),
    vatRate,
  };
  const plan = useQuery({
    queryKey: ['admin', 'import-plan', given],
    queryFn: async ({ signal }) =>
      (await api.call(PlanCatalogueImportDocument, given, signal)).planCatalogueImport,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const run = useChange({
    send: async (catalogueVersion: string) =>
      (await api.call(RunCatalogueImportDocument, { ...given, catalogueVersion }))
        .runCatalogueImport,
    refreshes: [catalogueKey(company.id), ['admin', 'import-plan']],
    onDone: ({ created, changed }) => {
      void queryClient.invalidateQueries({ queryKey: catalogueKey(company.id) });
      props.onDone({ created, changed });
    },
  });
  return (
    <>
      <div ref={top} className={styles.planned} />
      {!source.hasVat && (
        <div className={styles.rate}>
          <VatSelect
            rates={catalogue.vatRates}
            rate={vatRate}
            isReadOnly={false}
            isRequired
            onChange={setOwnRate}
          />
        </div>
      )}
      <ImportColumns
        rows={source.rows}
        catalogue={catalogue}
        company={company}
        onRows={props.onRows}
      />
      <Remote query={plan}>
        {(found) => (
          <>
            <ImportPlan
              plan={found}
              rows={source.rows}
              currency={company.currency}
              defaultLanguage={catalogue.defaultLanguage}
              onRows={props.onRows}
            />
            <FormError id={errorId} text={run.code === null ? null : adminErrorText(t, run.code)} />
            <div className={styles.foot}>
              <span className={styles.quiet}>{t('Admin.Import.NothingYet')}</span>
              <button
                type="button"
                className={classNames(controls.solid, controls.big)}
                disabled={
                  run.isBusy ||
                  plan.isPlaceholderData ||
                  isRateMissing ||
                  found.problems.length > 0 ||
                  found.created + found.changed === 0
                }
                onClick={() => run.run(found.catalogueVersion)}
              >
                {run.isBusy ? t('Console.Loading') : t('Admin.Import.Run')}
              </button>
            </div>
          </>
        )}
      </Remote>
    </>
  );
}
