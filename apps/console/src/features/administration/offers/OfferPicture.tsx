import type { OfferType } from '@tallrik/domain/cart/offers/offer';
import styles from './Offers.module.css';

const DISHES = (
  <>
    <circle cx="12" cy="20" r="9" />
    <circle cx="28" cy="20" r="9" />
    <circle cx="44" cy="20" r="9" />
  </>
);
const percent = (x: number, y: number) => (
  <g className={styles.drawnFill}>
    <circle cx={x} cy={y} r="9" />
    <path
      className={styles.drawnOn}
      d={`M${x - 3} ${y + 3.5}l6 -7M${x - 3.2} ${y - 2.6}h.1M${x + 3.2} ${y + 2.8}h.1`}
    />
  </g>
);
const price = (x: number, width: number) => (
  <g className={styles.drawnFill}>
    <rect x={x} y="34" width={width} height="11" rx="5.5" />
    <path className={styles.drawnOn} d={`M${x + width / 2 - 5} 39.5h10`} />
  </g>
);

const DRAWINGS: Readonly<Record<OfferType, React.ReactNode>> = {
  BUNDLE: (
    <>
      <circle cx="20" cy="20" r="10" />
      <circle cx="36" cy="20" r="10" />
      {price(15, 26)}
    </>
  ),
  ITEM_DISCOUNT: (
    <>
      <circle cx="26" cy="28" r="15" />
      {percent(41, 14)}
    </>
  ),
  ORDER_DISCOUNT: (
    <>
      <path d="M14 6h26v40l-4 -3 -4.5 3 -4.5 -3 -4.5 3 -4.5 -3 -4 3z" />
      <path d="M20 15h14M20 23h10" />
      {percent(41, 35)}
    </>
  ),
  STAGED_BUNDLE: (
    <>
      {DISHES}
      {price(4, 48)}
    </>
  ),
  STAGED_INDIVIDUAL: (
    <>
      {DISHES}
      <path d="M8 39.5h8" />
      {percent(28, 40)}
      {percent(45, 40)}
    </>
  ),
  VISUAL: (
    <>
      <rect x="6" y="8" width="44" height="28" rx="4" />
      <path d="M8 33l13 -13 9 9 6 -6 12 11M6 44h36" />
      <circle cx="41" cy="16" r="2.5" />
    </>
  ),
};

/** What guests get, drawn (GROWTH-11). */
export const OfferPicture = ({ type }: { type: OfferType }) => (
  <span className={styles.drawing} aria-hidden="true">
    <svg viewBox="0 0 56 52" width="44" height="41">
      {DRAWINGS[type]}
    </svg>
  </span>
);
