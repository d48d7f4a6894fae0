import { classNames } from './class-names.ts';
import styles from './Hero.module.css';
import { Picture, type PictureSource } from './Picture.tsx';

export type HeroProps = {
  title: string;
  /** One step smaller (D-11). */
  isLongTitle?: boolean;
  text?: string | null;
  picture: PictureSource | null;
  /** `start` is hidden from 992 (MENU-01), `category` stays. */
  kind?: 'start' | 'category';
  lang?: string;
};

/** A picture that carries words on a scrim of the brand's second colour, never grey. */
export function Hero(props: HeroProps) {
  const { title, text, picture, kind = 'start', lang } = props;
  // A category or a page without a picture has a heading, not an empty sheet of colour.
  const look = picture === null && kind === 'category' ? 'plain' : kind;
  return (
    <div className={classNames(look !== 'plain' && styles.hero, styles[look])}>
      {picture && (
        <div className={styles.picture}>
          <Picture source={picture} alt="" shape="fill" loading="eager" fetchPriority="high" />
        </div>
      )}
      <div className={styles.words} lang={lang}>
        <h1 className={styles.title} data-long={props.isLongTitle || undefined}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </div>
  );
}
