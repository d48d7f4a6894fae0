import { Link } from 'react-router';
import { LatePart } from '../../../shared/late-part/LatePart.tsx';
import page from '../../../shared/controls/page.module.css';
import { SectionNeighbours } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './OfficePageView.module.css';
import type { OfficePage, OfficePageProps } from './office-places.ts';

/** The pages of one place, one beside the other, and the one that is open. */
export function OfficePageView(
  props: OfficePageProps & {
    current: OfficePage;
    siblings: readonly OfficePage[];
    link: (path: string) => string;
  },
) {
  const t = useAdminText();
  const { current, siblings, link, ...given } = props;
  const neighbours = siblings.length > 1 && (
    <nav className={styles.pages} aria-label={t(`Admin.Office.${current.place}`)}>
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
  return (
    <SectionNeighbours value={neighbours}>
      <LatePart key={current.path} name={`office-${current.path}`} isPage load={current.load}>
        {(Screen) => <Screen {...given} />}
      </LatePart>
    </SectionNeighbours>
  );
}

/** An address somebody typed who may not open it (OFFICE-03). */
export function NoAccess(props: { to: string | null }) {
  const t = useAdminText();
  return (
    <div className={page.page}>
      <div className={page.panel}>
        <h1 className={styles.refusal}>{t('Admin.Office.NoAccess')}</h1>
        {props.to !== null && <Link to={props.to}>{t('Admin.Office.ToFirst')}</Link>}
      </div>
    </div>
  );
}
