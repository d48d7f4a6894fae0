import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import { useTableGuests, type TableGuest } from './table-guests-query.ts';
import { nameOf, whatChanged } from './table-words.ts';
import { TableEntryView } from './TableEntryView.tsx';
import { useTableTalk } from './use-table-talk.ts';

const TableSheet = lazy(async () => ({
  default: (await import('./TableSheet.tsx')).TableSheet,
}));

/** Who sits at the guest's table (D-206). On every page the guest is there; on some they also see it. */
export function TableEntry({ isShown }: { isShown: boolean }) {
  const t = useTranslate();
  const talk = useTableTalk();
  const guests = useTableGuests(talk);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const update = useTableUpdates(guests);
  if (isOpen && !wasOpened) setOpened(true);
  if (talk.seat === null) return null;
  return (
    <>
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {update}
        </span>
      </VisuallyHidden>
      {isShown && (
        <TableEntryView
          title={t('TableGuests.Title')}
          text={entryText()}
          guests={guests ?? []}
          onOpen={() => setOpen(true)}
        />
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <TableSheet open={isOpen} talk={talk} guests={guests} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );

  function entryText(): string {
    if (talk.presence === 'ENDED') return t('TableGuests.Ended.Short');
    if (talk.presence === 'HIDDEN') return t('TableGuests.Hidden.Short');
    if (guests === null) return t('TableGuests.Connecting');
    const others = guests.filter(({ isMe }) => !isMe);
    if (others.length === 0) return t('TableGuests.Alone');
    if (others.length > 2) return t('TableGuests.Count', { count: guests.length });
    return t('TableGuests.With', { names: others.map((guest) => nameOf(guest, t)).join(', ') });
  }
}

/** The last change at the table in words; nothing when the table is seen for the first time. */
function useTableUpdates(guests: TableGuest[] | null): string {
  const t = useTranslate();
  const [seen, setSeen] = useState<{ guests: TableGuest[] | null; text: string }>({
    guests: null,
    text: '',
  });
  if (guests !== null && guests !== seen.guests) {
    const text = seen.guests && whatChanged(seen.guests, guests, t);
    setSeen({ guests, text: text ?? seen.text });
  }
  return seen.text;
}
