import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { nameIn, type Catalogue } from '../menu/catalogue.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { inputOf, problemOf, typedOf, type TypedLevel } from './level-fields.ts';
import { LookPanel, TermsPanel, WordsPanel } from './LevelForm.tsx';
import type { OfficeLevel } from './levels-query.ts';
import { MovesQuestion } from './MovesQuestion.tsx';
import { useLevelSave, useLevelStep, useMoves } from './use-level-actions.ts';

type Given = OfficePageProps & { catalogue: Catalogue; level: OfficeLevel };

/** One level: what it takes, what it gives, how it looks, and who is on it. */
export function LevelPage(props: Given) {
  const t = useAdminText();
  const errorId = useId();
  const { company, level, catalogue } = props;
  const isOwner = reachOf(props.administrator.role, 'OFFERS', 'WRITE') === 'ALL';
  const isReadOnly = !isOwner || level.isArchived;
  const save = useLevelSave(company.id);
  const moves = useMoves(company.id);
  const [problem, setProblem] = useState<{ code: string; field: string } | null>(null);
  const saved = typedOf(level);
  const edit = useOfficeForm<TypedLevel>({
    key: `LEVEL:${level.id}`,
    saved,
    save: (changed, base) => save.wait(level, changed, base),
  });
  const name = nameIn(level.title, catalogue.defaultLanguage) || t('Admin.Levels.NoName');
  const submit = () => {
    const found = problemOf(edit.fields, catalogue.defaultLanguage);
    setProblem(found);
    if (found !== null) return;
    const terms = ['pointsRequired', 'discountPercentage'] as const;
    const go = () => void edit.submit();
    if (terms.every((term) => edit.fields[term] === saved[term])) go();
    else void moves.ask({ id: level.id, level: inputOf(edit.fields, terms) }, go);
  };
  const refusal = problem ?? moves.problem ?? { code: save.code, field: save.field };
  const panel = {
    company,
    catalogue,
    fields: edit.fields,
    isReadOnly,
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
      title={name}
      actions={
        <>
          <HistoryButton id={level.id} title={name} company={company} />
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
              disabled={!edit.isDirty || save.isBusy || moves.isBusy}
              onClick={submit}
            >
              {save.isBusy || moves.isBusy ? t('Console.Loading') : t('Console.Save')}
            </button>
          )}
        </>
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
          <MembersPanel {...props} isOwner={isOwner} />
          <TermsPanel {...panel} />
        </div>
      </div>
      <MovesQuestion moves={moves} title={t('Admin.Levels.SaveTitle')} action={t('Console.Save')} />
    </Section>
  );
}

/** Who is on it, and its place among the levels; archived and brought back (GROWTH-24). */
function MembersPanel({ company, level, isOwner }: Given & { isOwner: boolean }) {
  const t = useAdminText();
  const id = useId();
  const moves = useMoves(company.id);
  const step = useLevelStep(company.id, () => undefined);
  const action = t(level.isArchived ? 'Admin.Levels.Restore' : 'Admin.Levels.Archive');
  const code = moves.problem?.code ?? step.code;
  return (
    <Panel title={t('Admin.Levels.MembersHead')}>
      <div className={form.form}>
        <p>
          {level.isArchived
            ? t('Admin.Levels.IsArchived')
            : t('Admin.Levels.Members', { count: level.members })}
        </p>
        {(level.isStart || level.isInternal) && (
          <p>
            {level.isStart && <span className={rows['good']}>{t('Admin.Levels.Start')}</span>}
            {level.isInternal && (
              <span className={rows['warning']}>{t('Admin.Levels.Internal')}</span>
            )}
          </p>
        )}
        <FormError id={id} text={code ? adminErrorText(t, code) : null} />
        {isOwner && (
          <button
            type="button"
            className={controls.line}
            disabled={moves.isBusy || step.isBusy}
            onClick={() =>
              void moves.ask(
                { id: level.id, isArchived: !level.isArchived },
                () => step.run(level),
                !level.isArchived,
              )
            }
          >
            {action}
          </button>
        )}
      </div>
      <MovesQuestion
        moves={moves}
        title={t('Admin.Levels.StepTitle', { step: action })}
        action={action}
      />
    </Panel>
  );
}
