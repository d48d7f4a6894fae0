import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import code from '../codes/CodePage.module.css';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { useCatalogue, type Catalogue } from '../menu/catalogue.ts';
import { titleOf } from '../news/NewsList.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import {
  countOf,
  inputOf,
  NEW_CARD,
  problemOf,
  typedOf,
  type TypedStampCard,
} from './stamp-fields.ts';
import { StampPreview, StampTerms, StampWords } from './StampCardForm.tsx';
import { useStampCards, type OfficeStampCard } from './stamps-query.ts';
import { StampState } from './StampState.tsx';
import { useNewStampCard, useStampSave, useStampStep } from './use-stamp-actions.ts';

type Problem = { code: string; field: string } | null;

/** A card that is not there yet (GROWTH-20). */
export function NewStampCardPage(props: OfficePageProps) {
  const t = useAdminText();
  const catalogue = useCatalogue(props.company.id);
  if (catalogue.data) return <NewStampCard {...props} catalogue={catalogue.data} />;
  return (
    <Section title={t('Admin.Stamps.New')}>
      <Remote query={catalogue}>{() => null}</Remote>
    </Section>
  );
}

function NewStampCard(props: OfficePageProps & { catalogue: Catalogue }) {
  const t = useAdminText();
  const errorId = useId();
  const link = useOfficeLink();
  const navigate = useNavigate();
  const { id } = useNewId();
  const { company, catalogue } = props;
  const create = useNewStampCard(company.id);
  const [problem, setProblem] = useState<Problem>(null);
  const form = useOfficeForm<TypedStampCard>({
    key: 'STAMP_CARD:new',
    saved: NEW_CARD,
    save: async (changed) => {
      const isMade = await create.wait({ id, card: inputOf({ ...NEW_CARD, ...changed }) });
      if (isMade) await navigate(link(`offers/stamps/${id}`));
      return isMade;
    },
  });
  const submit = () => {
    const found = problemOf(form.fields, catalogue);
    setProblem(found);
    if (found === null) void form.submit();
  };
  const refusal = problem?.code ?? create.code;
  const panel = {
    company,
    catalogue,
    fields: form.fields,
    isReadOnly: false,
    wrong: problem?.field ?? create.field,
    errorId,
    onChange: (changed: Partial<TypedStampCard>) => {
      setProblem(null);
      form.set(changed);
    },
  };
  return (
    <Section
      isWide
      title={t('Admin.Stamps.New')}
      actions={
        <button
          type="button"
          className={controls.solid}
          data-save
          disabled={create.isBusy}
          onClick={submit}
        >
          {create.isBusy ? t('Console.Loading') : t('Console.Save')}
        </button>
      }
    >
      <DraftOffer form={form} />
      <FormError id={errorId} text={refusalText(t, refusal, panel.wrong)} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <StampWords {...panel} />
          <StampTerms {...panel} />
        </div>
        <div className={panels.stack}>
          <StampPreview catalogue={catalogue} fields={form.fields} />
        </div>
      </div>
    </Section>
  );
}

const refusalText = (
  t: ReturnType<typeof useAdminText>,
  refusal: string | null,
  field: string | null,
): string | null => {
  if (refusal === null) return null;
  return field === 'offerId' ? t('Admin.Stamps.OfferMissing') : adminErrorText(t, refusal);
};

/** One card: its words, stamps and dishes, who collects, and how it ends. */
export function StampCardPage(props: OfficePageProps & { id: string }) {
  const t = useAdminText();
  const cards = useStampCards(props.company.id);
  const catalogue = useCatalogue(props.company.id);
  const card = cards.data?.find(({ id }) => id === props.id);
  if (card && catalogue.data)
    return <OneStampCard {...props} card={card} catalogue={catalogue.data} />;
  return (
    <Section title={t('Admin.Stamps.Title')}>
      {cards.data ? (
        <Remote query={catalogue}>
          {() => <p className={rows.empty}>{t('Admin.Error.NOT_FOUND')}</p>}
        </Remote>
      ) : (
        <Remote query={cards}>{() => null}</Remote>
      )}
    </Section>
  );
}

type OneProps = OfficePageProps & { card: OfficeStampCard; catalogue: Catalogue };

function OneStampCard(props: OneProps) {
  const t = useAdminText();
  const errorId = useId();
  const { company, card, catalogue } = props;
  const isOwner = reachOf(props.administrator.role, 'OFFERS', 'WRITE') === 'ALL';
  const isReadOnly = !isOwner || card.isArchived;
  const name = titleOf(card.name, company.languages);
  const save = useStampSave(company.id);
  const [problem, setProblem] = useState<Problem>(null);
  const [isAsked, setAsked] = useState(false);
  const form = useOfficeForm<TypedStampCard>({
    key: `STAMP_CARD:${card.id}`,
    saved: typedOf(card),
    save: (changed, base) => save.wait(card, changed, base),
  });
  const required = countOf(form.fields);
  const filled = required < card.requiredCount ? (card.holders[required - 1] ?? 0) : 0;
  const submit = () => {
    const found = problemOf(form.fields, catalogue);
    setProblem(found);
    if (found !== null) return;
    // Whoever has as many stamps gets what the card earns at once: that is not taken back (GROWTH-21).
    if (filled > 0) setAsked(true);
    else void form.submit();
  };
  const refusal = problem?.code ?? save.code;
  const panel = {
    company,
    catalogue,
    fields: form.fields,
    isReadOnly,
    wrong: problem?.field ?? save.field,
    errorId,
    onChange: (changed: Partial<TypedStampCard>) => {
      setProblem(null);
      form.set(changed);
    },
  };
  return (
    <Section
      isWide
      title={name}
      actions={
        <>
          <HistoryButton id={card.id} title={name} company={company} />
          {!isReadOnly && form.isDirty && (
            <button type="button" className={controls.quiet} onClick={form.discard}>
              {t('Admin.Hours.Discard')}
            </button>
          )}
          {!isReadOnly && (
            <button
              type="button"
              className={controls.solid}
              data-save
              disabled={!form.isDirty || save.isBusy}
              onClick={submit}
            >
              {save.isBusy ? t('Console.Loading') : t('Console.Save')}
            </button>
          )}
        </>
      }
    >
      <DraftOffer form={form} />
      <FormError id={errorId} text={refusalText(t, refusal, panel.wrong)} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <StampWords {...panel} />
          <StampTerms {...panel} />
        </div>
        <div className={panels.stack}>
          <Collected {...props} isOwner={isOwner} />
          <StampPreview catalogue={catalogue} fields={form.fields} />
        </div>
      </div>
      <ConfirmSheet
        open={isAsked}
        title={t('Admin.Stamps.FillTitle')}
        text={t('Admin.Stamps.FillText', { count: filled })}
        action={t('Admin.Codes.Sure')}
        isDangerous={false}
        isBusy={save.isBusy}
        code={null}
        onConfirm={() => {
          setAsked(false);
          void form.submit();
        }}
        onClose={() => setAsked(false)}
      />
    </Section>
  );
}

/** Who collects, and taking the card away (GROWTH-21). */
function Collected(props: OneProps & { isOwner: boolean }) {
  const t = useAdminText();
  const id = useId();
  const { card, company, isOwner } = props;
  const [isAsked, setAsked] = useState(false);
  const [endsOn, setEndsOn] = useState(() =>
    Temporal.Now.plainDateISO().add({ months: 1 }).toString(),
  );
  const step = useStampStep(company.id, () => setAsked(false));
  const open = card.holders[0] ?? 0;
  return (
    <Panel title={t('Admin.Codes.StateHead')} aside={<StampState card={card} />}>
      <dl className={code.figures}>
        <div>
          <dt>{t('Admin.Stamps.OpenCards')}</dt>
          <dd>{open}</dd>
        </div>
        <div>
          <dt>{t('Admin.Stamps.FullCards')}</dt>
          <dd>{card.fullCards}</dd>
        </div>
      </dl>
      {isOwner && (
        <p>
          {card.isArchived ? (
            <button
              type="button"
              className={controls.line}
              disabled={step.isBusy}
              onClick={() => step.run({ card, endsOn: null })}
            >
              {t('Admin.News.Step.RESTORE')}
            </button>
          ) : (
            <button type="button" className={controls.line} onClick={() => setAsked(true)}>
              {t('Admin.Stamps.TakeAway')}
            </button>
          )}
        </p>
      )}
      {!isAsked && step.code !== null && (
        <FormError id={id} text={refusalText(t, step.code, step.field)} />
      )}
      <ConfirmSheet
        open={isAsked}
        title={t('Admin.Stamps.TakeAwayTitle')}
        text={t('Admin.Stamps.TakeAwayText', { count: open })}
        action={t('Admin.Stamps.TakeAway')}
        isDangerous={false}
        isBusy={step.isBusy}
        isIncomplete={endsOn === ''}
        code={step.field === 'endsOn' ? null : step.code}
        onConfirm={() => step.run({ card, endsOn })}
        onClose={() => setAsked(false)}
      >
        <TextInput
          type="date"
          label={t('Admin.Stamps.LastDay')}
          {...(step.field === 'endsOn' ? { hint: t('Admin.Stamps.LastDayWrong') } : {})}
          errorId={step.field === 'endsOn' ? id : null}
          value={endsOn}
          onChange={setEndsOn}
        />
      </ConfirmSheet>
    </Panel>
  );
}
