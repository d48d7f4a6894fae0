import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { readPrefix } from '@tallrik/domain/loyalty/codes/code-text';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FieldProblem, FormError } from '../../../shared/controls/FormParts.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useCatalogue, type Catalogue } from '../menu/catalogue.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import choice from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { CodePanel, LimitsPanel, SeriesPanel } from './CodeForm.tsx';
import { inputOf, problemOf, type TypedCode } from './code-fields.ts';
import { NOTHING, useNewCode } from './use-code-actions.ts';
import { useDiscountQuestion } from './use-discount-question.tsx';
import styles from './CodePage.module.css';

type NewCode = TypedCode & { kind: 'ONE' | 'SERIES'; prefix: string; count: string };

const FRESH: NewCode = { ...NOTHING, kind: 'ONE', prefix: '', count: '100' };
const NAMES = Object.keys(NOTHING) as (keyof TypedCode)[];

/** A code that is not there yet, or many of them (GROWTH-02, GROWTH-07). */
export function NewCodePage(props: OfficePageProps) {
  const t = useAdminText();
  const catalogue = useCatalogue(props.company.id);
  if (catalogue.data) return <NewCodeForm {...props} catalogue={catalogue.data} />;
  return (
    <Section title={t('Admin.Codes.New')}>
      <Remote query={catalogue}>{() => null}</Remote>
    </Section>
  );
}

function NewCodeForm(props: OfficePageProps & { catalogue: Catalogue }) {
  const t = useAdminText();
  const errorId = useId();
  const link = useOfficeLink();
  const navigate = useNavigate();
  const { id } = useNewId();
  const { company, catalogue } = props;
  const create = useNewCode(company.id);
  const question = useDiscountQuestion(company);
  const [problem, setProblem] = useState<{ code: string; field: string } | null>(null);
  const form = useOfficeForm<NewCode>({
    key: 'CODE:new',
    saved: FRESH,
    save: async (changed) => {
      const typed = { ...FRESH, ...changed };
      const isMany = typed.kind === 'SERIES';
      const names = isMany ? NAMES.filter((name) => name !== 'code' && name !== 'useLimit') : NAMES;
      const series = isMany ? { prefix: typed.prefix, count: Number(typed.count) } : null;
      const isMade = await create.wait({ id, code: inputOf(typed, names), series });
      if (isMade) await navigate(link(`offers/codes/${id}`));
      return isMade;
    },
  });
  const { fields } = form;
  const isSeries = fields.kind === 'SERIES';
  const find = () => {
    if (isSeries && readPrefix(fields.prefix) === null) return wrongField('prefix');
    const count = Number(fields.count);
    const isCount = Number.isInteger(count) && count >= 1 && count <= OFFICE_LIMITS.codesOfSeries;
    if (isSeries && !isCount) return wrongField('count');
    return problemOf(fields, { isSeries, defaultLanguage: catalogue.defaultLanguage });
  };
  const submit = () => {
    const found = find();
    setProblem(found);
    if (found !== null) return;
    question.ask(fields, null, () => void form.submit());
  };
  const refusal = problem?.code ?? create.code;
  const isEmpty = problem !== null && fields[problem.field as keyof NewCode] === '';
  const words = isEmpty ? t('Admin.Error.Missing') : refusal && adminErrorText(t, refusal);
  const wrong = problem?.field ?? create.field;
  const change = (changed: Partial<NewCode>) => {
    setProblem(null);
    form.set(changed);
  };
  const panel = { company, catalogue, fields, isSeries, isReadOnly: false, wrong, errorId };
  return (
    <Section
      isWide
      title={t('Admin.Codes.New')}
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
      <FormError id={errorId} text={words} />
      <FieldProblem value={words}>
        <div className={styles.narrow}>
          <Panel title={t('Admin.Codes.HowMany')}>
            <div className={choice.group} role="radiogroup" aria-label={t('Admin.Codes.HowMany')}>
              {(['ONE', 'SERIES'] as const).map((kind) => (
                <label key={kind} className={choice.option}>
                  <input
                    type="radio"
                    name={`${errorId}-kind`}
                    checked={fields.kind === kind}
                    onChange={() => change({ kind })}
                  />
                  <span className={choice.optionName}>
                    {t(`Admin.Codes.Kind.${kind}`)}{' '}
                    <span className={choice.optionText}>{t(`Admin.Codes.KindText.${kind}`)}</span>
                  </span>
                </label>
              ))}
            </div>
          </Panel>
          {isSeries && (
            <SeriesPanel
              prefix={fields.prefix}
              count={fields.count}
              wrong={wrong}
              errorId={errorId}
              onChange={change}
            />
          )}
          <CodePanel {...panel} onChange={change} />
          <LimitsPanel {...panel} onChange={change} />
        </div>
      </FieldProblem>
      {question.element}
    </Section>
  );
}

const wrongField = (field: string) => ({ code: 'FIELD_INVALID', field });
