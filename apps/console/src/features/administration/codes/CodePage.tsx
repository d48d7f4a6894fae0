import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FieldProblem, FormError } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { useCatalogue, type Catalogue } from '../menu/catalogue.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { CodePanel, LimitsPanel } from './CodeForm.tsx';
import { CodeState } from './CodeState.tsx';
import { problemOf, typedOf, type TypedCode } from './code-fields.ts';
import { useCode, type OfficeCode } from './codes-query.ts';
import { SeriesFile } from './SeriesFile.tsx';
import { TryCode } from './TryCode.tsx';
import { useCodeSave, useRemoveCode } from './use-code-actions.ts';
import { useDiscountQuestion } from './use-discount-question.tsx';
import styles from './CodePage.module.css';

/** One code: what it gives, its limits, what it brought, and what a guest would be answered. */
export function CodePage(props: OfficePageProps & { id: string }) {
  const t = useAdminText();
  const code = useCode(props.company.id, props.id);
  const catalogue = useCatalogue(props.company.id);
  if (!code.data || !catalogue.data)
    return (
      <Section title={t('Admin.Codes.Title')}>
        {code.data ? (
          <Remote query={catalogue}>{() => null}</Remote>
        ) : (
          <Remote query={code}>{() => null}</Remote>
        )}
      </Section>
    );
  return <OneCode {...props} code={code.data} catalogue={catalogue.data} />;
}

function OneCode(props: OfficePageProps & { code: OfficeCode; catalogue: Catalogue }) {
  const t = useAdminText();
  const errorId = useId();
  const { company, code, catalogue } = props;
  const isReadOnly = reachOf(props.administrator.role, 'OFFERS', 'WRITE') !== 'ALL';
  const isSeries = code.seriesSize !== null;
  const name = isSeries ? t('Admin.Codes.SeriesName', { prefix: code.code }) : code.code;
  const save = useCodeSave(company.id, company.currency);
  const question = useDiscountQuestion(company);
  const [problem, setProblem] = useState<{ code: string; field: string } | null>(null);
  const saved = typedOf(code, company.currency);
  const form = useOfficeForm<TypedCode>({
    key: `CODE:${code.id}`,
    saved,
    save: (changed, base) => save.wait(code, changed, base),
  });
  const submit = () => {
    const { defaultLanguage } = catalogue;
    const found = problemOf(form.fields, { isSeries, defaultLanguage });
    setProblem(found);
    if (found === null) question.ask(form.fields, saved, () => void form.submit());
  };
  const refusal = problem?.code ?? save.code;
  const words = refusal ? adminErrorText(t, refusal) : null;
  const panel = {
    company,
    catalogue,
    fields: form.fields,
    isSeries,
    isReadOnly,
    wrong: problem?.field ?? save.field,
    errorId,
    onChange: (changed: Partial<TypedCode>) => {
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
          <HistoryButton id={code.id} title={name} company={company} />
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
      <FormError id={errorId} text={words} />
      <FieldProblem value={words}>
        <div className={panels.columns}>
          <div className={panels.stack}>
            {isSeries && <SeriesFile company={company} code={code} />}
            <CodePanel {...panel} />
            <LimitsPanel {...panel} />
          </div>
          <div className={panels.stack}>
            <CodeUses
              {...props}
              isReadOnly={isReadOnly}
              onActive={(active) => save.run(code, { active })}
            />
            <TryCode {...props} />
            {!isReadOnly && <Remove {...props} name={name} />}
          </div>
        </div>
      </FieldProblem>
      {question.element}
    </Section>
  );
}

function CodeUses(
  props: OfficePageProps & {
    code: OfficeCode;
    isReadOnly: boolean;
    onActive: (active: boolean) => void;
  },
) {
  const t = useAdminText();
  const { code, company } = props;
  const limit = code.seriesSize ?? code.useLimit;
  const isUsedUp = code.active && code.state === 'USED_UP';
  return (
    <Panel title={t('Admin.Codes.StateHead')} aside={<CodeState state={code.state} />}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('Admin.Codes.Uses')}</dt>
          <dd>
            {limit === null
              ? t('Admin.Codes.UsedTimes', { count: code.usedCount })
              : t('Admin.Codes.UsedOf', { count: code.usedCount, limit })}
          </dd>
        </div>
        {code.reservedCount > 0 && (
          <div>
            <dt>{t('Admin.Codes.Paying')}</dt>
            <dd>{code.reservedCount}</dd>
          </div>
        )}
        <div>
          <dt>{t('Admin.Codes.Turnover')}</dt>
          <dd>{formatMoney(minor(code.turnover), company.currency)}</dd>
        </div>
      </dl>
      {isUsedUp && <p className={styles.hint}>{t('Admin.Codes.UsedUpText')}</p>}
      {!props.isReadOnly && (
        <Toggle
          isOn={code.active}
          label={
            <>
              {t('Admin.Codes.Active')} <small>{t('Admin.Codes.ActiveText')}</small>
            </>
          }
          onChange={props.onActive}
        />
      )}
    </Panel>
  );
}

/** Only what nobody has used; asked first, for it does not come back (GROWTH-08). */
function Remove(props: OfficePageProps & { code: OfficeCode; name: string }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { code, name, company } = props;
  const remove = useRemoveCode(company.id, () => void navigate(link('offers/codes')));
  if (code.usedCount > 0 || code.reservedCount > 0)
    return <p className={styles.hint}>{t('Admin.Codes.NeverErased')}</p>;
  return (
    <>
      <button type="button" className={controls.line} onClick={() => setOpen(true)}>
        {t('Admin.Codes.Erase')}
      </button>
      <ConfirmSheet
        open={isOpen}
        title={t('Admin.Codes.EraseTitle', { name })}
        text={t('Admin.Codes.EraseText')}
        action={t('Admin.Codes.Erase')}
        isDangerous
        isBusy={remove.isBusy}
        code={remove.code}
        onConfirm={() => remove.run(code)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
