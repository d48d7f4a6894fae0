import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { CodesOfSeriesDocument } from '../generated/graphql.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { Panel } from '../parts/Panel.tsx';
import { saveFile } from '../parts/save-file.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import type { OfficeCode } from './codes-query.ts';

/** Every code of a series as a file for a printer or a spreadsheet (GROWTH-07). */
export function SeriesFile(props: { company: AdministeredCompany; code: OfficeCode }) {
  const t = useAdminText();
  const { api } = useServices();
  const [state, setState] = useState<'IDLE' | 'BUSY' | { code: string }>('IDLE');
  const { company, code } = props;
  const run = async () => {
    setState('BUSY');
    try {
      const { codesOfSeries } = await api.call(CodesOfSeriesDocument, {
        companyId: company.id,
        id: code.id,
      });
      const rows = codesOfSeries.map((one) => [
        one.code,
        t(one.isUsed ? 'Admin.Value.Yes' : 'Admin.Value.No'),
      ]);
      const head = [t('Admin.Codes.Code'), t('Admin.Codes.UsedHead')];
      const text = writeCsv([head, ...rows], csvStyleOf(company.country));
      const name = `codes-${code.code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}.csv`;
      saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      setState('IDLE');
    } catch (error) {
      setState({ code: codeOf(error) });
    }
  };
  return (
    <Panel title={t('Admin.Codes.Series')}>
      <p>{t('Admin.Codes.SeriesSize', { count: code.seriesSize ?? 0 })}</p>
      <button
        type="button"
        className={controls.line}
        disabled={state === 'BUSY'}
        onClick={() => void run()}
      >
        <OfficeIcon name="download" />
        {state === 'BUSY' ? t('Console.Loading') : t('Admin.Codes.Download')}
      </button>
      <FormError
        id="series-file"
        text={typeof state === 'object' ? adminErrorText(t, state.code) : null}
      />
    </Panel>
  );
}
