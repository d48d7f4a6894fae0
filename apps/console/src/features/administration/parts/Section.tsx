import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { SaveState } from '../changes/SaveState.tsx';
import { SearchButton } from '../office/search/SearchButton.tsx';
import styles from './Section.module.css';

/** The neighbours of a page, which its head shows below its name. */
export const SectionNeighbours = createContext<ReactNode>(null);

/** One page of the administration: its name, what can be begun here, and what there is. */
export const Section = (props: {
  title: string;
  text?: string;
  /** The list it was opened from. */
  back?: { to: string; label: string };
  actions?: ReactNode;
  /** Cards on grey ground, as wide as the page. */
  isWide?: boolean;
  /** A list that uses the whole width. */
  isFull?: boolean;
  children: ReactNode;
}) => (
  <>
    <header className={styles.head}>
      {props.back && (
        <Link className={styles.back} to={props.back.to} aria-label={props.back.label}>
          <Icon name="chevron" />
        </Link>
      )}
      <h1 className={styles.title}>{props.title}</h1>
      <SaveState />
      <SearchButton />
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </header>
    {use(SectionNeighbours)}
    <div className={props.isWide ? styles.wide : props.isFull ? styles.full : styles.body}>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.children}
    </div>
  </>
);
