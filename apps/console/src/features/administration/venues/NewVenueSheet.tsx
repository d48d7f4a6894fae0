import { useId, useState } from 'react';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';

/** A venue begins with its name; everything else is on its page, and nothing is sold before it is switched on. */
export function NewVenueSheet(props: {
  isBusy: boolean;
  code: string | null;
  onCreate: (name: string) => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refusal = isMissing
    ? t('Admin.Venues.NameWrong')
    : props.code && adminErrorText(t, props.code);
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      title={t('Admin.Venues.New')}
      text={t('Admin.Venues.NewText')}
      closeLabel={t('Console.Close')}
    >
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(name.trim() === '');
          if (name.trim() !== '') props.onCreate(name);
        }}
      >
        <TextInput
          label={t('Admin.Venues.Name')}
          maxLength={100}
          data-autofocus
          errorId={refusal ? id : null}
          value={name}
          onChange={setName}
        />
        <FormError id={id} text={refusal} />
        <SubmitButton text={t('Admin.Venues.Create')} isBusy={props.isBusy} />
      </form>
    </ModalSheet>
  );
}
