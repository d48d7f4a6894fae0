import { GUEST_NAME_MAX_LENGTH } from '@tallrik/domain/cart/guest-name';
import { Button } from '@tallrik/ui/Button';
import { Sheet } from '@tallrik/ui/Sheet';
import { TextField } from '@tallrik/ui/TextField';
import { useState } from 'react';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

export function GuestNameSheet(props: {
  open: boolean;
  name: string;
  onClose: () => void;
  onSave: (name: string) => void;
}) {
  const t = useTranslate();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('Cart.GuestName')}
      closeLabel={t('General.Close')}
      actions={
        <Button wide type="submit" form="guest-name-form">
          {t('General.Save')}
        </Button>
      }
    >
      <GuestNameForm name={props.name} onSave={props.onSave} />
    </Sheet>
  );
}

function GuestNameForm(props: { name: string; onSave: (name: string) => void }) {
  const t = useTranslate();
  const [draft, setDraft] = useState(props.name);
  return (
    <form
      id="guest-name-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave(draft);
      }}
    >
      <TextField
        label={t('Cart.GuestName.Label')}
        hint={t('Cart.GuestName.Hint')}
        value={draft}
        onChange={setDraft}
        autoComplete="given-name"
        maxLength={GUEST_NAME_MAX_LENGTH}
        isOptional
        hasAutofocus
      />
    </form>
  );
}
