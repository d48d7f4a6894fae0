import type { Language } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { WHOLE } from '@tallrik/domain/company/picture-cut';
import { type PicturePurpose, smallestPicture } from '@tallrik/domain/company/pictures';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { LANGUAGE_NAMES } from '../../../shared/controls/language-names.ts';
import { useServices } from '../../../shared/services.tsx';
import { CutPictureDocument, SavePictureDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { cutOf, editOf } from './picture-editing.ts';
import { PicturePreviews } from './PicturePreviews.tsx';
import { PictureStage } from './PictureStage.tsx';
import styles from './PictureEditor.module.css';
import { libraryKey, type OfficePicture } from './use-picture.ts';

/** Frame, focus point and description of one picture; nothing is shown to guests before it is used. */
export function PictureEditor(props: {
  companyId: string;
  purpose: PicturePurpose;
  picture: OfficePicture;
  /** What is read out where nothing is written. */
  title: string;
  languages: readonly Language[];
  /** Where it is not chosen for anything. */
  useLabel?: string;
  /** Under a new key, where it was cut anew. */
  onUse: (key: string) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const { companyId, picture } = props;
  const [edit, setEdit] = useState(() => editOf(picture));
  const [words, setWords] = useState(() => wordsOf(picture));
  const upload = { ...picture.original, url: `${picture.original.url}/original` };
  const least = smallestPicture(props.purpose, upload);

  const change = useChange({
    refreshes: [libraryKey(companyId)],
    send: async () => {
      const cut = cutOf(edit);
      const isCut =
        JSON.stringify(cut) !== JSON.stringify(cutOf(editOf(picture))) && !picture.isDrawing;
      if (isCut) {
        const given = { companyId, key: picture.key, cut: { ...cut, description: words } };
        return (await api.call(CutPictureDocument, given)).cutPicture;
      }
      if (JSON.stringify(words) === JSON.stringify(wordsOf(picture)))
        return { error: null, picture };
      const { key, version } = picture;
      const given = { companyId, key, version, description: words };
      return (await api.call(SavePictureDocument, given)).savePicture;
    },
    onDone: (result) => {
      if (result.picture) props.onUse(result.picture.key);
    },
  });

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        // A form around the field must not be sent with it.
        event.stopPropagation();
        change.run(undefined);
      }}
    >
      {picture.isDrawing ? (
        <img className={styles.drawing} src={upload.url} alt="" />
      ) : (
        <>
          <PictureStage
            upload={upload}
            edit={edit}
            least={{ width: least.width / upload.width, height: least.height / upload.height }}
            onChange={setEdit}
          />
          <div className={styles.line}>
            <p className={styles.hint}>{t('Admin.Picture.FocusHint')}</p>
            <button
              type="button"
              className={controls.line}
              onClick={() => setEdit(({ focus }) => ({ crop: WHOLE, focus }))}
            >
              {t('Admin.Picture.Whole')}
            </button>
          </div>
          <section className={styles.part}>
            <h3 className={styles.name}>{t('Admin.Picture.Sizes')}</h3>
            <PicturePreviews purpose={props.purpose} upload={upload} edit={edit} />
          </section>
        </>
      )}
      <fieldset className={styles.part}>
        <legend className={styles.name}>{t('Admin.Picture.Description')}</legend>
        <p className={styles.hint}>{t('Admin.Picture.DescriptionHint')}</p>
        {props.languages.map((language) => (
          <TextInput
            key={language}
            label={LANGUAGE_NAMES[language]}
            errorId={change.code === null ? null : id}
            required={false}
            maxLength={OFFICE_TEXTS.pictureDescription}
            placeholder={props.title}
            value={words[language] ?? ''}
            onChange={(text) => setWords((before) => ({ ...before, [language]: text }))}
          />
        ))}
      </fieldset>
      <FormError id={id} text={change.code === null ? null : adminErrorText(t, change.code)} />
      <button
        type="submit"
        className={classNames(controls.solid, controls.big, styles.use)}
        disabled={change.isBusy}
      >
        {change.isBusy ? t('Console.Loading') : (props.useLabel ?? t('Admin.Picture.Use'))}
      </button>
    </form>
  );
}

type Words = Partial<Record<Language, string | null>>;
const wordsOf = ({ description }: OfficePicture): Words => {
  const { en, se, es, no, tr, dk } = description;
  return { en, se, es, no, tr, dk };
};
