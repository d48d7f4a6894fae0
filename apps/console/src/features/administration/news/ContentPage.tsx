import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { deviceDateTime } from '../device-time.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { useCatalogue, type Catalogue } from '../menu/catalogue.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useIsUploading } from '../pictures/use-upload.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { PicturePanel, PlacePanel, WordsPanel, type TypedContent } from './ContentForm.tsx';
import { useContent, type OfficeContent } from './news-query.ts';
import { StateOfContent, titleOf } from './NewsList.tsx';
import { typedOf, useContentSave, useContentSteps } from './use-content-actions.ts';

/** One page or piece of news: its words, its place, and whether guests see it. */
export function ContentPage(props: OfficePageProps & { id: string }) {
  const t = useAdminText();
  const content = useContent(props.company.id, props.id);
  const catalogue = useCatalogue(props.company.id);
  if (content.data && catalogue.data)
    return <OneContent {...props} content={content.data} catalogue={catalogue.data} />;
  return (
    <Section title={t('Admin.News.Title')}>
      {content.data ? (
        <Remote query={catalogue}>{() => null}</Remote>
      ) : (
        <Remote query={content}>{() => null}</Remote>
      )}
    </Section>
  );
}

function OneContent(props: OfficePageProps & { content: OfficeContent; catalogue: Catalogue }) {
  const t = useAdminText();
  const errorId = useId();
  const isUploading = useIsUploading();
  const { company, content, catalogue } = props;
  const isOwner = reachOf(props.administrator.role, 'CONTENT', 'WRITE') === 'ALL';
  const isReadOnly = !isOwner || content.isArchived;
  const [isSmall, setSmall] = useState(false);
  const save = useContentSave(company.id);
  const edit = useOfficeForm<TypedContent>({
    key: `CONTENT:${content.id}`,
    saved: typedOf(content),
    save: (changed, base) => save.wait(content, changed, base),
  });
  const name = titleOf(content.title, company.languages) || content.slug;
  const submit = async () => {
    save.setSmall(isSmall);
    if (await edit.submit()) setSmall(false);
  };
  const panel = {
    company,
    defaultLanguage: catalogue.defaultLanguage,
    languages: catalogue.languages,
    fields: edit.fields,
    isReadOnly,
    wrong: save.field,
    errorId,
    onChange: edit.set,
  };
  return (
    <Section
      isWide
      title={name}
      actions={
        <>
          <HistoryButton id={content.id} title={name} company={company} />
          {!isReadOnly && edit.isDirty && (
            <button type="button" className={controls.quiet} onClick={edit.discard}>
              {t('Admin.Hours.Discard')}
            </button>
          )}
          {!isReadOnly && (
            <button
              type="button"
              className={controls.solid}
              data-save
              disabled={!edit.isDirty || save.isBusy || isUploading}
              onClick={() => void submit()}
            >
              {isUploading
                ? t('Admin.Picture.Checking')
                : t(save.isBusy ? 'Console.Loading' : 'Console.Save')}
            </button>
          )}
        </>
      }
    >
      <DraftOffer form={edit} />
      <FormError id={errorId} text={save.code ? adminErrorText(t, save.code) : null} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <WordsPanel {...panel} />
        </div>
        <div className={panels.stack}>
          {isOwner && <Publishing {...props} isDirty={edit.isDirty} />}
          {!isReadOnly && content.state === 'PUBLISHED' && (
            <Panel title={t('Admin.News.Small')}>
              <Toggle isOn={isSmall} label={t('Admin.News.SmallText')} onChange={setSmall} />
            </Panel>
          )}
          <PlacePanel {...panel} />
          <PicturePanel {...panel} />
        </div>
      </div>
    </Section>
  );
}

/** Where guests read it; null where the company has no address yet. */
function guestAddress(
  { slug: path }: OfficePageProps['company'],
  { id, slug, places }: OfficeContent,
): string | null {
  if (path === null) return null;
  if (places.includes('SIDEBAR')) return `/${path}/sidebar/${encodeURIComponent(slug)}`;
  if (places.includes('NEWSLETTER')) return `/${path}/news/${encodeURIComponent(id)}`;
  return places.includes('MEMBERSHIP') ? `/${path}/membership` : `/${path}`;
}

/** A draft until it is published, now or at a moment; taken back it is one again (GROWTH-28). */
function Publishing(props: OfficePageProps & { content: OfficeContent; isDirty: boolean }) {
  const t = useAdminText();
  const id = useId();
  const { content, company } = props;
  const steps = useContentSteps(company.id);
  const [at, setAt] = useState('');
  const { state, publishedAt } = content;
  const plan = () =>
    steps.run({
      content,
      step: {
        at: Temporal.PlainDateTime.from(at)
          .toZonedDateTime(Temporal.Now.timeZoneId())
          .toInstant()
          .toString(),
      },
    });
  const button = (step: 'PUBLISH' | 'WITHDRAW' | 'ARCHIVE' | 'RESTORE', isMain = false) => (
    <button
      type="button"
      className={isMain ? controls.solid : controls.line}
      disabled={steps.isBusy || (step === 'PUBLISH' && props.isDirty)}
      onClick={() => steps.run({ content, step })}
    >
      {t(`Admin.News.Step.${step}`)}
    </button>
  );
  const guests = guestAddress(company, content);
  const moment = publishedAt === null ? null : deviceDateTime(publishedAt);
  return (
    <Panel title={t('Admin.News.Guests')} aside={<StateOfContent state={state} />}>
      <div className={form.form}>
        {moment !== null && state !== 'DRAFT' && (
          <p>
            {t(state === 'PLANNED' ? 'Admin.News.SeenFrom' : 'Admin.News.SeenSince', { moment })}
          </p>
        )}
        {guests !== null && state === 'PUBLISHED' && !content.isArchived && (
          <a className={controls.line} href={guests} target="_blank" rel="noreferrer">
            {t('Admin.News.AsGuests')}
          </a>
        )}
        {content.isArchived ? (
          button('RESTORE', true)
        ) : (
          <>
            {props.isDirty && state !== 'PUBLISHED' && <p>{t('Admin.News.SaveFirst')}</p>}
            {state !== 'PUBLISHED' && button('PUBLISH', true)}
            {state !== 'PUBLISHED' && (
              <>
                <TextInput
                  type="datetime-local"
                  label={t('Admin.News.PublishAt')}
                  required={false}
                  errorId={steps.field === 'at' ? id : null}
                  value={at}
                  onChange={setAt}
                />
                <button
                  type="button"
                  className={controls.line}
                  disabled={at === '' || steps.isBusy || props.isDirty}
                  onClick={plan}
                >
                  {t('Admin.News.Plan')}
                </button>
              </>
            )}
            {state !== 'DRAFT' && button('WITHDRAW')}
            {button('ARCHIVE')}
          </>
        )}
        <FormError
          id={id}
          text={
            steps.field === 'at'
              ? t('Admin.News.MomentPast')
              : steps.code && adminErrorText(t, steps.code)
          }
        />
      </div>
    </Panel>
  );
}
