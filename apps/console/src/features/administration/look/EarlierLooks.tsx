import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import { deviceDateTime } from '../device-time.ts';
import { EarlierLooksDocument, PublishEarlierLookDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import styles from './EarlierLooks.module.css';
import screen from './LookScreen.module.css';
import { lookKey, type Look, type LookState } from './use-look.ts';

/** What guests saw in the last twelve months, to be looked at and published again (LOOK-08). */
export function EarlierLooks(props: {
  companyId: string;
  state: LookState;
  /** The one the preview wears. */
  shown: Look | null;
  onShow: (look: Look | null) => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId, state } = props;
  const [asked, setAsked] = useState<{ id: string; time: string } | null>(null);
  const earlier = useQuery({
    queryKey: [...lookKey(companyId), 'earlier'],
    queryFn: async ({ signal }) =>
      (await api.call(EarlierLooksDocument, { companyId }, signal)).earlierLooks,
  });
  const publish = useChange({
    send: async ({ id }: { id: string }) =>
      (await api.call(PublishEarlierLookDocument, { companyId, version: state.version, id }))
        .publishEarlierLook,
    refreshes: [lookKey(companyId)],
    done: () => t('Admin.Look.Published'),
    onDone: () => {
      setAsked(null);
      props.onShow(null);
    },
  });
  const listed = earlier.data ?? [];
  if (listed.length === 0) return null;
  return (
    <section className={screen.part}>
      <h2 className={screen.name}>{t('Admin.Look.Earlier')}</h2>
      <p className={screen.state}>{t('Admin.Look.EarlierText')}</p>
      <ul className={rows.rows}>
        {listed.map(({ id, look, replacedAt, replacedBy }) => {
          const time = deviceDateTime(replacedAt);
          const isShown = look === props.shown;
          return (
            <li key={id} className={rows.row}>
              <span className={styles.colours} aria-hidden="true">
                {[look.theme.main, look.theme.secondary, look.theme.priceColor].map(
                  (colour, at) => (
                    <span key={at} className={styles.colour} style={{ background: colour }} />
                  ),
                )}
              </span>
              <span className={rows.main}>
                <span className={rows.name}>{t('Admin.Look.Until', { time })}</span>
                {replacedBy !== null && (
                  <span className={rows.more}>
                    {t('Admin.Look.ReplacedBy', { name: replacedBy })}
                  </span>
                )}
              </span>
              <span className={rows.end}>
                <button
                  type="button"
                  className={controls.line}
                  aria-pressed={isShown}
                  aria-label={t('Admin.Look.ShowNamed', { time })}
                  onClick={() => props.onShow(isShown ? null : look)}
                >
                  {t('Admin.Look.Show')}
                </button>
                <button
                  type="button"
                  className={controls.line}
                  aria-label={t('Admin.Look.AgainNamed', { time })}
                  onClick={() => setAsked({ id, time })}
                >
                  {t('Admin.Look.Again')}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <ConfirmSheet
        open={asked !== null}
        title={t('Admin.Look.AgainTitle')}
        text={t('Admin.Look.AgainText')}
        action={t('Admin.Look.Again')}
        isDangerous={false}
        isBusy={publish.isBusy}
        code={publish.code}
        onConfirm={() => asked && publish.run(asked)}
        onClose={() => {
          publish.reset();
          setAsked(null);
        }}
      />
    </section>
  );
}
