import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { LONGEST_CODE } from '@tallrik/domain/loyalty/codes/code-text';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useNewId } from '../changes/use-new-id.ts';
import { titleOf } from '../news/NewsList.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import form from '../parts/form.module.css';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import {
  useReferral,
  useReferralActions,
  type Referral,
  type ReferralActions,
  type ReferralCode,
} from './referral-query.ts';
import styles from './Referral.module.css';

type Given = OfficePageProps & {
  referral: Referral;
  actions: ReferralActions;
  isReadOnly: boolean;
};

/** What new members are given, and the codes by which they came (GROWTH-25). */
export function ReferralScreen(props: OfficePageProps) {
  const t = useAdminText();
  const pages = useReferral(props.company.id);
  const actions = useReferralActions(props.company.id);
  const isOwner = reachOf(props.administrator.role, 'OFFERS', 'WRITE') === 'ALL';
  return (
    <Section isWide title={t('Admin.Referral.Title')}>
      <p className={styles.text}>{t('Admin.Referral.Text')}</p>
      <Remote query={pages}>
        {(data) => {
          const referral = data.pages.at(0);
          if (!referral) return null;
          const isReadOnly = !isOwner || referral.isElsewhere;
          const given = { ...props, referral, actions, isReadOnly };
          const guestCodes = data.pages.flatMap((page) => page.guestCodes);
          return (
            <div className={panels.stack}>
              {referral.isElsewhere && (
                <p className={styles.notice}>{t('Admin.Levels.Elsewhere')}</p>
              )}
              <OfferPanel {...given} />
              <Panel title={t('Admin.Referral.Own')}>
                {!isReadOnly && <NewCode {...given} />}
                <Codes {...given} codes={referral.codes} none={t('Admin.Referral.NoneOwn')} />
              </Panel>
              <Panel title={t('Admin.Referral.Guests')}>
                <Codes {...given} codes={guestCodes} none={t('Admin.Referral.NoneGuests')} />
              </Panel>
            </div>
          );
        }}
      </Remote>
      <MoreButton pages={pages} />
    </Section>
  );
}

/** Chosen once for all codes; one that was archived gives nothing any more. */
function OfferPanel({ referral, actions, isReadOnly, company }: Given) {
  const t = useAdminText();
  const id = useId();
  const { choose } = actions;
  const chosen = referral.offers.find((offer) => offer.id === referral.offerId);
  const nameOf = (offer: Referral['offers'][number]) =>
    titleOf(offer.name, company.languages) || t('Admin.Referral.NoName');
  const options = [
    ...(referral.offerId === null ? [{ value: '', text: t('Admin.Referral.NotChosen') }] : []),
    ...referral.offers.map((offer) => ({
      value: offer.id,
      text: offer.isArchived
        ? t('Admin.Referral.Archived', { name: nameOf(offer) })
        : nameOf(offer),
    })),
  ];
  return (
    <Panel title={t('Admin.Referral.Offer')}>
      <div className={form.narrow}>
        {referral.offers.length === 0 ? (
          <p>{t('Admin.Referral.NoOffers')}</p>
        ) : isReadOnly ? (
          <p>{chosen ? nameOf(chosen) : t('Admin.Referral.NotChosen')}</p>
        ) : (
          <Select
            label={t('Admin.Referral.OfferLabel')}
            value={referral.offerId ?? ''}
            options={options}
            onChange={(offerId) => {
              if (offerId !== '') choose.run({ version: referral.version, offerId });
            }}
          />
        )}
        {chosen?.isArchived && <p className={styles.notice}>{t('Admin.Referral.ArchivedText')}</p>}
        <FormError id={id} text={choose.code ? adminErrorText(t, choose.code) : null} />
      </div>
    </Panel>
  );
}

function NewCode({ actions, referral }: Given) {
  const t = useAdminText();
  const errorId = useId();
  const { id, renew } = useNewId();
  const [code, setCode] = useState('');
  const { create } = actions;
  if (referral.offerId === null)
    return <p className={styles.text}>{t('Admin.Error.OFFER_REQUIRED')}</p>;
  const make = async () => {
    if (!(await create.wait({ id, code }))) return;
    setCode('');
    renew();
  };
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextInput
        label={t('Admin.Referral.NewCode')}
        hint={t('Admin.Codes.CodeHint')}
        errorId={create.code ? errorId : null}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(typed) => setCode(typed.toUpperCase())}
      />
      <button type="submit" className={controls.solid} disabled={create.isBusy}>
        {create.isBusy ? t('Console.Loading') : t('Admin.Referral.Make')}
      </button>
      <FormError id={errorId} text={create.code ? adminErrorText(t, create.code) : null} />
    </form>
  );
}

function Codes(props: Given & { codes: readonly ReferralCode[]; none: string }) {
  const t = useAdminText();
  if (props.codes.length === 0) return <p className={rows.empty}>{props.none}</p>;
  return (
    <ul className={rows.rows}>
      {props.codes.map((code) => (
        <li key={code.id} className={code.active ? rows.row : `${rows.row} ${rows['off']}`}>
          <span className={rows.main}>
            <span className={rows.name}>{code.code}</span>
            <span className={rows.more}>
              {t('Admin.Referral.SignUps', { count: code.signUps })}
              {code.guest && <GuestLink guest={code.guest} />}
            </span>
          </span>
          <span className={rows.end}>
            {props.isReadOnly ? (
              !code.active && <span className={rows['tag']}>{t('Admin.Codes.State.OFF')}</span>
            ) : (
              <Toggle
                isOn={code.active}
                label={
                  <VisuallyHidden>{t('Admin.Referral.IsOn', { code: code.code })}</VisuallyHidden>
                }
                onChange={(active) =>
                  props.actions.turn.run({ id: code.id, version: code.version, active })
                }
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function GuestLink({ guest }: { guest: NonNullable<ReferralCode['guest']> }) {
  const t = useAdminText();
  const link = useOfficeLink();
  return (
    <>
      {' · '}
      <Link to={link(`guests/${encodeURIComponent(guest.id)}`)}>
        {guest.name ?? t('Admin.Referral.Number', { number: guest.easyId })}
      </Link>
    </>
  );
}
