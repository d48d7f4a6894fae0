import { useId } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useCatalogue, type Catalogue } from '../menu/catalogue.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useIsUploading } from '../pictures/use-upload.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import {
  contentInput,
  NO_CONTENT,
  PicturePanel,
  PlacePanel,
  WordsPanel,
  type TypedContent,
} from './ContentForm.tsx';
import { useNewContent } from './use-content-actions.ts';

/** What is not there yet: it begins as a draft. */
export function NewContentPage(props: OfficePageProps) {
  const t = useAdminText();
  const catalogue = useCatalogue(props.company.id);
  if (catalogue.data) return <NewContentForm {...props} catalogue={catalogue.data} />;
  return (
    <Section title={t('Admin.News.New')}>
      <Remote query={catalogue}>{() => null}</Remote>
    </Section>
  );
}

function NewContentForm(props: OfficePageProps & { catalogue: Catalogue }) {
  const t = useAdminText();
  const errorId = useId();
  const isUploading = useIsUploading();
  const link = useOfficeLink();
  const navigate = useNavigate();
  const { id } = useNewId();
  const { company, catalogue } = props;
  const create = useNewContent(company.id);
  const edit = useOfficeForm<TypedContent>({
    key: 'CONTENT:new',
    saved: NO_CONTENT,
    save: async (changed) => {
      const content = contentInput({ ...NO_CONTENT, ...changed });
      const isMade = await create.wait({ id, content });
      if (isMade) await navigate(link(`news/${id}`));
      return isMade;
    },
  });
  const panel = {
    company,
    defaultLanguage: catalogue.defaultLanguage,
    languages: catalogue.languages,
    fields: edit.fields,
    isReadOnly: false,
    wrong: create.field,
    errorId,
    onChange: edit.set,
  };
  return (
    <Section
      isWide
      title={t('Admin.News.New')}
      actions={
        <button
          type="button"
          className={controls.solid}
          data-save
          disabled={!edit.isDirty || create.isBusy || isUploading}
          onClick={() => void edit.submit()}
        >
          {isUploading
            ? t('Admin.Picture.Checking')
            : t(create.isBusy ? 'Console.Loading' : 'Admin.News.SaveDraft')}
        </button>
      }
    >
      <DraftOffer form={edit} />
      <FormError id={errorId} text={create.code ? adminErrorText(t, create.code) : null} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <WordsPanel {...panel} />
        </div>
        <div className={panels.stack}>
          <PlacePanel {...panel} />
          <PicturePanel {...panel} />
        </div>
      </div>
    </Section>
  );
}
