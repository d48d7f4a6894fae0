import { GUEST_SEARCH } from '@tallrik/domain/accounts/guest-search';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { splitPhones } from '@tallrik/domain/loyalty/offers/phone-list';
import { classNames } from '@tallrik/ui/class-names';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { useNewId } from '../changes/use-new-id.ts';
import { instantOf } from '../codes/code-fields.ts';
import { GiveOfferDocument, type RightsInput } from '../generated/graphql.ts';
import { useGuestPages } from '../guests/guests-query.ts';
import editor from '../menu/editor.module.css';
import form from '../parts/form.module.css';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { offersKey, type OfficeOffer } from './offers-query.ts';
import styles from './Offers.module.css';

const KINDS = ['GUEST', 'LEVEL', 'PHONES'] as const;
type Kind = (typeof KINDS)[number];
type Counts = { given: number; skipped: number; unknown: number };

/** Personal rights for one guest, a level or a list of phones; counted before they are given (GROWTH-19). */
export function GiveOffer(props: { company: AdministeredCompany; offer: OfficeOffer }) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={controls.line} onClick={() => setOpen(true)}>
        {t('Admin.Give.Give')}
      </button>
      <ModalSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="end"
        title={t('Admin.Give.Title')}
        text={t('Admin.Give.Text')}
        closeLabel={t('Console.Close')}
      >
        <GiveForm {...props} onDone={() => setOpen(false)} />
      </ModalSheet>
    </>
  );
}

function GiveForm(props: { company: AdministeredCompany; offer: OfficeOffer; onDone: () => void }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { id: giftId } = useNewId();
  const { company, offer } = props;
  const [kind, setKind] = useState<Kind>('GUEST');
  const [userId, setUserId] = useState<string | null>(null);
  const [levelId, setLevelId] = useState<string | null>(null);
  const [phones, setPhones] = useState('');
  const [singleUse, setSingleUse] = useState(true);
  const [expiresAt, setExpiresAt] = useState('');
  const [counts, setCounts] = useState<Counts | null>(null);
  const list = splitPhones(phones);
  const to: RightsInput = {
    singleUse,
    expiresAt: instantOf(expiresAt),
    ...(kind === 'GUEST' ? { userId } : {}),
    ...(kind === 'LEVEL' ? { levelId } : {}),
    ...(kind === 'PHONES' ? { phones: list } : {}),
  };
  const isNamed =
    kind === 'GUEST' ? userId !== null : kind === 'LEVEL' ? levelId !== null : list.length > 0;
  const call = async (isTrial: boolean) =>
    (
      await api.call(GiveOfferDocument, {
        companyId: company.id,
        id: giftId,
        offerId: offer.id,
        to,
        isTrial,
      })
    ).giveOffer;
  const count = useChange({
    send: () => call(true),
    refreshes: [],
    onDone: setCounts,
  });
  const give = useChange({
    send: () => call(false),
    refreshes: [offersKey(company.id)],
    done: (result) => t('Admin.Give.Done', { count: result.given }),
    onDone: () => {
      props.onDone();
      void queryClient.invalidateQueries({ queryKey: ['admin', 'guests', company.id] });
    },
  });
  // What was counted holds for what was chosen then.
  const change = (set: () => void) => {
    setCounts(null);
    count.reset();
    set();
  };
  const refusal = give.code ?? count.code;
  const wrong = give.field ?? count.field;
  return (
    <div className={form.form}>
      <div className={form.group} role="radiogroup" aria-label={t('Admin.Give.To')}>
        {KINDS.map((one) => (
          <label key={one} className={form.option}>
            <input
              type="radio"
              name={id}
              checked={kind === one}
              onChange={() => change(() => setKind(one))}
            />
            <span className={form.optionName}>{t(`Admin.Give.To.${one}`)}</span>
          </label>
        ))}
      </div>
      {kind === 'GUEST' && (
        <OneGuest
          company={company}
          chosen={userId}
          onChoose={(chosen) => change(() => setUserId(chosen))}
        />
      )}
      {kind === 'LEVEL' && (
        <OneLevel
          company={company}
          chosen={levelId}
          onChoose={(chosen) => change(() => setLevelId(chosen))}
        />
      )}
      {kind === 'PHONES' && (
        <label className={controls.field}>
          <span className={controls.label}>{t('Admin.Give.Phones')}</span>
          <textarea
            className={editor.area}
            rows={6}
            inputMode="tel"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={wrong === 'phones'}
            value={phones}
            onChange={({ target }) => change(() => setPhones(target.value))}
          />
          <span className={editor.hint}>
            {t('Admin.Give.PhonesHint', {
              count: list.length,
              most: String(OFFICE_LIMITS.rightsAtOnce),
            })}
          </span>
        </label>
      )}
      <Toggle
        isOn={singleUse}
        label={
          <>
            {t('Admin.Give.SingleUse')} <small>{t('Admin.Give.SingleUseText')}</small>
          </>
        }
        onChange={(isOn) => change(() => setSingleUse(isOn))}
      />
      <TextInput
        type="datetime-local"
        label={t('Admin.Give.Until')}
        hint={t('Admin.Offers.NoEnd')}
        required={false}
        errorId={wrong === 'expiresAt' ? `${id}-error` : null}
        value={expiresAt}
        onChange={(typed) => change(() => setExpiresAt(typed))}
      />
      <FormError
        id={`${id}-error`}
        text={
          refusal === null
            ? null
            : wrong === 'expiresAt'
              ? t('Admin.Give.UntilPast')
              : adminErrorText(t, refusal)
        }
      />
      {counts && <Counted counts={counts} />}
      {counts === null ? (
        <button
          type="button"
          className={classNames(controls.solid, controls.big)}
          disabled={!isNamed || count.isBusy}
          onClick={() => count.run(undefined)}
        >
          {count.isBusy ? t('Console.Loading') : t('Admin.Give.Count')}
        </button>
      ) : (
        <button
          type="button"
          className={classNames(controls.solid, controls.big)}
          disabled={counts.given === 0 || give.isBusy}
          onClick={() => give.run(undefined)}
        >
          {give.isBusy ? t('Console.Loading') : t('Admin.Give.GiveTo', { count: counts.given })}
        </button>
      )}
    </div>
  );
}

/** What giving would come to: it cannot be taken back (O-04). */
function Counted({ counts }: { counts: Counts }) {
  const t = useAdminText();
  return (
    <ul role="status" className={styles.counted}>
      <li>{t('Admin.Give.Given', { count: counts.given })}</li>
      {counts.skipped > 0 && <li>{t('Admin.Give.Skipped', { count: counts.skipped })}</li>}
      {counts.unknown > 0 && <li>{t('Admin.Give.Unknown', { count: counts.unknown })}</li>}
      <li>{t('Admin.Give.NoWayBack')}</li>
    </ul>
  );
}

type Choice = {
  company: AdministeredCompany;
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

const LISTING = { sort: 'NAME', isReversed: false } as const;

function OneGuest({ company, chosen, onChoose }: Choice) {
  const t = useAdminText();
  const id = useId();
  const [search, setSearch] = useState('');
  const isSearched = search.trim().length >= GUEST_SEARCH.least;
  const pages = useGuestPages(company.id, {
    ...LISTING,
    filter: isSearched ? { search } : {},
  });
  const guests = isSearched ? (pages.data?.pages[0]?.guests ?? []).slice(0, 8) : [];
  return (
    <div className={editor.group}>
      <TextInput
        type="search"
        label={t('Admin.Give.Find')}
        hint={t('Admin.Give.FindHint')}
        required={false}
        errorId={null}
        maxLength={GUEST_SEARCH.most}
        autoComplete="off"
        value={search}
        onChange={(typed) => {
          setSearch(typed);
          onChoose(null);
        }}
      />
      {guests.length > 0 && (
        <div className={form.group} role="radiogroup" aria-label={t('Admin.Give.To.GUEST')}>
          {guests.map((guest) => (
            <label key={guest.id} className={form.option}>
              <input
                type="radio"
                name={id}
                checked={chosen === guest.id}
                onChange={() => onChoose(guest.id)}
              />
              <span className={form.optionName}>
                {guest.name ?? guest.easyId}{' '}
                <span className={form.optionText}>
                  {[guest.easyId, guest.phone].filter(Boolean).join(' · ')}
                </span>
              </span>
            </label>
          ))}
        </div>
      )}
      {isSearched && !pages.isFetching && guests.length === 0 && (
        <p className={editor.hint}>{t('Admin.Give.NoGuest')}</p>
      )}
    </div>
  );
}

function OneLevel({ company, chosen, onChoose }: Choice) {
  const t = useAdminText();
  const pages = useGuestPages(company.id, { ...LISTING, filter: {} });
  const levels = pages.data?.pages[0]?.levels ?? [];
  if (pages.data && levels.length === 0)
    return <p className={editor.hint}>{t('Admin.Give.NoLevel')}</p>;
  return (
    <Select
      label={t('Admin.Give.Level')}
      value={chosen ?? ''}
      options={[
        { value: '', text: t('Admin.Give.ChooseLevel') },
        ...levels.map(({ id, title }) => ({ value: id, text: title })),
      ]}
      onChange={(value) => onChoose(value === '' ? null : value)}
    />
  );
}
