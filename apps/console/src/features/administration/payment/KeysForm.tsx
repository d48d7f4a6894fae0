import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { SavePaymentKeysDocument } from '../generated/graphql.ts';
import { CopyField } from '../../../shared/controls/CopyField.tsx';
import form from '../parts/form.module.css';
import { setupKey } from '../setup/setup-query.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { paymentKey, type PaymentAccount } from './payment-query.ts';
import styles from './payment.module.css';
import { ProofInput } from './ProofInput.tsx';

const KEYS = [
  'merchantAccount',
  'apiKey',
  'clientKey',
  'livePrefix',
  'hmacKey',
  'webhookUser',
  'webhookPassword',
] as const;
type Key = (typeof KEYS)[number];
type Fields = Record<Key | 'proof', string>;

const SECRETS: readonly Key[] = ['apiKey', 'hmacKey', 'webhookPassword'];
const EMPTY: Fields = {
  merchantAccount: '',
  apiKey: '',
  clientKey: '',
  livePrefix: '',
  hmacKey: '',
  webhookUser: '',
  webhookPassword: '',
  proof: '',
};

/** Always all of them: what is kept is shown to nobody, so nobody can change a part of it (SETUP-18). */
export function KeysForm(props: {
  companyId: string;
  account: PaymentAccount;
  onDone: () => void;
  /** Null: without keys there is nothing to go back to. */
  onCancel: (() => void) | null;
}) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const { companyId, account } = props;
  const save = useChange({
    send: async ({ proof, ...keys }: Fields) =>
      (await api.call(SavePaymentKeysDocument, { companyId, keys, proof })).savePaymentKeys,
    refreshes: [paymentKey(companyId), setupKey(companyId)],
    done: () => t('Admin.Payment.Saved'),
    onDone: props.onDone,
  });
  const edited = useOfficeForm<Fields>({
    key: null,
    saved: EMPTY,
    save: (changed) => save.wait({ ...EMPTY, ...changed }),
  });
  const errorOf = (name: keyof Fields) => (save.field === name ? `${id}-error` : null);
  const shown = KEYS.filter((key) => key !== 'livePrefix' || account.isLive);
  return (
    <form
      className={styles.card}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void edited.submit();
      }}
    >
      <h2 className={styles.title}>{t('Admin.Payment.Keys')}</h2>
      <p className={styles.text}>
        {account.isLive ? t('Admin.Payment.KeysLive') : t('Admin.Payment.KeysTest')}
      </p>
      <CopyField label={t('Admin.Payment.WebhookAddress')} text={account.webhookAddress} />
      <div className={form.form}>
        {shown.map((key) => (
          <TextInput
            key={key}
            label={t(`Admin.Payment.${key}`)}
            hint={t(`Admin.Payment.Hint.${key}`)}
            errorId={errorOf(key)}
            type={SECRETS.includes(key) ? 'password' : 'text'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={edited.fields[key]}
            onChange={(text) => edited.set({ [key]: text })}
          />
        ))}
        <ProofInput
          hint={t('Admin.Payment.ProofHint')}
          value={edited.fields.proof}
          errorId={errorOf('proof')}
          onChange={(proof) => edited.set({ proof })}
        />
        <FormError
          id={`${id}-error`}
          text={save.code === null ? null : errorWithField(save.code, save.field, t)}
        />
        <div className={styles.actions}>
          <SubmitButton text={t('Admin.Payment.TryAndSave')} isBusy={save.isBusy} />
          {props.onCancel && (
            <button
              type="button"
              className={controls.quiet}
              onClick={() => {
                edited.discard();
                props.onCancel?.();
              }}
            >
              {t('Admin.Cancel')}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

const isKey = (field: string | null): field is Key => KEYS.some((key) => key === field);

/** Seven fields stand above it: the words begin with the name of the wrong one. */
function errorWithField(
  code: string,
  field: string | null,
  t: ReturnType<typeof useAdminText>,
): string {
  const words = adminErrorText(t, code);
  return isKey(field) ? `${t(`Admin.Payment.${field}`)}: ${words}` : words;
}
