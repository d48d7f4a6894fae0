import { Link } from '@tallrik/ui/Link';
import { Picture, type PictureSource } from '@tallrik/ui/Picture';
import styles from './News.module.css';

/** A newsletter in short: the whole card opens it. */
export const NewsCard = (props: {
  title: string;
  excerpt: string;
  date: string;
  picture: PictureSource | null;
  href: string;
  headingLevel?: 2 | 3;
}) => {
  const Heading = `h${props.headingLevel ?? 2}` as const;
  return (
    <article className={styles.card}>
      {props.picture && (
        <div className={styles.picture}>
          <Picture source={props.picture} alt="" shape="fill" />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.date}>{props.date}</p>
        <Heading className={styles.title}>
          <Link href={props.href} className={styles.link}>
            {props.title}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{props.excerpt}</p>
      </div>
    </article>
  );
};
