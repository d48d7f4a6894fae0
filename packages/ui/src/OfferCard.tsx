import { classNames } from './class-names.ts';
import styles from './OfferCard.module.css';
import { Picture, type PictureSource } from './Picture.tsx';

export type OfferCardProps = {
  title: string;
  text?: string | null;
  picture: PictureSource | null;
  onOpen: () => void;
  tone?: 'secondary' | 'main';
  lang?: string;
};

/** Opens its offer in a dialog, so it is a button. */
export function OfferCard({
  title,
  text,
  picture,
  onOpen,
  tone = 'secondary',
  lang,
}: OfferCardProps) {
  return (
    <button
      type="button"
      className={classNames(styles.card, tone === 'main' && styles.main)}
      lang={lang}
      onClick={onOpen}
    >
      {picture && (
        <span className={styles.picture}>
          <Picture source={picture} alt="" shape="fill" />
        </span>
      )}
      <span className={classNames(styles.text, !picture && styles.full)}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.detail}>{text}</span>}
      </span>
    </button>
  );
}
