import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Tag.module.css';

/** A fact in a pill, such as an allergen or a distance. */
export function Tag(props: { children: ReactNode; icon?: IconName }) {
  return (
    <span className={styles.tag}>
      {props.icon && <Icon name={props.icon} size="small" />}
      {props.children}
    </span>
  );
}

export function TagList(props: {
  label: string;
  tags: readonly { id: string; text: string; icon?: IconName }[];
}) {
  return (
    <ul className={styles.list} aria-label={props.label}>
      {props.tags.map((tag) => (
        <li key={tag.id}>
          <Tag icon={tag.icon}>{tag.text}</Tag>
        </li>
      ))}
    </ul>
  );
}
