import styles from './Card.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Picture, type PictureSource } from './Picture.tsx';
import { Price, type PriceProps } from './Price.tsx';

export type CardProps = {
  title: string;
  /** One step smaller, so that it wraps to two lines and is never cut (D-11). */
  isLongTitle?: boolean;
  description?: string | null;
  price: string;
  priceBefore?: PriceProps['before'];
  picture: PictureSource | null;
  href: string;
  /** Upright: 280 wide, 204 below 576 px (BRAND-09, D-09). */
  shape?: 'upright' | 'row';
  /** The label of the overlay; a sold-out dish cannot be opened (MENU-18). */
  soldOut?: string | null;
  /** An instant dish is added right here (MENU-23). `count` is how many the cart holds. */
  instant?: { label: string; onAdd: () => void; count?: number } | null;
  headingLevel?: 2 | 3 | 4;
  /** Of the dish's texts, where they are in another language than the page. */
  lang?: string;
  /** The first cards of a page without a large picture above them wait for nothing. */
  isFirst?: boolean;
  onPrefetch?: () => void;
};

export function Card(props: CardProps) {
  const { shape = 'upright', soldOut, instant, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const isSoldOut = Boolean(soldOut);
  const canAdd = instant && !isSoldOut;
  return (
    <article
      className={classNames(
        styles.card,
        styles[shape],
        isSoldOut && styles.soldOut,
        canAdd && styles.instant,
      )}
    >
      <div className={styles.picture}>
        <Picture
          source={props.picture}
          alt=""
          shape={shape === 'row' ? 'fill' : 'card'}
          // A browser asks for an eager picture before it knows the page, and the large one has to share the line.
          loading={props.isFirst ? 'eager' : 'lazy'}
          fetchPriority={props.isFirst ? 'high' : undefined}
        />
      </div>
      <div className={styles.body}>
        <Heading
          className={styles.title}
          data-long={props.isLongTitle || undefined}
          lang={props.lang}
        >
          {isSoldOut ? (
            props.title
          ) : (
            <Link
              href={props.href}
              className={styles.link}
              onPointerEnter={props.onPrefetch}
              onTouchStart={props.onPrefetch}
            >
              {props.title}
            </Link>
          )}
        </Heading>
        {props.description && (
          <p className={styles.description} lang={props.lang}>
            {props.description}
          </p>
        )}
        <div className={styles.price}>
          <Price amount={props.price} before={props.priceBefore} muted={isSoldOut} />
        </div>
      </div>
      {soldOut && (
        <div className={styles.overlay}>
          <span className={styles.label}>{soldOut}</span>
        </div>
      )}
      {canAdd && (
        <button
          type="button"
          className={styles.add}
          aria-label={instant.label}
          onClick={instant.onAdd}
        >
          {instant.count ? (
            <span className={styles.count}>{instant.count}</span>
          ) : (
            <Icon name="plus" />
          )}
        </button>
      )}
    </article>
  );
}
