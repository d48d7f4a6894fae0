import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './ListRow.module.css';

export type ListRowProps = {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  /** The icon on a tinted square, for the row that names the place. */
  isIconFramed?: boolean;
  end?: ReactNode;
  href?: string;
  onClick?: () => void;
  /** Set on a row that unfolds something below it; the chevron then points down. */
  isExpanded?: boolean;
  controls?: string;
  lang?: string;
};

export function ListRow(props: ListRowProps) {
  const { href, onClick, isExpanded } = props;
  const isExpander = isExpanded !== undefined;
  const content = (
    <>
      {props.icon && (
        <span className={props.isIconFramed ? styles.framed : styles.icon}>
          <Icon name={props.icon} />
        </span>
      )}
      <span className={styles.words} lang={props.lang}>
        <span className={styles.title}>{props.title}</span>
        {props.text && <span className={styles.text}>{props.text}</span>}
      </span>
      {props.end && <span className={styles.end}>{props.end}</span>}
      {(href || onClick) && (
        <span className={classNames(styles.chevron, isExpanded && styles.open)}>
          <Icon name={isExpander ? 'down' : 'right'} size="small" />
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} className={classNames(styles.row, styles.active)}>
        {content}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button
        type="button"
        className={classNames(styles.row, styles.active)}
        aria-expanded={isExpanded}
        aria-controls={props.controls}
        onClick={onClick}
      >
        {content}
      </button>
    );
  }
  return <div className={styles.row}>{content}</div>;
}
