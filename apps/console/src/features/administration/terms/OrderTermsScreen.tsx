import { LONGEST_ANSWER_MINUTES } from '@tallrik/domain/company/office-switches';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import page from '../../../shared/controls/page.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import {
  CompanyOrderTermsDocument,
  SetCompanyOrderTermsDocument,
  type CompanyOrderTermsQuery,
} from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

type Terms = CompanyOrderTermsQuery['companyOrderTerms'];

const termsKey = (companyId: string) => ['admin', 'terms', companyId] as const;

/** How long the kitchen may take to answer, and when the money is taken (D-82, D-92). */
export function OrderTermsScreen(props: { company: AdministeredCompany }) {
  const t = useAdminText();
  const { api } = useServices();
  const companyId = props.company.id;
  const terms = useQuery({
    queryKey: termsKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(CompanyOrderTermsDocument, { companyId }, signal)).companyOrderTerms,
    // Read again behind somebody's back, it would be two texts in one field.
    refetchOnWindowFocus: false,
  });
  return (
    <Section title={t('Admin.Section.terms')}>
      <Remote query={terms}>
        {(current) => <TermsForm key={companyId} companyId={companyId} terms={current} />}
      </Remote>
    </Section>
  );
}

/** Null: not a number of minutes that the server takes. */
function minutesOf(typed: string): number | null {
  const minutes = Number(typed);
  const isAllowed = Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_ANSWER_MINUTES;
  return typed.trim() !== '' && isAllowed ? minutes : null;
}

function TermsForm(props: { companyId: string; terms: Terms }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const { companyId, terms } = props;
  const [isWrong, setWrong] = useState(false);
  const save = useChange({
    send: async (given: Terms) =>
      (await api.call(SetCompanyOrderTermsDocument, { companyId, ...given })).setCompanyOrderTerms,
    refreshes: [termsKey(companyId)],
    done: () => t('Admin.Saved'),
  });
  const saved = { minutes: String(terms.unansweredOrderMinutes), isAtOnce: terms.capturesAtOnce };
  const edited = useOfficeForm({
    key: `TERMS:${companyId}`,
    saved,
    save: async (changed) => {
      const { minutes, isAtOnce } = { ...saved, ...changed };
      const unansweredOrderMinutes = minutesOf(minutes);
      setWrong(unansweredOrderMinutes === null);
      if (unansweredOrderMinutes === null) return false;
      return save.wait({ unansweredOrderMinutes, capturesAtOnce: isAtOnce });
    },
  });
  const { fields } = edited;
  const refusal = save.code === null ? null : adminErrorText(t, save.code);
  const error = isWrong ? t('Admin.Terms.MinutesWrong') : refusal;
  return (
    <form
      className={form.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void edited.submit();
      }}
      onChange={save.reset}
    >
      <DraftOffer form={edited} />
      <TextInput
        label={t('Admin.Terms.Minutes')}
        hint={t('Admin.Terms.MinutesHint')}
        errorId={error === null ? null : `${id}-error`}
        inputMode="numeric"
        autoComplete="off"
        value={fields.minutes}
        onChange={(minutes) => edited.set({ minutes })}
      />
      <div className={controls.field}>
        <Toggle
          label={t('Admin.Terms.Capture')}
          isOn={fields.isAtOnce}
          onChange={(isAtOnce) => {
            save.reset();
            edited.set({ isAtOnce });
          }}
        />
        <p className={controls.label}>{t('Admin.Terms.CaptureHint')}</p>
      </div>
      <FormError id={`${id}-error`} text={error} />
      {save.result && !edited.isDirty && (
        <p className={page.notice} role="status">
          {t('Admin.Saved')}
        </p>
      )}
      <SubmitButton text={t('Console.Save')} isBusy={save.isBusy} />
    </form>
  );
}
