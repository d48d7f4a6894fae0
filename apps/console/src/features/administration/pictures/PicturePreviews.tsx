import type { ImageSize } from '@tallrik/domain/company/layout';
import { type GuestSize, guestSizes, type PicturePurpose } from '@tallrik/domain/company/pictures';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { useAdminText } from '../use-admin-text.tsx';
import { type PictureEdit, shownPart } from './picture-editing.ts';
import styles from './PicturePreviews.module.css';

const NAMES: Readonly<Record<GuestSize['name'], AdminTranslationKey>> = {
  CARD: 'Admin.Picture.Size.CARD',
  SMALL_CARD: 'Admin.Picture.Size.SMALL_CARD',
  ROW: 'Admin.Picture.Size.ROW',
  DESKTOP: 'Admin.Picture.Size.DESKTOP',
  PHONE: 'Admin.Picture.Size.PHONE',
};

/** The picture in every size guests get, cut as the server will cut it. */
export function PicturePreviews(props: {
  purpose: PicturePurpose;
  upload: ImageSize & { url: string };
  edit: PictureEdit;
}) {
  const t = useAdminText();
  return (
    <ul className={styles.sizes}>
      {guestSizes(props.purpose).map(({ name, size }) => {
        const part = shownPart(props.edit, props.upload, size);
        return (
          <li key={name} className={styles.size}>
            <span
              className={styles.window}
              style={{ aspectRatio: `${size.width} / ${size.height}` }}
            >
              <img
                className={styles.picture}
                src={props.upload.url}
                alt=""
                style={{
                  inlineSize: percent(1 / part.width),
                  blockSize: percent(1 / part.height),
                  insetInlineStart: percent(-part.left / part.width),
                  insetBlockStart: percent(-part.top / part.height),
                }}
              />
            </span>
            <span className={styles.name}>{t(NAMES[name])}</span>
          </li>
        );
      })}
    </ul>
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;
