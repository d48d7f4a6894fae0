import { nextMorning } from '@tallrik/domain/time/next-morning';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { BeginPauseDocument } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { venuesKey, type OfficeVenue } from './use-office-venues.ts';

const MINUTES = [15, 30, 60] as const;
const LONGEST_REASON = 200;

/** How long no orders are taken, and why, which staff alone read (PLACES-16). */
export function PauseSheet(props: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api, timers } = useServices();
  const { company, venue, onClose } = props;
  const [reason, setReason] = useState('');
  const pause = useChange({
    send: async (until: Temporal.Instant) =>
      (
        await api.call(BeginPauseDocument, {
          venueId: venue.id,
          until: until.toString(),
          reason: reason.trim() || null,
        })
      ).pauseVenue,
    refreshes: [venuesKey(company.id)],
    done: () => t('Admin.Today.NowPaused'),
    onDone: onClose,
  });
  const now = () => Temporal.Instant.fromEpochMilliseconds(timers.now());
  const choice = classNames(controls.line, controls.big);
  return (
    <ModalSheet
      open
      onClose={onClose}
      title={t('Admin.Today.Pause')}
      text={t('Admin.Today.PauseText')}
      closeLabel={t('Console.Close')}
    >
      <div className={form.form}>
        <TextInput
          label={t('Admin.Optional', { label: t('Admin.Today.PauseReason') })}
          hint={t('Admin.Today.PauseReasonHint')}
          required={false}
          maxLength={LONGEST_REASON}
          errorId={null}
          value={reason}
          onChange={setReason}
        />
        {MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={choice}
            disabled={pause.isBusy}
            onClick={() => pause.run(now().add({ minutes }))}
          >
            {t('Admin.Today.PauseFor', { minutes })}
          </button>
        ))}
        <button
          type="button"
          className={choice}
          disabled={pause.isBusy}
          onClick={() => pause.run(nextMorning(now(), venue.timeZone))}
        >
          {t('Admin.Today.PauseTomorrow')}
        </button>
        {pause.code !== null && <p role="alert">{adminErrorText(t, pause.code)}</p>}
      </div>
    </ModalSheet>
  );
}
