import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import {
  ACCOUNT_TEXT_MOST,
  accountsNeeded,
  isAccountNumber,
  suggestedAccount,
  voucherOf,
  type AccountNumber,
} from '@tallrik/domain/orders/books/accounting';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import {
  AccountNumbersDocument,
  ClosingsToBookDocument,
  SaveAccountNumbersDocument,
  type ClosingsToBookQuery,
} from '../generated/graphql.ts';
import { dateLocale } from '../hours/hours-text.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import form from '../parts/form.module.css';
import { Remote } from '../parts/Remote.tsx';
import { saveFile } from '../parts/save-file.ts';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { accountingCsv, accountingSie, bookClosings } from './accounting-files.ts';
import { kindText } from './ClosingSheet.tsx';
import styles from './Accounting.module.css';

type Closings = ClosingsToBookQuery['dayClosings']['closings'];
type Page = ClosingsToBookQuery['dayClosings'];
const MONTHS_BACK = 24;
const accountsKey = (companyId: string) => ['admin', 'account-numbers', companyId] as const;

/** A month's closings as vouchers, for whoever keeps the books (MONEY-26). */
export function AccountingSheet(props: OfficePageProps & { open: boolean; onClose: () => void }) {
  const t = useAdminText();
  const { api, timers } = useServices();
  const { language } = useMessages();
  const { company, venueId } = props;
  const thisMonth = Temporal.Instant.fromEpochMilliseconds(timers.now())
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainDate()
    .with({ day: 1 });
  const months = Array.from({ length: MONTHS_BACK }, (_none, back) =>
    thisMonth.subtract({ months: back }),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const month = months.find((one) => one.toString() === chosen) ?? months[1] ?? thisMonth;
  const days = {
    from: month.toString(),
    to: month.add({ months: 1 }).subtract({ days: 1 }).toString(),
  };
  const query = useQuery({
    queryKey: [...accountsKey(company.id), venueId, days],
    queryFn: async ({ signal }) => {
      const { accountNumbers } = await api.call(
        AccountNumbersDocument,
        { companyId: company.id },
        signal,
      );
      const closings: Closings = [];
      let cursor: string | null = null;
      do {
        const page: Page = (
          await api.call(
            ClosingsToBookDocument,
            { companyId: company.id, venueId, ...days, cursor },
            signal,
          )
        ).dayClosings;
        closings.push(...page.closings);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return { accountNumbers, closings };
    },
    enabled: props.open,
  });
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      side="end"
      title={t('Admin.Accounting.Title')}
      text={t('Admin.Accounting.Info')}
      closeLabel={t('Console.Close')}
    >
      <Select
        label={t('Admin.Sales.By.MONTH')}
        value={month.toString()}
        options={months.map((one) => ({
          value: one.toString(),
          text: one.toLocaleString(dateLocale(language), { month: 'long', year: 'numeric' }),
        }))}
        onChange={setChosen}
      />
      <Remote query={query}>
        {({ accountNumbers, closings }) =>
          closings.length === 0 ? (
            <p>{t('Admin.Accounting.None')}</p>
          ) : (
            <Export
              {...props}
              key={days.from}
              month={days.from.slice(0, 'YYYY-MM'.length)}
              madeOn={Temporal.Instant.fromEpochMilliseconds(timers.now()).toString().slice(0, 10)}
              closings={closings}
              saved={accountNumbers}
            />
          )
        }
      </Remote>
    </ModalSheet>
  );
}

function Export(
  props: Pick<OfficePageProps, 'company' | 'administrator'> & {
    month: string;
    madeOn: string;
    closings: Closings;
    saved: readonly AccountNumber[];
  },
) {
  const t = useAdminText();
  const { api } = useServices();
  const id = useId();
  const { company, closings, saved, month } = props;
  const mayEnter = reachOf(props.administrator.role, 'LEDGER', 'WRITE') === 'ALL';
  const needed = accountsNeeded(closings.map(voucherOf));
  const [rows, setRows] = useState<AccountNumber[]>(() =>
    needed.map(
      (key) =>
        saved.find((one) => one.key === key) ?? {
          key,
          account: suggestedAccount(company.country, key),
          text: accountText(t, key),
        },
    ),
  );
  const [isWrong, setWrong] = useState(false);
  const save = useChange({
    send: async () => {
      // Numbers of what this month does not have stay as they are.
      const others = saved.filter(({ key }) => !rows.some((row) => row.key === key));
      const numbers = [...others, ...rows].map(({ key, account, text }) => ({
        key,
        account,
        text,
      }));
      return (await api.call(SaveAccountNumbersDocument, { companyId: company.id, numbers }))
        .saveAccountNumbers;
    },
    refreshes: [accountsKey(company.id)],
    done: () => t('Admin.Accounting.Saved'),
  });
  const vouchers = bookClosings(closings, saved);
  const file = (name: string, bytes: BlobPart, type: string) =>
    saveFile(name, new Blob([bytes], { type }));
  const change = (key: string, changes: Partial<AccountNumber>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const refusal = save.code && adminErrorText(t, save.code);
  const error = isWrong ? t('Admin.Accounting.Wrong') : refusal || null;
  return (
    <>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.reset();
          const areGood = rows.every(({ account }) => isAccountNumber(account));
          setWrong(!areGood);
          if (areGood) save.run(undefined);
        }}
      >
        <table className={styles.accounts}>
          <thead>
            <tr>
              <th scope="col">{t('Admin.Accounting.What')}</th>
              <th scope="col">{t('Admin.Accounting.Account')}</th>
              <th scope="col">{t('Admin.Accounting.Text')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, account, text }) => (
              <tr key={key}>
                <th scope="row">{accountText(t, key)}</th>
                <td>
                  <input
                    className={controls.input}
                    aria-label={`${t('Admin.Accounting.Account')}: ${accountText(t, key)}`}
                    inputMode="numeric"
                    maxLength={8}
                    readOnly={!mayEnter}
                    aria-invalid={isWrong && !isAccountNumber(account)}
                    value={account}
                    onChange={({ target }) => change(key, { account: target.value })}
                  />
                </td>
                <td>
                  <input
                    className={controls.input}
                    aria-label={`${t('Admin.Accounting.Text')}: ${accountText(t, key)}`}
                    maxLength={ACCOUNT_TEXT_MOST}
                    readOnly={!mayEnter}
                    value={text}
                    onChange={({ target }) => change(key, { text: target.value })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <FormError id={`${id}-error`} text={error} />
        {mayEnter && <SubmitButton text={t('Admin.Accounting.Save')} isBusy={save.isBusy} />}
      </form>
      {vouchers === null ? (
        <p>{t(mayEnter ? 'Admin.Accounting.Missing' : 'Admin.Accounting.AskOwner')}</p>
      ) : (
        <div className={styles.files}>
          <button
            type="button"
            className={controls.line}
            onClick={() =>
              file(
                `accounting-${month}.csv`,
                accountingCsv(t, vouchers, company.country),
                'text/csv;charset=utf-8',
              )
            }
          >
            <OfficeIcon name="download" />
            CSV
          </button>
          {company.country === 'SE' && (
            <button
              type="button"
              className={controls.line}
              onClick={() =>
                file(
                  `accounting-${month}.se`,
                  accountingSie(t, vouchers, {
                    company: company.displayName,
                    organizationId: closings[0]?.organizationId ?? null,
                    currency: company.currency,
                    madeOn: props.madeOn,
                  }),
                  'application/octet-stream',
                )
              }
            >
              <OfficeIcon name="download" />
              SIE 4
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** What is booked on an account, in words. */
function accountText(t: AdminTranslate, key: string): string {
  const [what, of = ''] = key.split(' ');
  if (what === 'SALES') return t('Admin.Accounting.SALES', { rate: of });
  if (what === 'VAT') return t('Admin.Accounting.VAT', { rate: of });
  return what === 'TIPS' ? t('Admin.Orders.Tip') : kindText(t, of);
}
