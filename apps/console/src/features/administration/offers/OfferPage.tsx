import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import code from '../codes/CodePage.module.css';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { useCatalogue, type Catalogue } from '../menu/catalogue.ts';
import { titleOf } from '../news/NewsList.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import choice from '../parts/form.module.css';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { problemOf, trialInput, typedOf, type TypedOffer } from './offer-fields.ts';
import { GiveOffer } from './GiveOffer.tsx';
import { MeetsPanel, SavingsPanel } from './OfferEffects.tsx';
import { GiftPanel, TermsPanel, WordsPanel } from './OfferForm.tsx';
import { OfferStateTag } from './OfferList.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { useOffer, useOfferTrial, type OfficeOffer } from './offers-query.ts';
import { useOfferSave, useOfferSteps, type OfferStep } from './use-offer-actions.ts';
import styles from './Offers.module.css';

/** One offer: what it gives, to whom, where and when, what it brought, and how it stands. */
export function OfferPage(props: OfficePageProps & { id: string }) {
  const t = useAdminText();
  const offer = useOffer(props.company.id, props.id);
  const catalogue = useCatalogue(props.company.id);
  if (offer.data && catalogue.data)
    return <OneOffer {...props} offer={offer.data} catalogue={catalogue.data} />;
  return (
    <Section title={t('Admin.Office.offers')}>
      {offer.data ? (
        <Remote query={catalogue}>{() => null}</Remote>
      ) : (
        <Remote query={offer}>{() => null}</Remote>
      )}
    </Section>
  );
}

type OneProps = OfficePageProps & { offer: OfficeOffer; catalogue: Catalogue };

function OneOffer(props: OneProps) {
  const t = useAdminText();
  const errorId = useId();
  const { company, offer, catalogue } = props;
  const isOwner = reachOf(props.administrator.role, 'OFFERS', 'WRITE') === 'ALL';
  const isReadOnly = !isOwner || offer.state === 'ARCHIVED';
  const name = titleOf(offer.name, company.languages);
  const save = useOfferSave(company.id, company.currency);
  const [problem, setProblem] = useState<{ code: string; field: string } | null>(null);
  const form = useOfficeForm<TypedOffer>({
    key: `OFFER:${offer.id}`,
    saved: typedOf(offer, company.currency),
    save: (changed, base) => save.wait(offer, changed, base),
  });
  const { fields } = form;
  const trial = useOfferTrial(company.id, offer.id, trialInput(fields));
  const submit = () => {
    const found = problemOf(fields, catalogue);
    setProblem(found);
    if (found === null) void form.submit();
  };
  const refusal = problem?.code ?? save.code;
  const panel = {
    company,
    catalogue,
    fields,
    isReadOnly,
    wrong: problem?.field ?? save.field,
    errorId,
    freeItemIds: trial.data?.freeItemIds ?? [],
    onChange: (changed: Partial<TypedOffer>) => {
      setProblem(null);
      form.set(changed);
    },
  };
  const effects = { company, catalogue, fields, trial: trial.data };
  return (
    <Section
      isWide
      title={name}
      actions={
        <>
          <HistoryButton id={offer.id} title={name} company={company} />
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
      <FormError id={errorId} text={refusal ? adminErrorText(t, refusal) : null} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <p className={styles.kind}>
            <OfferPicture type={offer.type} />
            <span className={styles.typeWords}>
              <strong>{t(`Admin.Offers.Type.${offer.type}`)}</strong>{' '}
              <span>{t(`Admin.Offers.TypeText.${offer.type}`)}</span>
            </span>
          </p>
          <WordsPanel {...panel} />
          <GiftPanel {...panel} />
          <SavingsPanel {...effects} />
          <TermsPanel {...panel} />
        </div>
        <div className={panels.stack}>
          <Standing {...props} isOwner={isOwner} />
          <MeetsPanel {...effects} />
          <OfferPreview company={company} catalogue={catalogue} fields={fields} />
        </div>
      </div>
    </Section>
  );
}

/** How it stands, what it brought, and what can be done about it (GROWTH-18). */
function Standing(props: OneProps & { isOwner: boolean }) {
  const t = useAdminText();
  const [asked, setAsked] = useState<'PAUSE' | 'END' | 'ARCHIVE' | null>(null);
  const { offer, company, isOwner } = props;
  const steps = useOfferSteps(company.id, () => setAsked(null));
  const run = (step: OfferStep) => steps.run({ offer, step });
  // Whoever holds a right is told of before it is taken from them.
  const ask = (kind: 'PAUSE' | 'END') => (offer.rightsHeld > 0 ? setAsked(kind) : run({ kind }));
  const isOn = offer.state === 'RUNNING' || offer.state === 'NOT_YET';
  return (
    <Panel title={t('Admin.Codes.StateHead')} aside={<OfferStateTag state={offer.state} />}>
      <dl className={code.figures}>
        <div>
          <dt>{t('Admin.Codes.Uses')}</dt>
          <dd>{t('Admin.Codes.UsedTimes', { count: offer.uses })}</dd>
        </div>
        <div>
          <dt>{t('Admin.Codes.Turnover')}</dt>
          <dd>{formatMoney(minor(offer.turnover), company.currency)}</dd>
        </div>
        {!offer.isDefault && (
          <div>
            <dt>{t('Admin.Offers.Rights')}</dt>
            <dd>{offer.rightsHeld}</dd>
          </div>
        )}
      </dl>
      {offer.state === 'ARCHIVED' && offer.rightsHeld > 0 && (
        <p className={code.hint}>
          {t(offer.areRightsKept ? 'Admin.Offers.RightsKept' : 'Admin.Offers.RightsEnded')}
        </p>
      )}
      {isOwner && (
        <div className={styles.steps}>
          {!offer.isDefault && offer.state !== 'ARCHIVED' && (
            <GiveOffer company={company} offer={offer} />
          )}
          {isOn && (
            <button type="button" className={controls.line} onClick={() => ask('PAUSE')}>
              {t('Admin.Offers.Pause')}
            </button>
          )}
          {offer.state === 'PAUSED' && (
            <button type="button" className={controls.line} onClick={() => run({ kind: 'RESUME' })}>
              {t('Admin.Offers.Resume')}
            </button>
          )}
          {(offer.state === 'RUNNING' || offer.state === 'PAUSED') && (
            <button type="button" className={controls.line} onClick={() => ask('END')}>
              {t('Admin.Offers.End')}
            </button>
          )}
          {offer.state === 'ARCHIVED' ? (
            <button
              type="button"
              className={controls.line}
              onClick={() => run({ kind: 'RESTORE' })}
            >
              {t('Admin.News.Step.RESTORE')}
            </button>
          ) : (
            <button
              type="button"
              className={controls.line}
              onClick={() =>
                offer.rightsHeld > 0
                  ? setAsked('ARCHIVE')
                  : run({ kind: 'ARCHIVE', areRightsKept: false })
              }
            >
              {t('Admin.News.Step.ARCHIVE')}
            </button>
          )}
        </div>
      )}
      {asked === null && steps.code !== null && (
        <FormError id="offer-step" text={adminErrorText(t, steps.code)} />
      )}
      {asked !== null && (
        <RightsQuestion
          offer={offer}
          asked={asked}
          isBusy={steps.isBusy}
          code={steps.code}
          onConfirm={run}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

/** Guests hold rights to it: how many, and what becomes of them. */
function RightsQuestion(props: {
  offer: OfficeOffer;
  asked: 'PAUSE' | 'END' | 'ARCHIVE';
  isBusy: boolean;
  code: string | null;
  onConfirm: (step: OfferStep) => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const [areKept, setKept] = useState(true);
  const { offer, asked } = props;
  const count = offer.rightsHeld;
  return (
    <ConfirmSheet
      open
      title={t(`Admin.Offers.Ask.${asked}`)}
      text={t(`Admin.Offers.AskText.${asked}`, { count })}
      action={t(asked === 'ARCHIVE' ? 'Admin.News.Step.ARCHIVE' : `Admin.Offers.Do.${asked}`)}
      isDangerous={asked === 'ARCHIVE' && !areKept}
      isBusy={props.isBusy}
      code={props.code}
      onConfirm={() =>
        props.onConfirm(
          asked === 'ARCHIVE' ? { kind: asked, areRightsKept: areKept } : { kind: asked },
        )
      }
      onClose={props.onClose}
    >
      {asked === 'ARCHIVE' && (
        <div className={choice.group} role="radiogroup" aria-label={t('Admin.Offers.Rights')}>
          {[true, false].map((isKept) => (
            <label key={String(isKept)} className={choice.option}>
              <input
                type="radio"
                name={id}
                checked={areKept === isKept}
                onChange={() => setKept(isKept)}
              />
              <span className={choice.optionName}>
                {t(isKept ? 'Admin.Offers.KeepRights' : 'Admin.Offers.EndRights')}
              </span>
            </label>
          ))}
        </div>
      )}
    </ConfirmSheet>
  );
}
