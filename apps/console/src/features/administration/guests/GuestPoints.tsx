import { GUEST_REASON, POINT_CORRECTION } from '@tallrik/domain/accounts/guest-changes';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { deviceDate } from '../device-time.ts';
import { CorrectPointsDocument } from '../generated/graphql.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { Panel } from '../parts/Panel.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { GuestGivenLevel } from './GuestGivenLevel.tsx';
import { guestsKey, type Guest } from './guests-query.ts';
import styles from './GuestView.module.css';

/** Level, points and where they came from; somebody who may can correct them (GUESTS-05). */
export function GuestPoints(props: {
  companyId: string;
  guest: Guest;
  mayCorrect: boolean;
  mayGiveLevel: boolean;
  isManager: boolean;
}) {
  const t = useAdminText();
  const { guest } = props;
  const { levels, row } = guest;
  if (levels.length === 0 && guest.pointMoves.length === 0) return null;
  const level = levels.find(({ id }) => id === row.levelId) ?? null;
  const next = levels.find(({ pointsRequired }) => pointsRequired > row.points) ?? null;
  return (
    <Panel
      title={t('Admin.Guests.LevelAndPoints')}
      aside={next && t('Admin.Guests.LevelAt', { level: next.title, points: next.pointsRequired })}
    >
      <p className={styles.points}>
        <b className={styles.large}>{row.points.toLocaleString()}</b>{' '}
        {level ? t('Admin.Guests.PointsOn', { level: level.title }) : t('Admin.Guests.Points')}
      </p>
      {next && (
        <>
          <progress
            className={styles.progress}
            max={next.pointsRequired}
            value={row.points}
            aria-label={t('Admin.Guests.LevelAndPoints')}
          />
          <p className={styles.quiet}>
            {t('Admin.Guests.PointsLeft', {
              points: next.pointsRequired - row.points,
              level: next.title,
            })}
          </p>
        </>
      )}
      <GuestGivenLevel companyId={props.companyId} guest={guest} mayGive={props.mayGiveLevel} />
      {guest.pointMoves.length > 0 && (
        <ol className={styles.moves}>
          {guest.pointMoves.map((move) => (
            <PointLine key={move.id} move={move} />
          ))}
        </ol>
      )}
      {props.mayCorrect && levels.length > 0 && <Correction {...props} />}
    </Panel>
  );
}

function PointLine({ move }: { move: Guest['pointMoves'][number] }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const sign = move.points > 0 ? '+' : '−';
  return (
    <li className={styles.move}>
      <span className={styles.quiet}>{deviceDate(move.at)}</span>
      <span className={styles.what}>
        {move.orderId === null ? (
          moveText(t, move)
        ) : (
          <Link to={link(`orders/${move.orderId}`)}>
            {t(move.points > 0 ? 'Admin.Guests.MoveOrder' : 'Admin.Guests.MoveBack', {
              number: move.orderNumber ?? '',
            })}
          </Link>
        )}
      </span>
      <b className={styles.figure}>
        {sign}
        {Math.abs(move.points).toLocaleString()}
      </b>
      <span className={styles.figure}>{move.balance.toLocaleString()}</span>
    </li>
  );
}

function moveText(
  t: ReturnType<typeof useAdminText>,
  { staffName, reason }: Guest['pointMoves'][number],
): string {
  if (staffName === null) return t('Admin.Guests.MoveElsewhere');
  return t('Admin.Guests.MoveCorrected', { name: staffName, reason: reason ?? '' });
}

const WHOLE = /^[+−-]?\d{1,6}$/;

function readPoints(typed: string, most: number): number | null {
  const text = typed.trim();
  if (!WHOLE.test(text)) return null;
  const points = Number(text.replace('−', '-'));
  return points !== 0 && Math.abs(points) <= most ? points : null;
}

function Correction(props: { companyId: string; guest: Guest; isManager: boolean }) {
  const t = useAdminText();
  const { api } = useServices();
  const errorId = useId();
  const { id, renew } = useNewId();
  const { companyId, guest } = props;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const most = props.isManager ? POINT_CORRECTION.mostOfManager : POINT_CORRECTION.most;
  const points = readPoints(typed, most);
  const isReady = points !== null && reason.trim().length >= GUEST_REASON.least;
  const { row } = guest;
  const correct = useChange({
    send: async (given: { points: number; reason: string }) =>
      (await api.call(CorrectPointsDocument, { companyId, id, userId: row.id, ...given }))
        .correctPoints,
    refreshes: [guestsKey(companyId)],
    done: () => t('Admin.Guests.Corrected'),
    onDone: () => {
      renew();
      setTyped('');
      setReason('');
    },
  });
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        if (points !== null && isReady) correct.run({ points, reason });
      }}
    >
      <TextInput
        label={t('Admin.Guests.Points')}
        errorId={correct.field === 'points' ? errorId : null}
        inputMode="text"
        autoComplete="off"
        maxLength={7}
        placeholder="+150"
        value={typed}
        onChange={setTyped}
      />
      <TextInput
        label={t('Admin.Guests.Reason')}
        errorId={correct.field === 'reason' ? errorId : null}
        autoComplete="off"
        maxLength={GUEST_REASON.most}
        value={reason}
        onChange={setReason}
      />
      <p className={styles.becomes} aria-live="polite">
        {points === null
          ? t('Admin.Guests.CorrectHint', { most })
          : t('Admin.Guests.Becomes', {
              before: row.points,
              after: Math.max(0, row.points + points),
            })}
      </p>
      <button type="submit" className={controls.solid} disabled={!isReady || correct.isBusy}>
        {t('Admin.Guests.Correct')}
      </button>
      <FormError
        id={errorId}
        text={correct.code === null ? null : adminErrorText(t, correct.code)}
      />
    </form>
  );
}
