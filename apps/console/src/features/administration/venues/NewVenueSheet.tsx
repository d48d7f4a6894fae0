import { useId, useState } from 'react';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import form from '../parts/form.module.css';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';

/** A venue begins with its name; everything else is on its page, and nothing is sold before it is switched on. */
export function NewVenueSheet(props: {
  /** What a second one can begin like (PLACES-06). */
  venues: readonly { id: string; name: string }[];
  isBusy: boolean;
  code: string | null;
  onCreate: (given: { name: string; fromVenueId: string | null }) => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
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
          if (name.trim() !== '') props.onCreate({ name, fromVenueId: from || null });
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
        {props.venues.length > 0 && (
          <Select
            label={t('Admin.Venues.BeginLike')}
            hint={from === '' ? undefined : t('Admin.Venues.BeginLikeText')}
            value={from}
            options={[
              { value: '', text: t('Admin.Venues.BeginEmpty') },
              ...props.venues.map((venue) => ({ value: venue.id, text: venue.name })),
            ]}
            onChange={setFrom}
          />
        )}
        <FormError id={id} text={refusal} />
        <SubmitButton text={t('Admin.Venues.Create')} isBusy={props.isBusy} />
      </form>
    </ModalSheet>
  );
}
