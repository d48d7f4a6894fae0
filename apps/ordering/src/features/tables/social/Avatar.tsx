import { initialsOf } from '@tallrik/domain/tables/guest-name';
import { classNames } from '@tallrik/ui/class-names';
import styles from './Avatar.module.css';

/** A guest's circle: their initials, or their number. Beside it stands the name, so it is for the eye alone. */
export const Avatar = (props: { name: string; number: number; isMe: boolean; isHere: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(styles.avatar, props.isMe && styles.me, !props.isHere && styles.away)}
  >
    {initialsOf(props.name) || props.number}
  </span>
);
