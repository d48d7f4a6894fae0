import { checkEmail, checkName } from '@tallrik/domain/accounts/checks';
import { useId, useState } from 'react';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import controls from '../../../shared/controls/controls.module.css';
import { classNames } from '@tallrik/ui/class-names';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import { SaveGuestDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { guestsKey, type Guest } from './guests-query.ts';

/** Name and mail, on the guest's wish; the mail is covered, so it is typed anew (GUESTS-07). */
export function GuestEdit(props: { companyId: string; guest: Guest; onClose: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const id = useId();
  const { companyId, guest } = props;
  const { row, version } = guest;
  const [name, setName] = useState(row.name ?? '');
  const [email, setEmail] = useState('');
  const isNameChanged = name.trim() !== (row.name ?? '');
  const isMailChanged = email.trim() !== '';
  const isRight =
    (!isNameChanged || checkName(name).ok) && (!isMailChanged || checkEmail(email).ok);
  const save = useChange({
    send: async (_given: null) =>
      (
        await api.call(SaveGuestDocument, {
          companyId,
          userId: row.id,
          version,
          name: isNameChanged ? name : null,
          email: isMailChanged ? email : null,
        })
      ).saveGuest,
    refreshes: [guestsKey(companyId)],
    done: () => t('Admin.Guests.Saved'),
    onDone: props.onClose,
  });
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      title={t('Admin.Guests.Edit')}
      text={t('Admin.Guests.EditText')}
      closeLabel={t('Console.Close')}
    >
      <TextInput
        label={t('Admin.Guests.Name')}
        errorId={save.field === 'name' ? id : null}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <TextInput
        label={t('Admin.Guests.NewMail')}
        hint={t('Admin.Guests.NewMailHint')}
        errorId={save.field === 'email' ? id : null}
        type="email"
        autoComplete="off"
        required={false}
        maxLength={254}
        placeholder={row.email ?? ''}
        value={email}
        onChange={setEmail}
      />
      <FormError id={id} text={save.code === null ? null : adminErrorText(t, save.code)} />
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        disabled={save.isBusy || !isRight || !(isNameChanged || isMailChanged)}
        onClick={() => save.run(null)}
      >
        {t('Console.Save')}
      </button>
    </ModalSheet>
  );
}
