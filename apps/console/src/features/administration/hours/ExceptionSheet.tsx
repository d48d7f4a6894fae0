import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import {
  RemoveHoursExceptionDocument,
  SaveHoursExceptionDocument,
  type HoursExceptionInput,
} from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import type { TellAffected } from '../venues/AffectedOrders.tsx';
import { useOfficeVenues, venuesKey, type OfficeVenue } from '../venues/use-office-venues.ts';
import { exceptionInput, whyNot, type ExceptionDraft } from './exception-draft.ts';
import styles from './Hours.module.css';
import { TimeField } from './TimeField.tsx';

/** Days on which other hours count: which, what they are called, and where (PLACES-11). */
export function ExceptionSheet(props: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  today: Temporal.PlainDate;
  id: string;
  isNew: boolean;
  draft: ExceptionDraft;
  onAffected: TellAffected;
  onClose: () => void;
}) {
  const t = useAdminText();
  const errorId = useId();
  const { company, venue, onClose } = props;
  const [draft, setDraft] = useState(props.draft);
  const [wrong, setWrong] = useState<string | null>(null);
  const others = useOfficeVenues(company.id).data?.filter(({ isArchived }) => !isArchived) ?? [];
  const having = others.filter(({ exceptions }) => exceptions.some(({ id }) => id === props.id));
  const [venueIds, setVenueIds] = useState<readonly string[]>(
    props.isNew ? [venue.id] : having.map(({ id }) => id),
  );
  const change = useExceptionChange(company.id, props.onAffected, onClose);
  const set = (changed: Partial<ExceptionDraft>) => {
    setDraft({ ...draft, ...changed });
    setWrong(null);
  };
  const submit = () => {
    const field = venueIds.length === 0 ? 'venueIds' : whyNot(draft, props.today);
    setWrong(field);
    if (field === null)
      change.save.run({ id: props.id, venueIds: [...venueIds], exception: exceptionInput(draft) });
  };
  const code = change.save.code ?? change.remove.code;
  const refusal = wrong === null ? code && adminErrorText(t, code) : t(wordsFor(wrong));
  const errorOf = (field: string) => (wrong === field ? errorId : null);
  return (
    <ModalSheet
      open
      onClose={onClose}
      title={props.isNew ? t('Admin.Hours.NewException') : draft.name || t('Admin.Hours.Exception')}
      closeLabel={t('Console.Close')}
    >
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label={t('Admin.Optional', { label: t('Admin.Hours.Name') })}
          hint={t('Admin.Hours.NameHint')}
          required={false}
          maxLength={100}
          errorId={errorOf('name')}
          value={draft.name}
          onChange={(name) => set({ name })}
        />
        <div className={form.pair}>
          <TextInput
            type="date"
            label={t('Admin.Hours.FirstDay')}
            errorId={errorOf('firstDay')}
            value={draft.firstDay}
            onChange={(firstDay) =>
              set({ firstDay, ...(draft.lastDay < firstDay ? { lastDay: firstDay } : {}) })
            }
          />
          <TextInput
            type="date"
            label={t('Admin.Hours.LastDay')}
            errorId={errorOf('lastDay')}
            value={draft.lastDay}
            onChange={(lastDay) => set({ lastDay })}
          />
        </div>
        <Toggle
          label={t('Admin.Hours.EveryYear')}
          isOn={draft.isYearly}
          onChange={(isYearly) => set({ isYearly })}
        />
        <OpenOrClosed draft={draft} errorId={errorId} wrong={wrong} onChange={set} />
        {others.length > 1 && (
          <fieldset className={form.group}>
            <legend className={controls.label}>{t('Admin.Hours.Where')}</legend>
            <div className={styles.dayChoices}>
              {others.map(({ id, name }) => (
                <label key={id} className={styles.dayChoice}>
                  <input
                    type="checkbox"
                    checked={venueIds.includes(id)}
                    onChange={({ target }) =>
                      setVenueIds(
                        target.checked ? [...venueIds, id] : venueIds.filter((one) => one !== id),
                      )
                    }
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <FormError id={errorId} text={refusal} />
        <SubmitButton text={t('Console.Save')} isBusy={change.save.isBusy} />
        {!props.isNew && (
          <button
            type="button"
            className={controls.quiet}
            disabled={change.remove.isBusy}
            onClick={() =>
              change.remove.run({ id: props.id, venueIds: having.map(({ id }) => id) })
            }
          >
            {t('Admin.Hours.Remove')}
          </button>
        )}
      </form>
    </ModalSheet>
  );
}

function OpenOrClosed(props: {
  draft: ExceptionDraft;
  errorId: string;
  wrong: string | null;
  onChange: (changed: Partial<ExceptionDraft>) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { draft, onChange } = props;
  return (
    <>
      <div className={controls.choices} role="radiogroup" aria-label={t('Admin.Hours.What')}>
        {[true, false].map((isClosed) => (
          <label key={String(isClosed)} className={controls.choice}>
            <input
              type="radio"
              className={controls.radio}
              name={id}
              checked={draft.isClosed === isClosed}
              onChange={() => onChange({ isClosed })}
            />
            {isClosed ? t('Admin.Hours.Closed') : t('Admin.Hours.Other')}
          </label>
        ))}
      </div>
      {!draft.isClosed && (
        <div className={styles.sheetRanges}>
          {draft.ranges.map((range, place) => (
            <div key={place} className={styles.range}>
              <TimeField
                label={t('Admin.Contacts.From')}
                value={range.start}
                isWrong={props.wrong === `ranges.${place}`}
                errorId={props.errorId}
                onChange={(start) =>
                  onChange({ ranges: draft.ranges.with(place, { ...range, start }) })
                }
              />
              <span className={styles.to}>{t('Admin.Hours.To')}</span>
              <TimeField
                label={t('Admin.Contacts.Until')}
                value={range.end}
                isWrong={props.wrong === `ranges.${place}`}
                errorId={props.errorId}
                onChange={(end) =>
                  onChange({ ranges: draft.ranges.with(place, { ...range, end }) })
                }
              />
              {draft.ranges.length > 1 && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('Admin.Contacts.RemoveTimes')}
                  onClick={() => onChange({ ranges: draft.ranges.toSpliced(place, 1) })}
                >
                  <Icon name="close" size="small" />
                </button>
              )}
            </div>
          ))}
          <button
            type="button"
            className={classNames(controls.line)}
            onClick={() => onChange({ ranges: [...draft.ranges, { start: '', end: '' }] })}
          >
            <Icon name="plus" />
            {t('Admin.Contacts.MoreTimes')}
          </button>
        </div>
      )}
    </>
  );
}

function wordsFor(field: string) {
  if (field === 'venueIds') return 'Admin.Error.VENUE_REQUIRED';
  if (field === 'firstDay' || field === 'lastDay') return 'Admin.Hours.Problem.DAYS';
  return field === 'name' ? 'Admin.Error.FIELD_INVALID' : 'Admin.Hours.Problem.RANGES';
}

/** Saves or removes days with other hours, for one venue or several. */
export function useExceptionChange(
  companyId: string,
  tell: TellAffected,
  onClose: () => void = () => {},
) {
  const t = useAdminText();
  const { api } = useServices();
  const refreshes = [venuesKey(companyId)];
  const onDone = (result: Parameters<TellAffected>[0]) => {
    onClose();
    tell(result);
  };
  const save = useChange({
    send: async (given: { id: string; venueIds: string[]; exception: HoursExceptionInput }) =>
      (await api.call(SaveHoursExceptionDocument, { companyId, ...given })).saveHoursException,
    refreshes,
    done: () => t('Admin.Hours.ExceptionSaved'),
    onDone,
  });
  const remove = useChange({
    send: async (given: { id: string; venueIds: string[] }) =>
      (await api.call(RemoveHoursExceptionDocument, { companyId, ...given })).removeHoursException,
    refreshes,
    done: () => t('Admin.Hours.ExceptionRemoved'),
    onDone,
  });
  return { save, remove };
}
