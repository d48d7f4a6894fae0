import { useAdminText } from '../use-admin-text.tsx';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import styles from './PictureLibrary.module.css';
import { type OfficePicture, usePictureLibrary } from './use-picture.ts';

/** The company's earlier pictures, newest first: one tap takes one of them. */
export function PictureLibrary(props: {
  companyId: string;
  onChoose: (picture: OfficePicture) => void;
}) {
  const t = useAdminText();
  const library = usePictureLibrary(props.companyId);
  return (
    <Remote query={library}>
      {({ pages }) => {
        const pictures = pages.flatMap((page) => page.pictures);
        if (pictures.length === 0) return <p>{t('Admin.Picture.Empty')}</p>;
        return (
          <>
            <ul className={styles.pictures}>
              {pictures.map((picture, index) => (
                <li key={picture.key}>
                  <button
                    type="button"
                    className={styles.picture}
                    style={{ backgroundColor: picture.colour }}
                    aria-label={t('Admin.Picture.Earlier', {
                      number: String(index + 1),
                      name: nameOf(picture),
                      count: picture.usedIn,
                    })}
                    onClick={() => props.onChoose(picture)}
                  >
                    <img
                      src={
                        picture.isDrawing ? `${picture.url}/original` : `${picture.url}?w=192&h=130`
                      }
                      alt=""
                      loading="lazy"
                      width={192}
                      height={130}
                    />
                    <span className={styles.used} aria-hidden="true">
                      {t('Admin.Picture.UsedIn', { count: String(picture.usedIn) })}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <MoreButton pages={library} />
          </>
        );
      }}
    </Remote>
  );
}

const nameOf = ({ description }: OfficePicture): string =>
  Object.values(description).find(
    (text): text is string => typeof text === 'string' && text !== '',
  ) ?? '';
