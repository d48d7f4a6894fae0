import type { Language } from '@tallrik/domain/company/languages';
import { type PicturePurpose, smallestPicture } from '@tallrik/domain/company/pictures';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useRef, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import styles from './PictureField.module.css';
import { PictureLibrary } from './PictureLibrary.tsx';
import { TAKEN_LOGO_TYPES, TAKEN_TYPES } from './upload-picture.ts';
import { type OfficePicture, pictureKeyIn, usePicture } from './use-picture.ts';
import { uploadProblemText, useUpload } from './use-upload.ts';

type Sheet = { kind: 'LIBRARY' } | { kind: 'EDIT'; picture: OfficePicture };

/**
 * One picture of the company's: dropped, chosen, pasted or taken from the library, cut and described before it is used
 * (CATALOG-31 to CATALOG-34). Whoever shows it saves the key.
 */
export function PictureField(props: {
  companyId: string;
  purpose: PicturePurpose;
  label: string;
  /** `/media/{key}`, or null. */
  address: string | null;
  /** What is read out of a picture that has no description. */
  title: string;
  languages: readonly Language[];
  /** The colour it stands on for guests: a logo is seen there, whatever the office looks like. */
  ground?: string;
  /** Left out where the library itself stands below. */
  hasLibrary?: boolean;
  onChoose: (pictureKey: string | null) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { companyId, purpose, address } = props;
  const file = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isOver, setOver] = useState(false);
  const present = usePicture(companyId, pictureKeyIn(address));
  const upload = useUpload(companyId, purpose, (picture) => setSheet({ kind: 'EDIT', picture }));
  const isLogo = purpose === 'LOGO';
  const { width, height } = smallestPicture(purpose, { width: 2, height: 1 });
  const take = (files: FileList | null | undefined) => {
    const [first] = files ?? [];
    if (first) upload.send(first);
  };
  const problem = upload.problem && uploadProblemText(t, upload.problem);

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <div
        className={classNames(styles.field, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          take(event.clipboardData.files);
        }}
      >
        {address === null ? (
          <span className={styles.none} aria-hidden="true" />
        ) : (
          <img
            className={classNames(styles.present, isLogo && styles.logo)}
            src={isLogo ? address : `${address}?w=192&h=130`}
            alt=""
            width={192}
            height={130}
            {...(props.ground === undefined ? {} : { style: { backgroundColor: props.ground } })}
          />
        )}
        <div className={styles.words}>
          <p id={`${id}-label`} className={styles.label}>
            {props.label}
          </p>
          <p id={`${id}-hint`} className={styles.hint}>
            {isLogo
              ? t('Admin.Picture.LogoTypes')
              : t('Admin.Picture.Types', { width: String(width), height: String(height) })}
          </p>
          {upload.part !== null && (
            <div role="status" className={styles.status}>
              <progress
                className={styles.progress}
                max={1}
                value={upload.part}
                aria-hidden="true"
              />
              {upload.part < 1
                ? t('Admin.Picture.Uploading', { percent: String(Math.round(upload.part * 100)) })
                : t('Admin.Picture.Checking')}
            </div>
          )}
        </div>
        <div className={styles.actions}>
          <input
            ref={file}
            type="file"
            className={styles.file}
            id={`${id}-file`}
            accept={isLogo ? TAKEN_LOGO_TYPES : TAKEN_TYPES}
            aria-label={`${props.label}: ${t('Admin.Picture.Choose')}`}
            tabIndex={-1}
            onChange={({ target }) => {
              take(target.files);
              // The same file again is a choice again.
              target.value = '';
            }}
          />
          <button
            type="button"
            className={controls.line}
            disabled={upload.part !== null}
            onClick={() => file.current?.click()}
          >
            {t('Admin.Picture.Choose')}
          </button>
          {props.hasLibrary !== false && (
            <button
              type="button"
              className={controls.line}
              onClick={() => setSheet({ kind: 'LIBRARY' })}
            >
              {t('Admin.Picture.Library')}
            </button>
          )}
          {present.data && (
            <button
              type="button"
              className={controls.line}
              onClick={() => present.data && setSheet({ kind: 'EDIT', picture: present.data })}
            >
              {t('Admin.Picture.Adjust')}
            </button>
          )}
          {address !== null && (
            <button type="button" className={controls.quiet} onClick={() => props.onChoose(null)}>
              {t('Admin.Picture.Remove')}
            </button>
          )}
        </div>
        <div className={styles.problem}>
          <FormError id={`${id}-problem`} text={problem} />
        </div>
      </div>
      <ModalSheet
        open={sheet !== null}
        onClose={() => setSheet(null)}
        title={sheet?.kind === 'LIBRARY' ? t('Admin.Picture.Library') : props.label}
        closeLabel={t('Console.Close')}
      >
        {sheet?.kind === 'LIBRARY' && (
          <PictureLibrary
            companyId={companyId}
            onChoose={(picture) => setSheet({ kind: 'EDIT', picture })}
          />
        )}
        {sheet?.kind === 'EDIT' && (
          <PictureEditor
            key={sheet.picture.key}
            companyId={companyId}
            purpose={purpose}
            picture={sheet.picture}
            title={props.title}
            languages={props.languages}
            onUse={(key) => {
              setSheet(null);
              props.onChoose(key);
            }}
          />
        )}
      </ModalSheet>
    </div>
  );
}
