import { dateAt } from '@tallrik/domain/time/day-of-week';
import { DEFAULT_WAIT_MINUTES } from '@tallrik/domain/venues/minimum-wait';
import type { WeekRange } from '@tallrik/domain/venues/join-hours';
import type { ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { useOfficeSave } from '../changes/use-office-save.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { SaveOpeningHoursDocument } from '../generated/graphql.ts';
import { weekdayName } from '../device-time.ts';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useAffectedOrders } from '../venues/AffectedOrders.tsx';
import { venuesKey, type OfficeVenue } from '../venues/use-office-venues.ts';
import { VenueToday } from '../venues/VenueToday.tsx';
import { ExceptionsPanel } from './ExceptionsPanel.tsx';
import { GuestHours } from './GuestHours.tsx';
import { HolidaysPanel } from './HolidaysPanel.tsx';
import styles from './Hours.module.css';
import { useExceptionSheet } from './use-exception-sheet.tsx';
import {
  canBeSaved,
  changedDays,
  draftOf,
  fromTemplate,
  problemsOf,
  WEEK_TEMPLATES,
  weekOf,
} from './week-draft.ts';
import { WeekDrawing } from './WeekDrawing.tsx';
import { WeekRows } from './WeekRows.tsx';
import { WhyNotPanel } from './WhyNotPanel.tsx';

type Week = { hours: WeekRange[] };
const weekOfVenue = ({ hours }: OfficeVenue): Week => ({
  hours: hours.map(({ dayOfWeek, start, end }) => ({ dayOfWeek, start, end })),
});

export function HoursPage(props: {
  title: string;
  company: AdministeredCompany;
  venue: OfficeVenue;
  picker: ReactNode;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { api, timers } = useServices();
  const { company, venue } = props;
  const affected = useAffectedOrders(company.id);
  const save = useOfficeSave<OfficeVenue, Week>({
    send: async ({ id, version, fields }) => {
      const given = { companyId: company.id, venueId: id, version, hours: fields.hours ?? [] };
      const { venue: thing, ...rest } = (await api.call(SaveOpeningHoursDocument, given))
        .saveOpeningHours;
      affected.tell(rest);
      return { ...rest, thing };
    },
    valuesOf: weekOfVenue,
    refreshes: [venuesKey(company.id)],
    done: () => t('Admin.Hours.Saved'),
  });
  const form = useOfficeForm<Week>({
    key: `HOURS:${venue.id}`,
    saved: weekOfVenue(venue),
    save: (changed, base) => save.wait(venue, changed, base),
  });
  const saved = draftOf(venue.hours);
  const draft = draftOf(form.fields.hours);
  const days = changedDays(draft, saved);
  const isDirty = days.length > 0;
  const problems = problemsOf(draft, venue.minimumPickupWaitTime ?? DEFAULT_WAIT_MINUTES);
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  const today = dateAt(now, venue.timeZone);
  const sheet = useExceptionSheet({ company, venue, today, onAffected: affected.tell });
  const changed = days.map((day) => weekdayName(day, language, 'long')).join(', ');
  return (
    <Section
      title={props.title}
      isWide
      actions={
        <>
          {isDirty && (
            <>
              <span className={styles.unsaved}>{t('Admin.Hours.Unsaved', { days: changed })}</span>
              <button type="button" className={controls.quiet} onClick={form.discard}>
                {t('Admin.Hours.Discard')}
              </button>
            </>
          )}
          <button
            type="button"
            className={controls.solid}
            data-save
            disabled={!isDirty || save.isBusy}
            onClick={() => canBeSaved(problems) && void form.submit()}
          >
            {save.isBusy ? t('Console.Loading') : t('Console.Save')}
          </button>
        </>
      }
    >
      {props.picker}
      <DraftOffer form={form} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <Panel title={t('Admin.Hours.Week')}>
            {save.code !== null && (
              <p role="alert" className={styles.refusal}>
                {adminErrorText(t, save.code)}
              </p>
            )}
            <div className={styles.templates} role="group" aria-label={t('Admin.Hours.Templates')}>
              <span aria-hidden="true">{t('Admin.Hours.Templates')}</span>
              {WEEK_TEMPLATES.map((name) => (
                <button
                  key={name}
                  type="button"
                  className={controls.line}
                  onClick={() => form.set({ hours: fromTemplate(name) })}
                >
                  {t(`Admin.Hours.Template.${name}`)}
                </button>
              ))}
            </div>
            <WeekRows
              draft={draft}
              saved={saved}
              problems={problems}
              today={today}
              onChange={(week) => form.set({ hours: weekOf(week) })}
            />
          </Panel>
          <ExceptionsPanel venue={venue} today={today} onOpen={sheet.open} onAdd={sheet.add} />
        </div>
        <div className={panels.stack}>
          <Panel title={t('Admin.Hours.Today')}>
            <VenueToday company={company} venue={venue} />
          </Panel>
          <WeekDrawing draft={draft} now={now} timeZone={venue.timeZone} />
          <WhyNotPanel company={company} venue={venue} today={today} onException={sheet.open} />
          <GuestHours venue={venue} draft={draft} now={now} />
          <HolidaysPanel
            company={company}
            venue={venue}
            today={today}
            onOther={sheet.add}
            onAffected={affected.tell}
          />
        </div>
      </div>
      {sheet.element}
      {affected.element}
    </Section>
  );
}
