import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LatePart } from '../../../shared/late-part/LatePart.tsx';
import frame from '../../../shared/controls/page.module.css';
import { SectionNeighbours } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './OfficePageView.module.css';
import { partOf } from './office-places.ts';
import type { OfficeNeighbour, OfficePage, OfficePageProps } from './office-places.ts';

/** The pages of one place, one beside the other, and the one that is open. */
export function Neighbours(props: {
  current: OfficeNeighbour;
  siblings: readonly OfficeNeighbour[];
  link: (path: string) => string;
  children: ReactNode;
}) {
  const { children, ...pages } = props;
  const neighbours = pages.siblings.length > 1 && <Pages {...pages} />;
  return <SectionNeighbours value={neighbours}>{children}</SectionNeighbours>;
}

function Pages({ current, siblings, link }: Omit<Parameters<typeof Neighbours>[0], 'children'>) {
  const t = useAdminText();
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is longer than the screen: the page that is open stands in its middle.
  useLayoutEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && open)
      strip.current.scrollLeft =
        open.offsetLeft - (strip.current.clientWidth - open.offsetWidth) / 2;
  }, [current.path]);
  return (
    <nav ref={strip} className={styles.pages} aria-label={t(`Admin.Office.${current.place}`)}>
      {siblings.map((sibling) => (
        <Link
          key={sibling.path}
          className={styles.page}
          to={link(sibling.path)}
          {...(sibling === current ? { 'aria-current': 'page' } : {})}
        >
          {t(sibling.title)}
        </Link>
      ))}
    </nav>
  );
}

/** A page of the office, downloaded when it is opened. */
export function OfficePageView({ page, ...given }: OfficePageProps & { page: OfficePage }) {
  return (
    <LatePart key={page.path} name={partOf(page)} isPage load={page.load}>
      {(Screen) => <Screen {...given} />}
    </LatePart>
  );
}

/** An address somebody typed who may not open it (OFFICE-03). */
export function NoAccess(props: { to: string | null }) {
  const t = useAdminText();
  return (
    <div className={frame.page}>
      <div className={frame.panel}>
        <h1 className={styles.refusal}>{t('Admin.Office.NoAccess')}</h1>
        {props.to !== null && <Link to={props.to}>{t('Admin.Office.ToFirst')}</Link>}
      </div>
    </div>
  );
}
