import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import { CopyField } from '../../../shared/controls/CopyField.tsx';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import type { ApiRead } from '../generated/graphql.ts';
import { CheckGroup } from '../parts/CheckGroup.tsx';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import type { useApiKeyChanges } from './use-api-keys.ts';

const READS: readonly ApiRead[] = ['BOOKS', 'ORDERS', 'INVOICES', 'MENU'];
const LONGEST_NAME = 60;
const ENDS = [
  { days: 90, word: 'Admin.ApiKey.Ends.90' },
  { days: 365, word: 'Admin.ApiKey.Ends.365' },
  { days: null, word: 'Admin.ApiKey.Ends.Never' },
] as const;

type Create = ReturnType<typeof useApiKeyChanges>['create'];

/** For whom and for what; then the key, once. */
export function ApiKeySheet(props: {
  open: boolean;
  /** The key to show; null: it is being filled in. */
  secret: string | null;
  create: Create;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { secret } = props;
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t(secret === null ? 'Admin.ApiKey.Add' : 'Admin.ApiKey.SecretTitle')}
      closeLabel={t('Console.Close')}
    >
      {secret === null ? (
        <KeyForm create={props.create} />
      ) : (
        <>
          <p>{t('Admin.ApiKey.SecretText')}</p>
          <CopyField label={t('Admin.ApiKey.SecretTitle')} text={secret} />
          <button
            type="button"
            className={classNames(controls.line, controls.big)}
            onClick={props.onClose}
          >
            {t('Admin.Done')}
          </button>
        </>
      )}
    </ModalSheet>
  );
}

function KeyForm({ create }: { create: Create }) {
  const t = useAdminText();
  const id = useId();
  const { id: newId, renew } = useNewId();
  const [name, setName] = useState('');
  const [reads, setReads] = useState<readonly ApiRead[]>(READS);
  const [endsInDays, setEndsInDays] = useState<number | null>(ENDS[1].days);
  const { code, field } = create;
  const submit = async () => {
    const apiKey = { name: name.trim(), reads: [...reads], endsInDays };
    if (await create.wait({ id: newId, apiKey })) renew();
  };
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        label={t('Admin.ApiKey.Name')}
        hint={t('Admin.ApiKey.NameHint')}
        errorId={field === 'name' ? id : null}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        data-autofocus
        value={name}
        onChange={setName}
      />
      <CheckGroup
        label={t('Admin.ApiKey.Reads')}
        values={READS}
        chosen={reads}
        nameOf={(read) => t(`Admin.ApiKey.Read.${read}`)}
        errorId={field === 'reads' ? id : null}
        onChange={setReads}
      />
      <fieldset className={form.group}>
        <legend className={controls.label}>{t('Admin.ApiKey.Ends')}</legend>
        {ENDS.map(({ days, word }) => (
          <label key={word} className={form.option}>
            <input
              type="radio"
              name={`${id}-ends`}
              checked={endsInDays === days}
              onChange={() => setEndsInDays(days)}
            />
            <span className={form.optionName}>{t(word)}</span>
          </label>
        ))}
      </fieldset>
      <FormError id={id} text={code === null ? null : adminErrorText(t, code)} />
      <SubmitButton text={t('Admin.ApiKey.Create')} isBusy={create.isBusy} />
    </form>
  );
}
