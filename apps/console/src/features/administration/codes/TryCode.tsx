import { parsePrice } from '@tallrik/domain/menu/editing/price-input';
import { formatMoneyExact, NOTATIONS } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import { TryCodeDocument } from '../generated/graphql.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import type { OfficeCode } from './codes-query.ts';
import styles from './CodePage.module.css';

/** What a guest would be answered, by the rule their checkout has; no use is counted (GROWTH-09). */
export function TryCode(props: OfficePageProps & { code: OfficeCode }) {
  const t = useAdminText();
  const errorId = useId();
  const { api, timers } = useServices();
  const { language } = useMessages();
  const { company, code } = props;
  const zone = Temporal.Now.timeZoneId();
  const [venueId, setVenueId] = useState(props.venueId ?? company.venues[0]?.id ?? '');
  const [at, setAt] = useState('');
  const [isSignedIn, setSignedIn] = useState(true);
  const [typed, setTyped] = useState('100');
  const cart = parsePrice(typed, 'cartValue');
  const trial = useChange({
    send: async (cartValue: number) => {
      const instant =
        at === ''
          ? Temporal.Instant.fromEpochMilliseconds(timers.now())
          : Temporal.PlainDateTime.from(at).toZonedDateTime(zone).toInstant();
      const { tryCode } = await api.call(TryCodeDocument, {
        companyId: company.id,
        id: code.id,
        venueId,
        at: instant.toString(),
        isSignedIn,
        cartValue,
        language,
      });
      return { error: null, tryCode };
    },
    refreshes: [],
  });
  const answer = trial.result?.tryCode;
  const change = (run: () => void) => {
    trial.reset();
    run();
  };
  if (venueId === '') return null;
  return (
    <Panel title={t('Admin.Codes.Try')}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (cart.ok) trial.run(cart.value);
        }}
      >
        {company.venues.length > 1 && (
          <Select
            label={t('Admin.Codes.TryVenue')}
            value={venueId}
            options={company.venues.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={(chosen) => change(() => setVenueId(chosen))}
          />
        )}
        <div className={styles.moments}>
          <TextInput
            type="datetime-local"
            label={t('Admin.Codes.TryAt')}
            hint={t('Admin.Codes.TryAtHint')}
            required={false}
            errorId={null}
            value={at}
            onChange={(text) => change(() => setAt(text))}
          />
          <TextInput
            label={t('Admin.Codes.TryCart', {
              currency: NOTATIONS[company.currency].symbol.trim(),
            })}
            hint={code.categoryIds.length > 0 ? t('Admin.Codes.TryCartHint') : ''}
            errorId={cart.ok ? null : errorId}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={(text) => change(() => setTyped(text))}
          />
        </div>
        <Toggle
          isOn={isSignedIn}
          label={t('Admin.Codes.TryAccount')}
          onChange={(isOn) => change(() => setSignedIn(isOn))}
        />
        <FormError
          id={errorId}
          text={
            !cart.ok
              ? adminErrorText(t, cart.error.code)
              : trial.code
                ? adminErrorText(t, trial.code)
                : null
          }
        />
        <button type="submit" className={controls.line} disabled={trial.isBusy || !cart.ok}>
          {trial.isBusy ? t('Console.Loading') : t('Admin.Codes.TryNow')}
        </button>
        <div role="status">
          {answer && (
            <p className={styles.answer} data-good={answer.refusal === null}>
              {answer.saving === null
                ? t('Admin.Codes.TryRefused', { text: answer.refusalText ?? '' })
                : t('Admin.Codes.TrySaves', {
                    amount: formatMoneyExact(minor(answer.saving ?? 0), company.currency),
                  })}
            </p>
          )}
        </div>
      </form>
    </Panel>
  );
}
