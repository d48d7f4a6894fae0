import { Icon } from '@tallrik/ui/Icon';
import { Avatar } from './Avatar.tsx';
import styles from './TableEntryView.module.css';

export type TableEntryViewProps = {
  title: string;
  text: string;
  guests: readonly { id: string; name: string; number: number; isMe: boolean; isHere: boolean }[];
  onOpen: () => void;
};

const MOST_AVATARS = 4;

/** Lies above the tabs while the page moves under it: who sits here, and the way to the table. */
export function TableEntryView({ title, text, guests, onOpen }: TableEntryViewProps) {
  const shown = guests.length > MOST_AVATARS ? guests.slice(0, MOST_AVATARS - 1) : guests;
  const more = guests.length - shown.length;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.avatars} aria-hidden="true">
          {shown.length === 0 && <Icon name="table" />}
          {shown.map((guest) => (
            <Avatar key={guest.id} {...guest} />
          ))}
          {more > 0 && <span className={styles.more}>+{more}</span>}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </span>
        <Icon name="right" size="small" />
      </button>
    </div>
  );
}
