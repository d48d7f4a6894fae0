import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { ChangeOwnEmailDocument } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { OWN_SETTINGS } from './use-own-settings.ts';

/** A new address: nothing changes before the link in it was opened (TEAM-10). */
export function EmailChange(props: { onClose: () => void }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const [proof, setProof] = useState('');
  const change = useChange({
    send: async (given: { email: string; proof: string }) =>
      (await api.call(ChangeOwnEmailDocument, given)).changeOwnEmail,
    refreshes: [OWN_SETTINGS],
    done: () => t('Admin.Own.LinkSent'),
    onDone: props.onClose,
  });
  const errorId = `${id}-error`;
  const isAboutEmail = change.code === 'FIELD_INVALID' || change.code === 'MAIL_NOT_SENT';
  return (
    <form
      className={form.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.run({ email: email.trim(), proof });
      }}
    >
      <TextInput
        label={t('Admin.Own.NewEmail')}
        hint={t('Admin.Own.NewEmailHint')}
        errorId={isAboutEmail ? errorId : null}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={setEmail}
      />
      <TextInput
        label={t('Admin.People.Proof')}
        errorId={change.code !== null && !isAboutEmail ? errorId : null}
        type="password"
        autoComplete="off"
        value={proof}
        onChange={setProof}
      />
      <FormError id={errorId} text={change.code === null ? null : adminErrorText(t, change.code)} />
      <SubmitButton text={t('Admin.Own.SendLink')} isBusy={change.isBusy} />
      <button type="button" className={controls.quiet} onClick={props.onClose}>
        {t('Admin.Cancel')}
      </button>
    </form>
  );
}
