import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import panels from '../parts/Panel.module.css';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { FRESH_LEVEL, inputOf, problemOf, type TypedLevel } from './level-fields.ts';
import { LookPanel, TermsPanel, WordsPanel } from './LevelForm.tsx';
import type { OfficeLevel } from './levels-query.ts';
import { MovesQuestion } from './MovesQuestion.tsx';
import { useMoves, useNewLevel } from './use-level-actions.ts';

const NAMES = Object.keys(FRESH_LEVEL) as (keyof TypedLevel)[];

/** A level that is not there yet; the first of them needs no points (GROWTH-22). */
export function NewLevelPage(
  props: OfficePageProps & { catalogue: Catalogue; levels: readonly OfficeLevel[] },
) {
  const t = useAdminText();
  const errorId = useId();
  const link = useOfficeLink();
  const navigate = useNavigate();
  const { id } = useNewId();
  const { company, catalogue, levels } = props;
  const create = useNewLevel(company.id);
  const moves = useMoves(company.id);
  const [problem, setProblem] = useState<{ code: string; field: string } | null>(null);
  const isFirst = levels.every(({ isArchived }) => isArchived);
  const fresh = isFirst ? { ...FRESH_LEVEL, pointsRequired: '0' } : FRESH_LEVEL;
  const edit = useOfficeForm<TypedLevel>({
    key: 'LEVEL:new',
    saved: fresh,
    save: async (changed) => {
      const level = inputOf({ ...fresh, ...changed }, NAMES);
      const isMade = await create.wait({ id, level });
      if (isMade) await navigate(link('offers/membership'));
      return isMade;
    },
  });
  const submit = () => {
    const found = problemOf(edit.fields, catalogue.defaultLanguage);
    setProblem(found);
    if (found !== null) return;
    const level = inputOf(edit.fields, ['title', 'pointsRequired', 'discountPercentage']);
    void moves.ask({ id, level }, () => void edit.submit());
  };
  const refusal = problem ?? moves.problem ?? { code: create.code, field: create.field };
  const isBusy = create.isBusy || moves.isBusy;
  const panel = {
    company,
    catalogue,
    fields: edit.fields,
    isReadOnly: false,
    wrong: refusal.field,
    errorId,
    onChange: (changed: Partial<TypedLevel>) => {
      setProblem(null);
      moves.forget();
      edit.set(changed);
    },
  };
  return (
    <Section
      isWide
      title={t('Admin.Levels.New')}
      actions={
        <button
          type="button"
          className={controls.solid}
          data-save
          disabled={isBusy}
          onClick={submit}
        >
          {isBusy ? t('Console.Loading') : t('Console.Save')}
        </button>
      }
    >
      <DraftOffer form={edit} />
      <FormError id={errorId} text={refusal.code ? adminErrorText(t, refusal.code) : null} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <WordsPanel {...panel} />
          <LookPanel {...panel} />
        </div>
        <div className={panels.stack}>
          <TermsPanel {...panel} />
        </div>
      </div>
      <MovesQuestion moves={moves} title={t('Admin.Levels.SaveTitle')} action={t('Console.Save')} />
    </Section>
  );
}
