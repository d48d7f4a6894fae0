import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import form from '../parts/form.module.css';
import { PictureLibrary } from '../pictures/PictureLibrary.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { readLink } from './rich-schema.ts';

export function LinkSheet(props: { onLink: (href: string | null) => void; onClose: () => void }) {
  const t = useAdminText();
  const id = useId();
  const [typed, setTyped] = useState('');
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
          if (href !== null) props.onLink(href);
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
        <FormError id={id} text={isWrong ? t('Admin.News.LinkWrong') : null} />
        <button type="submit" className={controls.solid}>
          {t('Admin.News.LinkSet')}
        </button>
        <button type="button" className={controls.quiet} onClick={() => props.onLink(null)}>
          {t('Admin.News.LinkRemove')}
        </button>
      </form>
    </ModalSheet>
  );
}

/** One of the company's own pictures; new ones come in where pictures are kept. */
export function PictureSheet(props: {
  companyId: string;
  onPicture: (src: string, alt: string) => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      title={t('Admin.News.Tool.Picture')}
      text={t('Admin.News.PictureChoose')}
      closeLabel={t('Console.Close')}
    >
      <PictureLibrary
        companyId={props.companyId}
        onChoose={(picture) =>
          props.onPicture(picture.url, Object.values(picture.description).find(isText) ?? '')
        }
      />
    </ModalSheet>
  );
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== 'LocalizedText';
