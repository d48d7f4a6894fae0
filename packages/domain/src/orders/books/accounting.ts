import { addMinor, type Minor, minor, subtractMinor, ZERO } from '../../money/minor.ts';

/** What stands for money in the books of an accountant: a sale and its VAT by rate, tips, and how it was paid. */
export type AccountKey =
  | `SALES ${number}`
  | `VAT ${number}`
  | 'TIPS'
  | `PAID ${'CARD' | 'INVOICE' | 'COUNTER' | 'FREE' | 'LATER' | 'OTHER'}`;

const PAID_KINDS = ['CARD', 'INVOICE', 'COUNTER', 'FREE', 'LATER'] as const;

/** The owner's number for it, and what it is called there. */
export type AccountNumber = { key: string; account: string; text: string };

export const ACCOUNT_TEXT_MOST = 60;
const ACCOUNT_DIGITS = { least: 3, most: 8 };
export const MOST_ACCOUNTS = 60;

export const isAccountNumber = (typed: string): boolean =>
  typed.length >= ACCOUNT_DIGITS.least &&
  typed.length <= ACCOUNT_DIGITS.most &&
  [...typed].every((sign) => sign >= '0' && sign <= '9');

/** Length first: a key is a client's text. */
export function isAccountKey(typed: string): typed is AccountKey {
  if (typed.length > 20) return false;
  if (typed === 'TIPS' || typed === 'PAID OTHER') return true;
  const [what, of = '', ...more] = typed.split(' ');
  if (more.length > 0) return false;
  if (what === 'PAID') return PAID_KINDS.some((kind) => kind === of);
  const rate = Number(of);
  const isRate = of !== '' && String(rate) === of && rate >= 0 && rate <= 100;
  return (what === 'SALES' || what === 'VAT') && isRate;
}

/** What the Swedish BAS plan has for them; others begin empty. */
const BAS: Readonly<Record<string, string>> = {
  'SALES 25': '3001',
  'SALES 12': '3002',
  'SALES 6': '3003',
  'SALES 0': '3004',
  'VAT 25': '2611',
  'VAT 12': '2621',
  'VAT 6': '2631',
  TIPS: '2890',
  'PAID CARD': '1580',
  'PAID INVOICE': '1510',
  'PAID COUNTER': '1910',
};
export const suggestedAccount = (country: string, key: string): string =>
  country === 'SE' ? (BAS[key] ?? '') : '';

type RateSum = { rate: number; gross: number; vat: number };
type KindSum = { kind: string; amount: number };

/** What of a closing goes to the accountant. It is kept with the day, so what is exported never changes. */
export type ClosingToBook = {
  number: number;
  day: string;
  venueName: string;
  sales: readonly RateSum[];
  tips: number;
  kinds: readonly KindSum[];
  back: readonly RateSum[];
  refundedTips: number;
  /** Tips included; of days closed before it was kept, nothing: then all of it is of no known kind. */
  backKinds: readonly KindSum[];
};

export type VoucherLine = { key: AccountKey; isBack: boolean; amount: Minor };
/** A day of a venue. Debits are above zero, credits below, and all of them come to nothing. */
export type Voucher = {
  number: number;
  day: string;
  venueName: string;
  lines: VoucherLine[];
};

const paidKey = (kind: string): AccountKey => {
  const known = PAID_KINDS.find((one) => one === kind);
  return `PAID ${known ?? 'OTHER'}`;
};
const turned = (amount: number): Minor => subtractMinor(ZERO, minor(amount));

export function voucherOf(closing: ClosingToBook): Voucher {
  const { number, day, venueName } = closing;
  const sold: VoucherLine[] = [
    ...closing.kinds.map(({ kind, amount }) => line(paidKey(kind), false, minor(amount))),
    ...closing.sales.flatMap(({ rate, gross, vat }) => [
      line(`SALES ${rate}`, false, turned(gross - vat)),
      line(`VAT ${rate}`, false, turned(vat)),
    ]),
    line('TIPS', false, turned(closing.tips)),
  ];
  const back: VoucherLine[] = [
    ...closing.backKinds.map(({ kind, amount }) => line(paidKey(kind), true, turned(amount))),
    ...closing.back.flatMap(({ rate, gross, vat }) => [
      line(`SALES ${rate}`, true, minor(gross - vat)),
      line(`VAT ${rate}`, true, minor(vat)),
    ]),
    line('TIPS', true, minor(closing.refundedTips)),
  ];
  return {
    number,
    day,
    venueName,
    lines: [...balanced(sold, false), ...balanced(back, true)].filter(({ amount }) => amount !== 0),
  };
}

const line = (key: AccountKey, isBack: boolean, amount: Minor): VoucherLine => ({
  key,
  isBack,
  amount,
});

/** What nobody wrote a kind for is money of no known kind: never a voucher that does not come out. */
function balanced(lines: readonly VoucherLine[], isBack: boolean): VoucherLine[] {
  const left = addMinor(...lines.map(({ amount }) => amount));
  return left === 0 ? [...lines] : [...lines, line('PAID OTHER', isBack, turned(left))];
}

/** What the vouchers need a number for, in the order of a plan: what was paid, what was sold, VAT, tips. */
export function accountsNeeded(vouchers: readonly Voucher[]): AccountKey[] {
  const order = ['PAID', 'SALES', 'VAT', 'TIPS'];
  const place = (key: AccountKey) => order.indexOf(key.split(' ')[0] ?? '');
  const rate = (key: AccountKey) => Number(key.split(' ')[1]) || 0;
  return [...new Set(vouchers.flatMap(({ lines }) => lines.map(({ key }) => key)))].toSorted(
    (one, other) =>
      place(one) - place(other) || rate(other) - rate(one) || one.localeCompare(other),
  );
}

export type BookedLine = VoucherLine & { account: string; text: string };

/** The lines with the owner's numbers; null while one is missing. */
export function bookLines(
  { lines }: Voucher,
  accounts: readonly AccountNumber[],
): BookedLine[] | null {
  const booked = lines.flatMap((one) => {
    const known = accounts.find(({ key, account }) => key === one.key && isAccountNumber(account));
    return known ? [{ ...one, account: known.account, text: known.text }] : [];
  });
  return booked.length === lines.length ? booked : null;
}
