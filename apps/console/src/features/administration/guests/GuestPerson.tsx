import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import { useServices } from '../../../shared/services.tsx';
import { deviceDate } from '../device-time.ts';
import { OpenGuestContactDocument } from '../generated/graphql.ts';
import { languageName } from '../language-name.ts';
import facts from '../orders/OrderPage.module.css';
import panel from '../parts/Panel.module.css';
import rows from '../parts/rows.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import type { Guest } from './guests-query.ts';
import styles from './GuestView.module.css';

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0])
    .join('');
};

/** Who it is; phone and mail stay half covered until somebody opens them, which the log notes (GUESTS-01). */
export function GuestPerson({ companyId, guest }: { companyId: string; guest: Guest }) {
  const t = useAdminText();
  const { api } = useServices();
  const { row } = guest;
  const open = useChange({
    send: async (_given: null) => {
      const sent = { companyId, userId: row.id };
      return {
        error: null,
        contact: (await api.call(OpenGuestContactDocument, sent)).openGuestContact,
      };
    },
    refreshes: [],
    isPut: true,
  });
  const contact = open.result?.contact ?? null;
  return (
    <section className={panel.panel} aria-label={row.name ?? row.easyId}>
      <header className={styles.person}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(row.name ?? '')}
        </span>
        <div>
          <h2 className={styles.name}>{row.name ?? row.easyId}</h2>
          <p className={styles.quiet}>
            {t('Admin.Guests.Member', { number: row.easyId, day: deviceDate(guest.createdAt) })}
          </p>
          <div className={rows.tags}>
            {row.blockedAt !== null && (
              <span className={rows.bad}>{t('Admin.Guests.Blocked')}</span>
            )}
            {row.isBusiness && <span className={rows.tag}>{t('Admin.Guests.Business')}</span>}
          </div>
        </div>
      </header>
      <dl className={facts.facts}>
        <div>
          <dt>{t('Admin.Guests.Phone')}</dt>
          <dd>{contact ? <Call phone={contact.phone} /> : row.phone}</dd>
        </div>
        <div>
          <dt>{t('Admin.Guests.Mail')}</dt>
          <dd>
            {contact?.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : row.email}
          </dd>
        </div>
        {!contact && (
          <div>
            <dt>{t('Admin.Guests.Contact')}</dt>
            <dd>
              <button
                type="button"
                className={controls.quiet}
                disabled={open.isBusy}
                onClick={() => open.run(null)}
              >
                {t('Admin.Guests.Open')}
              </button>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('Admin.Guests.Language')}</dt>
          <dd>
            {guest.language === null ? t('Admin.Guests.NoLanguage') : languageName(guest.language)}
          </dd>
        </div>
        <div>
          <dt>{t('Admin.Guests.News')}</dt>
          <dd>
            {guest.newsSince === null
              ? t('Admin.Guests.NewsNo')
              : t('Admin.Guests.NewsSince', { day: deviceDate(guest.newsSince) })}
          </dd>
        </div>
        {guest.cards.map(({ brand, lastFour }) => (
          <div key={`${brand} ${lastFour}`}>
            <dt>{t('Admin.Guests.Card')}</dt>
            <dd>
              <span className={styles.brand}>{brand}</span> •• {lastFour}
            </dd>
          </div>
        ))}
      </dl>
      {open.code !== null && (
        <p className={page.error} role="alert">
          {adminErrorText(t, open.code)}
        </p>
      )}
      {guest.isShared && <p className={styles.quiet}>{t('Admin.Guests.Shared')}</p>}
    </section>
  );
}

const Call = ({ phone }: { phone: string | null }) =>
  phone === null ? null : <a href={`tel:${phone}`}>{phone}</a>;
