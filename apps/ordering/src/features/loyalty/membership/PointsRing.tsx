import styles from './Membership.module.css';

/** BRAND-12: 88 px across; the stroke is drawn as a share of the circle's length. */
export const RING_PX = 88;
const RADIUS = 38;
const LENGTH = 2 * Math.PI * RADIUS;

/** How far the points have come towards the next level. */
export const PointsRing = (props: { points: string; label: string; share: number }) => (
  <div className={styles.ring} role="img" aria-label={`${props.points} ${props.label}`}>
    <svg viewBox={`0 0 ${RING_PX} ${RING_PX}`} width={RING_PX} height={RING_PX} aria-hidden="true">
      <circle className={styles.track} cx="44" cy="44" r={RADIUS} />
      <circle
        className={styles.filled}
        cx="44"
        cy="44"
        r={RADIUS}
        strokeDasharray={`${props.share * LENGTH} ${LENGTH}`}
      />
    </svg>
    <span className={styles.inRing} aria-hidden="true">
      <span className={styles.points}>{props.points}</span>
      <span className={styles.unit}>{props.label}</span>
    </span>
  </div>
);
