import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { deviceDate } from '../device-time.ts';
import { GiveGuestLevelDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { guestsKey, type Guest } from './guests-query.ts';
import styles from './GuestView.module.css';

type Props = { companyId: string; guest: Guest };

/** The level that was given beyond the points, and giving one or taking it back (GUESTS-06). */
export function GuestGivenLevel({ companyId, guest, mayGive }: Props & { mayGive: boolean }) {
  const t = useAdminText();
  const [isAsked, setAsked] = useState(false);
  const { givenLevel: given } = guest;
  const take = useGiveLevel({ companyId, guest }, t('Admin.Guests.LevelTaken'));
  const isGivable = guest.givableLevelIds.length > 0 && !guest.isShared;
  return (
    <>
      {given && (
        <p className={styles.quiet}>
          {given.until === null
            ? t('Admin.Guests.LevelGivenNoEnd', { level: given.title })
            : t('Admin.Guests.LevelGivenUntil', {
                level: given.title,
                day: lastDayOf(given.until),
              })}{' '}
          {given.isArchived && t('Admin.Guests.LevelArchived')}
        </p>
      )}
      {mayGive && (
        <div className={styles.gifts}>
          {isGivable && (
            <button type="button" className={controls.line} onClick={() => setAsked(true)}>
              {t('Admin.Guests.GiveLevel')}
            </button>
          )}
          {given && !guest.isShared && (
            <button
              type="button"
              className={controls.quiet}
              disabled={take.isBusy}
              onClick={() => take.run({ levelId: null, endsOn: null })}
            >
              {t('Admin.Guests.TakeLevel')}
            </button>
          )}
        </div>
      )}
      {take.code !== null && (
        <p className={page.error} role="alert">
          {adminErrorText(t, take.code)}
        </p>
      )}
      {isAsked && (
        <LevelSheet companyId={companyId} guest={guest} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

/** It ends when its last day does. */
const lastDayOf = (until: string): string =>
  deviceDate(Temporal.Instant.from(until).subtract({ seconds: 1 }).toString());

function useGiveLevel({ companyId, guest }: Props, done: string, onDone?: () => void) {
  const { api } = useServices();
  return useChange({
    send: async (given: { levelId: string | null; endsOn: string | null }) =>
      (await api.call(GiveGuestLevelDocument, { companyId, userId: guest.row.id, ...given }))
        .giveGuestLevel,
    refreshes: [guestsKey(companyId)],
    done: () => done,
    ...(onDone ? { onDone } : {}),
  });
}

function LevelSheet({ companyId, guest, onClose }: Props & { onClose: () => void }) {
  const t = useAdminText();
  const id = useId();
  const levels = guest.levels.filter((level) => guest.givableLevelIds.includes(level.id));
  const [levelId, setLevelId] = useState(levels[0]?.id ?? '');
  const [endsOn, setEndsOn] = useState('');
  const give = useGiveLevel({ companyId, guest }, t('Admin.Guests.LevelGiven'), onClose);
  return (
    <ConfirmSheet
      open
      title={t('Admin.Guests.GiveLevel')}
      text={t('Admin.Guests.GiveLevelText')}
      action={t('Admin.Guests.GiveLevel')}
      isDangerous={false}
      isBusy={give.isBusy}
      isIncomplete={levelId === ''}
      code={give.code}
      onConfirm={() => give.run({ levelId, endsOn: endsOn === '' ? null : endsOn })}
      onClose={onClose}
    >
      <div className={controls.field}>
        <label className={controls.label} htmlFor={id}>
          {t('Admin.Guests.GivenLevel')}
        </label>
        <select
          id={id}
          className={controls.input}
          value={levelId}
          onChange={({ target }) => setLevelId(target.value)}
        >
          {levels.map((level) => (
            <option key={level.id} value={level.id}>
              {level.title}
            </option>
          ))}
        </select>
      </div>
      <TextInput
        type="date"
        required={false}
        label={t('Admin.Guests.LevelEnds')}
        hint={t('Admin.Guests.LevelEndsHint')}
        errorId={give.field === 'endsOn' ? id : null}
        value={endsOn}
        onChange={setEndsOn}
      />
    </ConfirmSheet>
  );
}
