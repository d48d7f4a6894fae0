import { useId, useState } from 'react';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { AddHostDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import styles from './addresses.module.css';
import { addressesKey } from './addresses-query.ts';

/** A name to be claimed; the server says whether it can be one (SETUP-24). */
export function AddHost({ companyId, isFirst }: { companyId: string; isFirst: boolean }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const [host, setHost] = useState('');
  const add = useChange({
    send: async (given: string) =>
      (await api.call(AddHostDocument, { companyId, host: given })).addHost,
    refreshes: [addressesKey(companyId)],
    done: () => t('Admin.Domain.Added'),
    onDone: () => setHost(''),
  });
  return (
    <form
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (host.trim() !== '') add.run(host);
      }}
    >
      <TextInput
        label={isFirst ? t('Admin.Domain.Name') : t('Admin.Domain.Another')}
        hint={t('Admin.Domain.NameHint')}
        errorId={add.code === null ? null : `${id}-error`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={253}
        value={host}
        onChange={setHost}
      />
      <FormError id={`${id}-error`} text={add.code && adminErrorText(t, add.code)} />
      <div>
        <SubmitButton text={t('Admin.Domain.Add')} isBusy={add.isBusy} />
      </div>
    </form>
  );
}
