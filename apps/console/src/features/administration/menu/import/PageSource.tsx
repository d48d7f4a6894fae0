import { useId, useState } from 'react';
import controls from '../../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../../shared/services.tsx';
import { MenuOfPageDocument } from '../../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import { useChange } from '../../use-change.ts';
import editor from '../editor.module.css';
import type { ReadFile } from './read-menu-file.ts';

/** The own website's menu, by its address: the server reads what the page says of itself. */
export function PageSource(props: {
  companyId: string;
  onRead: (name: string, read: ReadFile) => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const errorId = useId();
  const [address, setAddress] = useState('');
  const reading = useChange({
    send: async (given: string) =>
      (await api.call(MenuOfPageDocument, { companyId: props.companyId, address: given }))
        .menuOfPage,
    refreshes: [],
    onDone: ({ rows }, given) => props.onRead(given, { kind: 'ROWS', rows, hasVat: false }),
  });
  const { code, isBusy } = reading;
  return (
    <details className={editor.details}>
      <summary>{t('Admin.Import.Page')}</summary>
      <form
        className={controls.field}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          reading.run(withScheme(address));
        }}
      >
        <TextInput
          label={t('Admin.Import.PageAddress')}
          hint={t('Admin.Import.PageHint')}
          errorId={code === null ? null : errorId}
          type="url"
          autoComplete="url"
          placeholder="https://"
          value={address}
          onChange={setAddress}
        />
        <FormError id={errorId} text={code === null ? null : adminErrorText(t, code)} />
        <button type="submit" className={controls.line} disabled={isBusy || address.trim() === ''}>
          {isBusy ? t('Console.Loading') : t('Admin.Import.Read')}
        </button>
      </form>
    </details>
  );
}

const withScheme = (typed: string): string => {
  const address = typed.trim();
  return address.includes('://') ? address : `https://${address}`;
};
