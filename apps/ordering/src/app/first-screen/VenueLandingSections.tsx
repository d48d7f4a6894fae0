import { HomeLoyalty } from './HomePage.tsx';
import { Introduction, LandingSections } from './LandingSections.tsx';
import styles from './LandingSections.module.css';

/**
 * Below the first view of a venue's landing: all that home and the landing tell, since a company with a single venue
 * shows neither (D-21). Banners of running orders stand in the shell.
 */
export const VenueLandingSections = ({ venueId }: { venueId: string }) => (
  <>
    <div className={styles.intro}>
      <Introduction />
    </div>
    <HomeLoyalty venueId={venueId} />
    <LandingSections />
  </>
);
