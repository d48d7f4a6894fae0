import styles from './CategoryCard.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Picture, type PictureSource } from './Picture.tsx';

/** In the grid a longer name takes the smaller type (MENU-14). */
const LONG_NAME_CHARACTERS = 11;

export type CategoryCardProps = {
  name: string;
  picture: PictureSource | null;
  href: string;
  layout?: 'list' | 'grid';
  soldOut?: string | null;
  lang?: string;
  isInView?: boolean;
};

export function CategoryCard(props: CategoryCardProps) {
  const { name, layout = 'list', soldOut } = props;
  const isLong = layout === 'grid' && [...name].length > LONG_NAME_CHARACTERS;
  const nameClass = classNames(styles.name, isLong && styles.long);
  return (
    <article className={classNames(styles.card, styles[layout], soldOut && styles.soldOut)}>
      <div className={styles.picture}>
        <Picture
          source={props.picture}
          alt=""
          shape="fill"
          loading={props.isInView ? 'eager' : 'lazy'}
          fetchPriority={props.isInView ? 'high' : undefined}
        />
      </div>
      <div className={styles.text} lang={props.lang}>
        {soldOut ? (
          <>
            <h2 className={nameClass}>{name}</h2>
            <span className={styles.label}>{soldOut}</span>
          </>
        ) : (
          <>
            <h2 className={nameClass}>
              <Link href={props.href} className={styles.link}>
                {name}
              </Link>
            </h2>
            {layout === 'list' && <Icon name="right" size="small" />}
          </>
        )}
      </div>
    </article>
  );
}
