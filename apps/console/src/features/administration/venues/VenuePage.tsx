import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { useOfficeSave } from '../changes/use-office-save.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { ArchiveVenueDocument, SaveVenueDocument, type VenueInput } from '../generated/graphql.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Section } from '../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { keysOfVenues, type OfficeVenue } from './use-office-venues.ts';
import { fieldsOf, notANumber, venueInput, type VenueFields } from './venue-fields.ts';
import { AddressPanel, ContactPanel, TimePanel } from './VenuePanels.tsx';
import styles from './Venues.module.css';
import { VenueState } from './VenueState.tsx';
import { VenueToday } from './VenueToday.tsx';

/** Everything of one venue but its hours and tables (PLACES-02 to PLACES-05, PLACES-18). */
export function VenuePage(props: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  isReadOnly: boolean;
  mayChangeToday: boolean;
}) {
  const t = useAdminText();
  const { company, venue, isReadOnly } = props;
  const [unread, setUnread] = useState<string | null>(null);
  const keepsNumber = useRef(false);
  const save = useSaveVenue(company.id, keepsNumber);
  const form = useOfficeForm<VenueFields>({
    key: `VENUE:${venue.id}`,
    saved: fieldsOf(venue),
    save: (changed, base) => save.wait(venue, changed, base),
  });
  const submit = (keeps = false) => {
    const wrong = notANumber(form.changed) ?? null;
    setUnread(wrong);
    keepsNumber.current = keeps;
    if (wrong === null) void form.submit();
  };
  const wrong = unread ?? save.field;
  const panel = {
    country: company.country,
    fields: form.fields,
    isReadOnly,
    wrong: wrong?.replace(/^venue\./, '') ?? null,
    onKeepNumber: save.code === 'ORGANIZATION_ID_UNUSUAL' ? () => submit(true) : null,
    onChange: (changed: Partial<VenueFields>) => {
      setUnread(null);
      form.set(changed);
    },
  };
  return (
    <Section
      title={venue.name}
      isWide
      actions={
        <>
          <HistoryButton id={venue.id} title={venue.name} company={company} />
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
              onClick={() => submit()}
            >
              {save.isBusy ? t('Console.Loading') : t('Console.Save')}
            </button>
          )}
        </>
      }
    >
      <DraftOffer form={form} />
      <form
        className={panels.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={panels.stack}>
          <ContactPanel {...panel} />
          <AddressPanel {...panel} />
        </div>
        <div className={panels.stack}>
          <StatePanel {...props} />
          <TimePanel {...panel} />
        </div>
        {/* So that Enter in a field saves. */}
        <input type="submit" hidden value={t('Console.Save')} />
      </form>
    </Section>
  );
}

function useSaveVenue(companyId: string, keepsNumber: { readonly current: boolean }) {
  const t = useAdminText();
  const { api } = useServices();
  return useOfficeSave<OfficeVenue, VenueFields>({
    send: async ({ id, version, fields }) => {
      const changed = {
        ...venueInput(fields),
        ...(keepsNumber.current ? { keepsOrganizationId: true } : {}),
      };
      const { venue, ...rest } = (
        await api.call(SaveVenueDocument, { companyId, id, version, venue: changed })
      ).saveVenue;
      return { ...rest, thing: venue };
    },
    valuesOf: fieldsOf,
    refreshes: keysOfVenues(companyId),
    done: () => t('Admin.Venues.Saved'),
  });
}

/** Switched on or off, paused, archived; and the ways to its hours and tables. */
function StatePanel(props: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  isReadOnly: boolean;
  mayChangeToday: boolean;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const navigate = useNavigate();
  const link = useOfficeLink();
  const { company, venue } = props;
  const refusalId = useId();
  const [isArchiving, setArchiving] = useState(false);
  const refreshes = keysOfVenues(company.id);
  const which = { companyId: company.id, id: venue.id, version: venue.version };
  const toggle = useChange({
    send: async (change: VenueInput) =>
      (await api.call(SaveVenueDocument, { ...which, venue: change })).saveVenue,
    refreshes,
    done: (_result, { active }) => t(active ? 'Admin.Venues.Shown' : 'Admin.Venues.NowHidden'),
  });
  const archive = useChange({
    send: async () => (await api.call(ArchiveVenueDocument, which)).archiveVenue,
    refreshes,
    done: () => t('Admin.Venues.NowArchived'),
    onDone: () => void navigate(link('places')),
  });
  return (
    <Panel title={t('Admin.Venues.State')}>
      <div className={styles.facts}>
        {props.isReadOnly ? (
          <p>{t(venue.active ? 'Admin.Venues.Shown' : 'Admin.Venues.NowHidden')}</p>
        ) : (
          <Toggle
            label={
              <span className={styles.fact}>
                {t('Admin.Venues.Active')}
                <span className={styles.hint}>{t('Admin.Venues.ActiveHint')}</span>
              </span>
            }
            isOn={venue.active}
            onChange={(active) => toggle.run({ active })}
          />
        )}
        <FormError
          id={refusalId}
          text={toggle.code === null ? null : adminErrorText(t, toggle.code)}
        />
        <VenueState venue={venue} />
        {props.mayChangeToday && venue.active && !venue.isArchived && (
          <VenueToday company={company} venue={venue} />
        )}
        <div className={styles.links}>
          <Link className={controls.line} to={link('places/hours', venue.id)}>
            {t('Admin.Section.hours')}
          </Link>
          <Link className={controls.line} to={link('places/tables', venue.id)}>
            {t('Admin.Section.tables')}
          </Link>
          {!props.isReadOnly && (
            <button
              type="button"
              className={controls.quiet}
              aria-haspopup="dialog"
              onClick={() => setArchiving(true)}
            >
              {t('Admin.Venues.Archive')}
            </button>
          )}
        </div>
      </div>
      {isArchiving && (
        <ConfirmSheet
          open
          title={t('Admin.Venues.ArchiveOf', { name: venue.name })}
          text={t('Admin.Venues.ArchiveText')}
          action={t('Admin.Venues.Archive')}
          isDangerous
          isBusy={archive.isBusy}
          code={archive.code}
          onConfirm={() => archive.run(undefined)}
          onClose={() => {
            archive.reset();
            setArchiving(false);
          }}
        />
      )}
    </Panel>
  );
}
