import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import { CopyField } from '../../../shared/controls/CopyField.tsx';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import page from '../../../shared/controls/page.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { deviceDateTime } from '../device-time.ts';
import type { WebhookEventType } from '../generated/graphql.ts';
import { CheckGroup } from '../parts/CheckGroup.tsx';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import type { useWebhookChanges, Webhook } from './use-webhooks.ts';

export type ShownSecret = { secret: string; oldUntil: string | null };

const EVENTS: readonly WebhookEventType[] = [
  'ORDER_PLACED',
  'ORDER_ACCEPTED',
  'ORDER_REJECTED',
  'ORDER_COMPLETED',
  'ORDER_REFUNDED',
  'DAY_CLOSED',
];

/** Where to and what of; then its secret, once. */
export function WebhookSheet(props: {
  open: boolean;
  /** Null: a new one. */
  edited: Webhook | null;
  /** A secret to show; null: it is being filled in. */
  shown: ShownSecret | null;
  changes: ReturnType<typeof useWebhookChanges>;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { edited, shown } = props;
  const title = edited ? 'Admin.Hook.Edit' : 'Admin.Hook.Add';
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t(shown ? 'Admin.Hook.SecretTitle' : title)}
      closeLabel={t('Console.Close')}
    >
      {shown ? (
        <Secret shown={shown} onDone={props.onClose} />
      ) : (
        <WebhookForm
          key={edited ? `${edited.id} ${edited.version}` : 'new'}
          edited={edited}
          changes={props.changes}
          onDone={props.onClose}
        />
      )}
    </ModalSheet>
  );
}

function Secret(props: { shown: ShownSecret; onDone: () => void }) {
  const t = useAdminText();
  const { secret, oldUntil } = props.shown;
  return (
    <>
      <p>{t('Admin.Hook.SecretText')}</p>
      <CopyField label={t('Admin.Hook.SecretTitle')} text={secret} />
      {oldUntil !== null && (
        <p className={page.notice}>
          {t('Admin.Hook.SecretOld', { time: deviceDateTime(oldUntil) })}
        </p>
      )}
      <button
        type="button"
        className={classNames(controls.line, controls.big)}
        onClick={props.onDone}
      >
        {t('Admin.Done')}
      </button>
    </>
  );
}

function WebhookForm(props: {
  edited: Webhook | null;
  changes: ReturnType<typeof useWebhookChanges>;
  onDone: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { edited } = props;
  const { create, save } = props.changes;
  const { id: newId, renew } = useNewId();
  const [address, setAddress] = useState(edited?.address ?? '');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(edited?.events ?? EVENTS);
  const [isActive, setActive] = useState(edited?.isActive ?? true);
  const change = edited ? save : create;
  const { code } = change;
  const submit = async () => {
    const webhook = { address: address.trim(), events: [...events], isActive };
    const isDone = edited
      ? await save.wait({ id: edited.id, version: edited.version, webhook })
      : await create.wait({ id: newId, webhook });
    if (!isDone) return;
    if (edited) props.onDone();
    else renew();
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
        label={t('Admin.Hook.Address')}
        hint={t('Admin.Hook.AddressHint')}
        errorId={change.field === 'address' ? id : null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={2048}
        data-autofocus
        value={address}
        onChange={setAddress}
      />
      <CheckGroup
        label={t('Admin.Hook.Events')}
        values={EVENTS}
        chosen={events}
        nameOf={(event) => t(`Admin.Hook.Event.${event}`)}
        errorId={change.field === 'events' ? id : null}
        onChange={setEvents}
      />
      {edited && <Toggle label={t('Admin.Hook.On')} isOn={isActive} onChange={setActive} />}
      <FormError id={id} text={code === null ? null : adminErrorText(t, code)} />
      <SubmitButton
        text={t(edited ? 'Console.Save' : 'Admin.Hook.Create')}
        isBusy={change.isBusy}
      />
    </form>
  );
}
