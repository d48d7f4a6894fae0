import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { OFFER_SIZES } from '@tallrik/domain/cart/offers/editing/check-offer';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { nameIn } from '../menu/catalogue.ts';
import editor from '../menu/editor.module.css';
import { LanguageTabs } from '../menu/ItemTexts.tsx';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { ChosenDishes } from './DishPicker.tsx';
import { newStage, type TypedStage } from './offer-fields.ts';
import { DiscountFields } from './DiscountFields.tsx';
import type { OfferFormProps } from './offer-form-props.ts';
import styles from './Offers.module.css';

type StagesProps = OfferFormProps & { errorOf: (name: string) => string | null };

/** Steps of which guests choose one dish each, in an order one decides (GROWTH-14). */
export function OfferStages(props: StagesProps) {
  const t = useAdminText();
  const id = useId();
  const { fields, catalogue, isReadOnly, onChange } = props;
  const { stages } = fields;
  const [language, setLanguage] = useState<Language>(catalogue.defaultLanguage);
  const set = (at: number, changed: Partial<TypedStage>) =>
    onChange({
      stages: stages.map((stage, other) => (other === at ? { ...stage, ...changed } : stage)),
    });
  const move = (at: number, step: 1 | -1) => {
    const next = [...stages];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + step, 0, moved);
    onChange({ stages: next });
  };
  return (
    <div className={editor.group}>
      <span className={editor.labelLine}>
        <span className={editor.sectionName}>{t('Admin.Offers.Steps')}</span>
        <span className={editor.count}>{t('Admin.Offers.StepsSize')}</span>
      </span>
      {stages.length > 0 && (
        <LanguageTabs
          languages={catalogue.languages}
          chosen={language}
          isWritten={(one) => stages.every(({ name }) => Boolean(name[one]))}
          panelId={id}
          onChoose={setLanguage}
        />
      )}
      <ol id={id} className={styles.stages}>
        {stages.map((stage, at) => (
          <li key={stage.id} className={styles.stage}>
            <Stage
              {...props}
              stage={stage}
              at={at}
              language={language}
              onStage={(changed) => set(at, changed)}
              onMove={(step) => move(at, step)}
              onRemove={() => onChange({ stages: stages.filter((_, other) => other !== at) })}
            />
          </li>
        ))}
      </ol>
      {!isReadOnly && stages.length < OFFER_SIZES.stages.most && (
        <button
          type="button"
          className={controls.line}
          onClick={() => onChange({ stages: [...stages, newStage()] })}
        >
          <Icon name="plus" />
          {t('Admin.Offers.AddStep')}
        </button>
      )}
    </div>
  );
}

function Stage(
  props: StagesProps & {
    stage: TypedStage;
    at: number;
    language: Language;
    onStage: (changed: Partial<TypedStage>) => void;
    onMove: (step: 1 | -1) => void;
    onRemove: () => void;
  },
) {
  const t = useAdminText();
  const { stage, at, language, isReadOnly, catalogue, errorOf } = props;
  const { defaultLanguage } = catalogue;
  const isLast = at === props.fields.stages.length - 1;
  const name = nameIn(stage.name, defaultLanguage) || t('Admin.Offers.Step', { number: at + 1 });
  return (
    <>
      <div className={styles.stageHead}>
        <div className={styles.stageName}>
          <TextInput
            label={t('Admin.Offers.StepName', { number: at + 1 })}
            lang={BCP47[language]}
            errorId={errorOf(`stages.${at}.name`)}
            required={language === defaultLanguage}
            maxLength={OFFICE_TEXTS.optionName}
            autoComplete="off"
            readOnly={isReadOnly}
            placeholder={language === defaultLanguage ? '' : nameIn(stage.name, defaultLanguage)}
            value={stage.name[language] ?? ''}
            onChange={(typed) =>
              props.onStage({ name: { ...stage.name, [language]: typed === '' ? null : typed } })
            }
          />
        </div>
        {!isReadOnly && (
          <div className={styles.stageTools}>
            <button
              type="button"
              className={editor.lineTool}
              aria-label={t('Admin.Offers.StepUp', { name })}
              disabled={at === 0}
              onClick={() => props.onMove(-1)}
            >
              <MenuIcon name="up" />
            </button>
            <button
              type="button"
              className={editor.lineTool}
              aria-label={t('Admin.Offers.StepDown', { name })}
              disabled={isLast}
              onClick={() => props.onMove(1)}
            >
              <MenuIcon name="down" />
            </button>
            <button
              type="button"
              className={editor.lineTool}
              aria-label={t('Admin.Menu.Remove', { name })}
              onClick={props.onRemove}
            >
              <Icon name="close" size="small" />
            </button>
          </div>
        )}
      </div>
      {props.fields.type === 'STAGED_INDIVIDUAL' && (
        <DiscountFields
          company={props.company}
          value={stage}
          isReadOnly={isReadOnly}
          isOptional
          errorId={errorOf(`stages.${at}.discountRate`)}
          onChange={props.onStage}
        />
      )}
      <ChosenDishes
        label={t('Admin.Offers.DishesOf', { name })}
        catalogue={catalogue}
        itemIds={stage.itemIds}
        most={OFFER_SIZES.stageDishes.most}
        isCounted={false}
        isReadOnly={isReadOnly}
        errorId={
          errorOf(`stages.${at}.itemIds`) ?? (props.wrong === 'stages' ? props.errorId : null)
        }
        noteOf={(id) => (props.freeItemIds.includes(id) ? t('Admin.Offers.Free') : null)}
        onChange={(itemIds) => props.onStage({ itemIds })}
      />
    </>
  );
}
