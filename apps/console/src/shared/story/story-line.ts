import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { REJECT_REASONS } from '@tallrik/domain/orders/order';
import type { ConsoleTranslationKey } from '@tallrik/translations/keys';
import type { OrderTimelineQuery } from '../graphql-client/generated/graphql.ts';
import type { ConsoleTranslate } from '../messages/use-messages.tsx';

export type StoryEntry = OrderTimelineQuery['orderTimeline']['entries'][number];
export type StoryActor = 'GUEST' | 'PAYMENT' | 'KITCHEN' | 'SYSTEM';

/** One thing that happened, in words. */
export type StoryLine = { atMs: number; actor: StoryActor; text: string; amount: string | null };

type Words = Readonly<Record<string, ConsoleTranslationKey>>;

const CART_WORDS: Words = {
  CREATE_CART: 'Console.Story.CartBegun',
  SET_PICKUP_TIME: 'Console.Story.TimeChosen',
  MARK_AS_PAY_LATER_ORDER: 'Console.Story.PayLaterChosen',
  CONNECT_TO_CHEQUE: 'Console.Story.OnTheBill',
  ADD_ITEM: 'Console.Story.DishAdded',
  ADD_ITEMS: 'Console.Story.DishAdded',
  REMOVE_ITEM: 'Console.Story.DishRemoved',
  CLEAR_CART: 'Console.Story.CartEmptied',
  SET_COMMENT: 'Console.Story.CommentWritten',
  SET_GUEST_NAME: 'Console.Story.NameGiven',
  SET_ORDER_OFFER: 'Console.Story.OfferTaken',
  ADD_OFFER: 'Console.Story.OfferTaken',
  CLEAR_ORDER_OFFER: 'Console.Story.OfferDropped',
  SET_MEMBERSHIP_DISCOUNT: 'Console.Story.MemberDiscount',
  UPDATE_USER: 'Console.Story.GuestKnown',
  ADD_CLIENT_SIDE_PAYMENT: 'Console.Story.PhonePaid',
  SET_PROMO_CODE: 'Console.Story.CodeEntered',
  CLEAR_PROMO_CODE: 'Console.Story.CodeRemoved',
};

/** Written into the cart by the server, not by the guest. */
const SERVER_WORDS: Words = {
  ORDER_CREATED: 'Console.Story.OrderMade',
  PAYMENT_CONFIRMED: 'Console.Story.ToldPaid',
  PAYMENT_FAILED: 'Console.Story.ToldFailed',
  CART_ERROR: 'Console.Story.CartError',
  ITEM_OFFERS_CHANGED: 'Console.Story.PricedAnew',
  CART_REPRICED: 'Console.Story.PricedAnew',
};

const MONEY_WORDS: Words = {
  AUTHORISED: 'Console.Story.MoneyReserved',
  CAPTURE_ASKED: 'Console.Story.CaptureAsked',
  CAPTURED: 'Console.Story.MoneyTaken',
  CAPTURE_FAILED: 'Console.Story.CaptureFailed',
  CANCEL_ASKED: 'Console.Story.ReleaseAsked',
  CANCELLED: 'Console.Story.MoneyReleased',
  CANCEL_FAILED: 'Console.Story.ReleaseFailed',
  EXPIRED: 'Console.Story.ReservationExpired',
  REFUND_ASKED: 'Console.Story.RefundAsked',
  REFUNDED: 'Console.Story.MoneyBack',
  REFUND_FAILED: 'Console.Story.RefundFailed',
  OWED: 'Console.Story.Owed',
  WAIVED: 'Console.Story.Waived',
  NOTHING_DUE: 'Console.Story.NothingDue',
  REFUSED: 'Console.Story.CardRefused',
};

const KITCHEN_WORDS: Words = {
  PENDING: 'Console.Story.Arrived',
  ACCEPTED: 'Console.Story.Accepted',
  FINALIZING: 'Console.Story.Finalizing',
  READY: 'Console.Story.Ready',
  COMPLETED: 'Console.Order.COMPLETED',
  REJECTED: 'Console.Order.REJECTED',
};

const MAIL_WORDS: Words = {
  RECEIPT_ASKED: 'Console.Story.ReceiptAsked',
  RECEIPT_SENT: 'Console.Story.ReceiptSent',
  RECEIPT_NOT_SENT: 'Console.Story.ReceiptNotSent',
  REFUND_SENT: 'Console.Story.RefundMailed',
};

const JOB_WORDS: Words = {
  'capture-payment': 'Console.Story.Job.Capture',
  'release-payment': 'Console.Story.Job.Release',
  'settle-session': 'Console.Story.Job.Settle',
  'mail-refund': 'Console.Story.Job.MailRefund',
  'send-receipt': 'Console.Story.Job.Receipt',
  'settle-loyalty': 'Console.Story.Job.Points',
  'push-order-status': 'Console.Story.Job.Push',
};

/** Who has words for a refund's reason hands them in; the kitchen reads who gave it. */
export function storyLine(
  t: ConsoleTranslate,
  entry: StoryEntry,
  refundReason: (reason: string) => string | null = () => null,
): StoryLine {
  const { amount, currency } = entry;
  const { actor, text } = describe(t, entry, detailsOf(entry.details), refundReason);
  return {
    atMs: Temporal.Instant.from(entry.at).epochMilliseconds,
    actor,
    text,
    amount: amount !== null && currency !== null ? formatMoney(minor(amount), currency) : null,
  };
}

type StoryText = Pick<StoryLine, 'actor' | 'text'>;
type Details = Readonly<Record<string, unknown>>;

function describe(
  t: ConsoleTranslate,
  { source, what }: StoryEntry,
  details: Details,
  refundReason: (reason: string) => string | null,
): StoryText {
  // What a newer server tells is shown by its own name, never left out of the story.
  const translateWord = (words: Words) => (words[what] ? t(words[what]) : what);
  switch (source) {
    case 'CART':
      return SERVER_WORDS[what]
        ? { actor: 'SYSTEM', text: translateWord(SERVER_WORDS) }
        : { actor: 'GUEST', text: translateWord(CART_WORDS) + inBrackets(details['resultCode']) };
    case 'SESSION':
      return { actor: 'GUEST', text: t('Console.Story.PaymentOpened') };
    case 'LEDGER':
      return { actor: 'PAYMENT', text: translateWord(MONEY_WORDS) };
    case 'NOTICE': {
      const text = translateWord(MONEY_WORDS) + inBrackets(details['reason']);
      return { actor: 'PAYMENT', text: t('Console.Story.ProviderSays', { text }) };
    }
    case 'KITCHEN':
      return kitchenText(t, translateWord(KITCHEN_WORDS), details);
    case 'MAIL':
      return { actor: 'SYSTEM', text: translateWord(MAIL_WORDS) };
    case 'REFUND': {
      const reason = refundReason(what);
      const text = t('Console.Story.RefundGiven') + (reason === null ? '' : `: ${reason}`);
      return { actor: 'PAYMENT', text: text + inBrackets(details['staffName']) };
    }
    case 'JOB':
      return { actor: 'SYSTEM', text: jobText(t, what, details) };
  }
}

function kitchenText(t: ConsoleTranslate, status: string, details: Details): StoryText {
  const by = inBrackets(details['staffName']);
  const { addedMinutes: minutes } = details;
  if (typeof minutes === 'number')
    return { actor: 'KITCHEN', text: t('Console.Story.Extended', { minutes }) + by };
  const { stationName: station } = details;
  const what = typeof station === 'string' ? t('Console.Station.Ready', { station }) : status;
  const text = what + reasonText(t, details['reason']) + by;
  if (details['undoesVersion'] !== undefined)
    return { actor: 'KITCHEN', text: t('Console.Story.TakenBack', { status: text }) };
  return { actor: details['actor'] === 'STAFF' ? 'KITCHEN' : 'SYSTEM', text };
}

function reasonText(t: ConsoleTranslate, reason: unknown): string {
  if (typeof reason !== 'string') return '';
  const known = REJECT_REASONS.find((candidate) => candidate === reason);
  return `: ${t(`Console.Reject.${known ?? 'NO_RESPONSE'}`)}`;
}

function jobText(t: ConsoleTranslate, name: string, { attempts, hasFailed }: Details): string {
  const job = JOB_WORDS[name] ? t(JOB_WORDS[name]) : name;
  return hasFailed !== true
    ? t('Console.Story.JobWaits', { job })
    : t('Console.Story.JobFailed', { job, count: typeof attempts === 'number' ? attempts : 1 });
}

const inBrackets = (detail: unknown): string => (typeof detail === 'string' ? ` (${detail})` : '');

const detailsOf = (details: unknown): Details =>
  typeof details === 'object' && details !== null ? { ...details } : {};

/** What was done several times in a row is told once: a guest adds dish after dish. */
export function foldStory(lines: readonly StoryLine[]): (StoryLine & { times: number })[] {
  const folded: (StoryLine & { times: number })[] = [];
  for (const line of lines) {
    const before = folded.at(-1);
    const isSame =
      before?.text === line.text && before.actor === line.actor && before.amount === line.amount;
    if (before && isSame && line.amount === null) before.times += 1;
    else folded.push({ ...line, times: 1 });
  }
  return folded;
}
