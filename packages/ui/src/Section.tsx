import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Section.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SectionProps = {
  title: string;
  children: ReactNode;
  /** Leads to the rest; a screen reader also hears of which section. */
  more?: { label: string; href: string };
  id?: string;
  lang?: string;
  /** Content without its own edge, such as rows of cards, keeps the page's gutter. */
  hasGutter?: boolean;
};

export function Section({ title, children, more, id, lang, hasGutter = false }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title} lang={lang}>
          {title}
        </h2>
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <Icon name="right" size="small" />
          </Link>
        )}
      </div>
      {hasGutter ? <div className={styles.gutter}>{children}</div> : children}
    </section>
  );
}
