import { useId, useRef, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import form from '../parts/form.module.css';
import { PictureLibrary } from '../pictures/PictureLibrary.tsx';
import { TAKEN_TYPES } from '../pictures/upload-picture.ts';
import type { OfficePicture } from '../pictures/use-picture.ts';
import { uploadProblemText, useUpload } from '../pictures/use-upload.ts';
import { useAdminText } from '../use-admin-text.tsx';
import type { LinkPlace } from './rich-link.ts';
import { readLink } from './rich-schema.ts';

export function LinkSheet(props: {
  place: LinkPlace;
  onLink: (href: string | null, words: string) => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const [typed, setTyped] = useState(props.place.href);
  const [words, setWords] = useState(props.place.words);
  const [isWrong, setWrong] = useState(false);
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      title={t('Admin.News.Tool.Link')}
      text={t('Admin.News.LinkText')}
      closeLabel={t('Console.Close')}
    >
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const href = readLink(typed);
          setWrong(href === null);
          if (href !== null) props.onLink(href, words);
        }}
      >
        <TextInput
          label={t('Admin.News.LinkTo')}
          errorId={isWrong ? id : null}
          data-autofocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
        <TextInput
          label={t('Admin.News.LinkWords')}
          hint={t('Admin.News.LinkWordsHint')}
          errorId={null}
          required={false}
          maxLength={200}
          autoComplete="off"
          value={words}
          onChange={setWords}
        />
        <FormError id={id} text={isWrong ? t('Admin.News.LinkWrong') : null} />
        <button type="submit" className={controls.solid}>
          {t('Admin.News.LinkSet')}
        </button>
        {props.place.href !== '' && (
          <button type="button" className={controls.quiet} onClick={() => props.onLink(null, '')}>
            {t('Admin.News.LinkRemove')}
          </button>
        )}
      </form>
    </ModalSheet>
  );
}

/** One of the company's own pictures, or a new one from here. */
export function PictureSheet(props: {
  companyId: string;
  onPicture: (src: string, alt: string) => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const take = (picture: OfficePicture) =>
    props.onPicture(picture.url, Object.values(picture.description).find(isText) ?? '');
  const upload = useUpload(props.companyId, 'CONTENT', take);
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      title={t('Admin.News.Tool.Picture')}
      closeLabel={t('Console.Close')}
    >
      <div className={form.form}>
        <input
          ref={file}
          type="file"
          hidden
          accept={TAKEN_TYPES}
          aria-label={t('Admin.Picture.Choose')}
          onChange={({ target }) => {
            const [first] = target.files ?? [];
            if (first) upload.send(first);
            // The same file again is a choice again.
            target.value = '';
          }}
        />
        <button
          type="button"
          className={controls.solid}
          disabled={upload.part !== null}
          onClick={() => file.current?.click()}
        >
          {t('Admin.Picture.Choose')}
        </button>
        {upload.part !== null && (
          <p role="status">
            {upload.part < 1
              ? t('Admin.Picture.Uploading', { percent: String(Math.round(upload.part * 100)) })
              : t('Admin.Picture.Checking')}
          </p>
        )}
        <FormError id={id} text={upload.problem && uploadProblemText(t, upload.problem)} />
        <h3 className={controls.label}>{t('Admin.Picture.Library')}</h3>
        <PictureLibrary companyId={props.companyId} onChoose={take} />
      </div>
    </ModalSheet>
  );
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== 'LocalizedText';
