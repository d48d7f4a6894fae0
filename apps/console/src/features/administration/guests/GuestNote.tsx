import { LONGEST_GUEST_NOTE } from '@tallrik/domain/accounts/guest-changes';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { SaveGuestNoteDocument } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { guestsKey, type Guest } from './guests-query.ts';

/** What managers and owners should know about a guest; nothing prints it (GUESTS-13). */
export function GuestNote({ companyId, guest }: { companyId: string; guest: Guest }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const saved = guest.note ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const save = useChange({
    send: async (note: string) =>
      (
        await api.call(SaveGuestNoteDocument, {
          companyId,
          userId: guest.row.id,
          version: guest.noteVersion,
          note,
        })
      ).saveGuestNote,
    refreshes: [[...guestsKey(companyId), 'guest', guest.row.id]],
    done: () => t('Admin.Saved'),
    onDone: () => setTyped(null),
  });
  const isDirty = typed !== null && typed.trim() !== saved;
  return (
    <Panel title={t('Admin.Guests.Note')}>
      <div className={form.form}>
        <TextArea
          label={t('Admin.Guests.NoteLabel')}
          hint={t('Admin.Guests.NoteHint')}
          errorId={save.code ? id : null}
          maxLength={LONGEST_GUEST_NOTE}
          value={typed ?? saved}
          onChange={setTyped}
        />
        <FormError id={id} text={save.code ? adminErrorText(t, save.code) : null} />
        {isDirty && (
          <button
            type="button"
            className={controls.solid}
            disabled={save.isBusy}
            onClick={() => save.run(typed)}
          >
            {save.isBusy ? t('Console.Loading') : t('Console.Save')}
          </button>
        )}
      </div>
    </Panel>
  );
}
