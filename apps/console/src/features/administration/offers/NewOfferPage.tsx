import { OFFER_TYPES } from '@tallrik/domain/cart/offers/offer';
import { hasStages, OFFER_SIZES } from '@tallrik/domain/cart/offers/editing/check-offer';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useCatalogue, type Catalogue } from '../menu/catalogue.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import {
  inputOf,
  NEW_OFFER,
  newStage,
  problemOf,
  trialInput,
  type TypedOffer,
} from './offer-fields.ts';
import { MeetsPanel, SavingsPanel } from './OfferEffects.tsx';
import { GiftPanel, TermsPanel, WordsPanel } from './OfferForm.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { useOfferTrial } from './offers-query.ts';
import styles from './Offers.module.css';
import { useNewOffer } from './use-offer-actions.ts';

const NAMES = Object.keys(NEW_OFFER) as (keyof TypedOffer)[];

/** An offer that is not there yet: first what guests get, then the rest (GROWTH-11). */
export function NewOfferPage(props: OfficePageProps) {
  const t = useAdminText();
  const catalogue = useCatalogue(props.company.id);
  if (catalogue.data) return <NewOfferForm {...props} catalogue={catalogue.data} />;
  return (
    <Section title={t('Admin.Offers.New')}>
      <Remote query={catalogue}>{() => null}</Remote>
    </Section>
  );
}

function NewOfferForm(props: OfficePageProps & { catalogue: Catalogue }) {
  const t = useAdminText();
  const errorId = useId();
  const link = useOfficeLink();
  const navigate = useNavigate();
  const { id } = useNewId();
  const { company, catalogue } = props;
  const create = useNewOffer(company.id);
  const [problem, setProblem] = useState<{ code: string; field: string } | null>(null);
  const form = useOfficeForm<TypedOffer>({
    key: 'OFFER:new',
    saved: NEW_OFFER,
    save: async (changed) => {
      const typed = { ...NEW_OFFER, ...changed };
      const offer = { ...inputOf(typed, NAMES), type: typed.type };
      const isMade = await create.wait({ id, offer });
      if (isMade) await navigate(link(`offers/${id}`));
      return isMade;
    },
  });
  const { fields } = form;
  const trial = useOfferTrial(company.id, id, trialInput(fields));
  const submit = () => {
    const found = problemOf(fields, catalogue);
    setProblem(found);
    if (found === null) void form.submit();
  };
  const refusal = problem?.code ?? create.code;
  const change = (changed: Partial<TypedOffer>) => {
    setProblem(null);
    form.set(changed);
  };
  const choose = (type: TypedOffer['type']) => {
    const isFirst = hasStages(type) && fields.stages.length === 0;
    const stages = isFirst ? Array.from({ length: OFFER_SIZES.stages.least }, newStage) : null;
    change({ type, ...(stages ? { stages } : {}) });
  };
  const panel = {
    company,
    catalogue,
    fields,
    isReadOnly: false,
    wrong: problem?.field ?? create.field,
    errorId,
    freeItemIds: trial.data?.freeItemIds ?? [],
    onChange: change,
  };
  const effects = { company, catalogue, fields, trial: trial.data };
  return (
    <Section
      isWide
      title={t('Admin.Offers.New')}
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
      <FormError id={errorId} text={refusal ? adminErrorText(t, refusal) : null} />
      <div className={styles.three}>
        <Panel title={t('Admin.Offers.What')}>
          <div className={styles.types} role="radiogroup" aria-label={t('Admin.Offers.What')}>
            {OFFER_TYPES.map((type) => (
              <label key={type} className={styles.type} data-chosen={fields.type === type}>
                <input
                  type="radio"
                  name={`${errorId}-type`}
                  className={styles.typeInput}
                  checked={fields.type === type}
                  onChange={() => choose(type)}
                />
                <OfferPicture type={type} />
                <span className={styles.typeWords}>
                  <strong>{t(`Admin.Offers.Type.${type}`)}</strong>{' '}
                  <span>{t(`Admin.Offers.TypeText.${type}`)}</span>
                </span>
              </label>
            ))}
          </div>
        </Panel>
        <div className={styles.main}>
          <WordsPanel {...panel} />
          <GiftPanel {...panel} />
          <SavingsPanel {...effects} />
          <TermsPanel {...panel} />
        </div>
        <div className={styles.side}>
          <OfferPreview company={company} catalogue={catalogue} fields={fields} />
          <MeetsPanel {...effects} />
        </div>
      </div>
    </Section>
  );
}
