import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Picture.module.css';

export type PictureSource = {
  src: string;
  /** Widths of the same picture, such as `/media/a/280.webp 280w, /media/a/560.webp 560w`. */
  srcSet?: string;
  sizes?: string;
  /** What each window takes instead of `src`; their conditions exclude each other. */
  windows?: readonly { media: string; src: string }[];
  /** Of the picture as requested; keeps its place free while it loads. */
  width: number;
  height: number;
};

export type PictureProps = {
  /** Null where the restaurant has uploaded none. */
  source: PictureSource | null;
  /** Empty beside a text that already names it. */
  alt: string;
  shape?: 'card' | 'wide' | 'square' | 'fill';
  rounded?: boolean;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
};

export function Picture(props: PictureProps) {
  const { source, alt, shape = 'card', rounded = false, loading = 'lazy' } = props;
  const image = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);

  // A server-rendered picture may fail before React listens; its error event is then already gone.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) {
      setBrokenSrc(source?.src ?? null);
    }
  }, [source?.src]);

  const isShown = source !== null && brokenSrc !== source.src;
  return (
    <span className={classNames(styles.frame, styles[shape], rounded && styles.rounded)}>
      {isShown ? (
        <picture>
          {source.windows?.map(({ media, src }) => (
            <source key={media} media={media} srcSet={src} />
          ))}
          <img
            ref={image}
            className={styles.image}
            src={source.src}
            srcSet={source.srcSet}
            sizes={source.sizes}
            width={source.width}
            height={source.height}
            alt={alt}
            loading={loading}
            decoding="async"
            fetchPriority={props.fetchPriority}
            onError={() => setBrokenSrc(source.src)}
          />
        </picture>
      ) : (
        <span
          className={styles.missing}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
        >
          <Icon name="cutlery" />
        </span>
      )}
    </span>
  );
}
