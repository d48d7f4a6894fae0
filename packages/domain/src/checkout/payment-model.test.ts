import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { line } from '../cart/testing/builders.ts';
import { minor, ZERO } from '../money/minor.ts';
import { paymentWorld, type PaymentWorld } from './testing/payment-world.ts';

const MONEY_GOES_BACK = {
  type: 'CART_ERROR',
  code: 'HANDLE_ORDER_AFTER_PAYMENT_ERROR',
  message: '',
  context: null,
} as const;
const CLOSE_DIALOG = 'close dialog';
const ORDERED = { type: 'ORDER_CREATED', orderId: 'order-1' } as const;

/** What an act answers is a rule that was broken. */
type Act = { name: string; run: (world: PaymentWorld) => string | void };
const act = (name: string, run: Act['run']): Act => ({ name, run });

/** The session somebody pays: the one in the form, or the one it sent off. */
const paidSession = (world: PaymentWorld): string | null => {
  const { form, pending } = world.state();
  const inForm = form.type === 'SUBMITTING' ? form.session?.id : null;
  return inForm ?? pending?.sessionId ?? null;
};

/** The provider tells the server: an order, or money that goes back, or nothing yet. */
const webhook = (then: 'ORDER' | 'LOST_ORDER' | 'NOTHING'): Act =>
  act(`webhook: paid, ${then}`, (world) => {
    const id = paidSession(world);
    if (id === null || world.serverCart().orderId !== null) return;
    world.sessions.set(id, 'PAID');
    const paid = {
      type: 'PAYMENT_CONFIRMED',
      paymentId: id,
      amount: minor(10_000),
      tip: ZERO,
    } as const;
    if (then === 'ORDER') world.append(paid, ORDERED);
    if (then === 'LOST_ORDER')
      world.append(
        { type: 'PAYMENT_FAILED', paymentId: id, resultCode: 'CANCELLED' },
        MONEY_GOES_BACK,
      );
  });

const refusedByBank = act('webhook: refused', (world) => {
  const id = paidSession(world);
  if (id === null || world.sessions.get(id) === 'PAID' || world.serverCart().orderId !== null)
    return;
  world.sessions.set(id, 'ENDED');
  world.append({ type: 'PAYMENT_FAILED', paymentId: id, resultCode: 'Refused' });
});

/** A guest can press only what stands there and is not disabled. */
const press = act('press', (world) => {
  const { button, modal, form } = world.view();
  const { isOnline, pageDialog } = world.state().facts;
  if (!button.isEnabled || !isOnline) return;
  // Beneath a dialog of the flow's or of the page's, or beneath the form, nobody can press.
  if (modal !== null || pageDialog !== null || form !== null) return;
  const before = world.effects.length;
  world.press();
  const payments = world.effects.slice(before).filter(({ type }) => type === 'ADD_PAYMENT').length;
  const hasForm = world.view().form !== null;
  if (Number(hasForm) + payments !== 1) return 'a press opens the form or orders';
  const after = world.effects.length;
  world.press();
  return world.effects.length === after ? undefined : 'a second press does nothing';
});

const inForm = (name: string, run: Act['run']): Act =>
  act(name, (world) => {
    if (world.view().form?.session) run(world);
  });
const submit = inForm('submit', (world) => {
  if (world.view().modal === null && world.state().form.type === 'OPEN') world.submit();
});
const result = (code: string, place: number): Act =>
  act(`result ${place}: ${code}`, (world) => world.result(code, place));
/** Which button of a dialog the guest may press, if any. */
function closeDialog(world: PaymentWorld): void {
  const { modal, isConfirming, canLeave } = world.view();
  if (modal === null || modal === 'PayLaterOrderComplete') return;
  if (modal === 'PayLaterOrderPending' && !canLeave) return;
  if (modal === 'PaymentComplete' && !(isConfirming && canLeave)) return;
  if (modal === 'ErrorASD') world.send({ type: 'UPDATE_PRESSED' });
  else if (modal === 'SessionError' || modal === 'AfterPaymentError')
    world.send({ type: 'RETRY_PRESSED' });
  else world.send({ type: 'DIALOG_CLOSED' });
}
const otherPhone = (name: string, run: Act['run']): Act =>
  act(`second phone: ${name}`, (world) => {
    if (world.serverCart().orderId === null) run(world);
  });

/** As most guests do: what is asked for is answered, and the card form is filled in. */
const payByCard = act('pay by card', (world) => {
  while (world.waiting().requests > 0) world.answer(0, 'WELL');
  const fault = press.run(world);
  while (world.waiting().requests > 0) world.answer(0, 'WELL');
  submit.run(world);
  return fault;
});

const acts = fc.oneof(
  { weight: 12, arbitrary: fc.constant(payByCard) },
  { weight: 3, arbitrary: fc.constant(press) },
  { weight: 3, arbitrary: fc.constant(submit) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom('Authorised', 'Authorised', 'Received', 'Refused', 'Cancelled', 'ApiError'),
        fc.nat(1),
      )
      .map(([code, place]) => result(code, place)),
  },
  {
    weight: 10,
    arbitrary: fc
      .tuple(fc.nat(3), fc.constantFrom('WELL', 'WELL', 'WELL', 'REFUSED', 'LOST'))
      .map(([place, how]) => act(`answer ${place} ${how}`, (world) => world.answer(place, how))),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('ORDER', 'LOST_ORDER', 'NOTHING').map((then) => webhook(then)),
  },
  fc.constant(refusedByBank),
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(true, true, false)
      .map((isAccepted) => act(`event taken: ${isAccepted}`, (world) => world.deliver(isAccepted))),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(10, 3_000, 10_000, 60_000, 600_000)
      .map((ms) => act(`${ms} ms`, (world) => world.pass(ms))),
  },
  fc.boolean().map((isOnline) => act(`online: ${isOnline}`, (world) => world.change({ isOnline }))),
  fc
    .constantFrom('MENU', 'STOCK', null)
    .map((pageDialog) => act(`page: ${pageDialog}`, (world) => world.change({ pageDialog }))),
  fc.boolean().map((isDeaf) => act(`deaf: ${isDeaf}`, (world) => world.setDeaf(isDeaf))),
  fc.constant(act(CLOSE_DIALOG, closeDialog)),
  fc.constant(
    inForm('close form', (world) => {
      if (world.view().modal === null) world.send({ type: 'FORM_CLOSED' });
    }),
  ),
  fc.constant(
    act('challenge over', (world) => {
      if (world.state().form.type === 'SUBMITTING') world.send({ type: 'CHALLENGE_FINISHED' });
    }),
  ),
  fc.constant(act('reload', (world) => world.open({ type: 'NONE' }))),
  fc.constant(
    act('back from the bank', (world) =>
      world.open({ type: 'SUBMIT_DETAILS', redirectResult: 'r', sessionId: paidSession(world) }),
    ),
  ),
  fc
    .constantFrom('CS1', 'CS2', 'forged')
    .map((sessionId) =>
      act(`address names ${sessionId}`, (world) => world.open({ type: 'CONFIRMING', sessionId })),
    ),
  fc.constant(
    otherPhone('no nuts', (world) =>
      world.append({ type: 'SET_COMMENT', comment: `No nuts ${world.effects.length}` }),
    ),
  ),
  fc.constant(
    otherPhone('another price', (world) =>
      world.append({
        type: 'CART_REPRICED',
        lines: [{ id: 'line-1', amount: minor(10_000 + world.effects.length), vatRate: 12 }],
      }),
    ),
  ),
  fc.constant(otherPhone('pays and orders', (world) => world.append(ORDERED))),
  fc.constant(
    otherPhone('pays later', (world) => {
      const { isPayLaterOrder, hasPendingPayment } = world.serverCart();
      if (!isPayLaterOrder && !hasPendingPayment) world.append({ type: 'MARK_AS_PAY_LATER_ORDER' });
    }),
  ),
);

type Seen = {
  modal: string | null;
  page: number;
  formSession: string | null;
  isSubmitting: boolean;
  /** What the form has paid, as far as it knows, and what is waited for. */
  awaited: string | null;
  /** Forms that owe their result. */
  sentOff: readonly string[];
};
const NOTHING_SEEN: Seen = {
  modal: null,
  page: 0,
  formSession: null,
  isSubmitting: false,
  awaited: null,
  sentOff: [],
};

const look = (world: PaymentWorld): Seen => {
  const { form, pending } = world.state();
  return {
    modal: world.view().modal,
    page: world.pages(),
    formSession: world.view().form?.session?.id ?? null,
    isSubmitting: form.type === 'SUBMITTING',
    awaited: pending?.kind === 'CARD' ? pending.sessionId : null,
    sentOff: world.sentOff(),
  };
};

/** The rules that do not hold. */
function broken(world: PaymentWorld, step: Act, before: Seen, now: Seen): string[] {
  const state = world.state();
  const view = world.view();
  const server = world.serverCart();
  const { sessions } = world;
  const isThanked = view.modal === 'PaymentComplete' && !view.isConfirming;
  const { awaited } = before;
  const isStillOpen = awaited !== null && sessions.get(awaited) === 'OPEN';
  // Silent for a minute, its own form says after all that nothing was paid (D-372).
  const isToldByForm =
    awaited !== null && before.sentOff.includes(awaited) && !now.sentOff.includes(awaited);
  const isSamePage = before.page === now.page;
  const isSameForm =
    isSamePage &&
    now.isSubmitting === before.isSubmitting &&
    before.formSession !== null &&
    now.formSession !== null;
  const isBackTold = isSamePage && before.modal === 'AfterPaymentError';
  const rules: [string, boolean][] = [
    [
      '[D-77] thanks only for what the server has',
      !isThanked || server.orderId !== null || server.isFullyPaid,
    ],
    [
      '[D-80] [D-311] money goes back only where the server knows of a payment',
      view.modal !== 'AfterPaymentError' || [...sessions.values()].includes('PAID'),
    ],
    [
      '[D-341] in the form lies the answer to the last request',
      now.formSession === null || world.openedBy.get(now.formSession) === world.lastRequest(),
    ],
    [
      '[D-360] what lies in the form stays in it',
      !isSameForm || now.formSession === before.formSession,
    ],
    [
      '[D-373] money that goes back stands until the guest has closed it',
      !isBackTold ||
        step.name === CLOSE_DIALOG ||
        now.modal === 'AfterPaymentError' ||
        server.orderId !== null,
    ],
    [
      '[D-373] of an order that is there nobody hears that its money goes back',
      isBackTold || now.modal !== 'AfterPaymentError' || server.orderId === null,
    ],
    [
      '[PAY-04] [D-310] what can still be paid is the cart as it stands',
      state.form.type !== 'OPEN' || view.form === null || state.form.amount === view.amount,
    ],
    ['a pending payment locks the button', state.pending === null || !view.button.isEnabled],
    [
      '[D-361] what may have been paid is waited for while the server calls it open',
      !isStillOpen ||
        !isSamePage ||
        isToldByForm ||
        server.orderId !== null ||
        now.awaited === awaited,
    ],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

/** The world is kind again: the network is back, the server answers and decides, and the guest presses what there is. */
function letItEnd(world: PaymentWorld, isFormSilent: boolean): void {
  world.setDeaf(false);
  world.change({ isOnline: true, pageDialog: null });
  for (let round = 0; round < 12; round += 1) {
    while (world.waiting().events > 0) world.deliver(true);
    while (!isFormSilent && world.sentOff().length > 0) world.result('Cancelled');
    for (const { id, state } of world.serverCart().payments) {
      if (state !== 'PENDING' || world.serverCart().orderId !== null) continue;
      if (world.sessions.get(id) !== 'PAID') world.sessions.set(id, 'ENDED');
      world.append({
        type: 'PAYMENT_FAILED',
        paymentId: id,
        resultCode: 'Refused',
        endsPayLater: true,
      });
    }
    answerAll(world);
    // A session lives for a quarter of an hour.
    if (world.state().pending !== null)
      for (const [id, state] of world.sessions)
        if (state === 'OPEN') world.sessions.set(id, 'ENDED');
    world.pass(61_000);
    closeDialog(world);
    if (world.view().modal === null && world.view().form !== null)
      world.send({ type: 'FORM_CLOSED' });
  }
  answerAll(world);
}

/** Some answers lead to the next question; not for ever. */
function answerAll(world: PaymentWorld): void {
  for (let left = 20; left > 0 && world.waiting().requests > 0; left -= 1) world.answer(0, 'WELL');
}

const OVER = 'the order is there, and leads on';
const PAYABLE_AGAIN = { modal: null, form: null, isEnabled: true };

function endOf(world: PaymentWorld) {
  const { modal, form, button } = world.view();
  // On from the cart's page an order leads by its thanks, one to the bill by its goodbye (PAY-17).
  const leadsOn = world.serverCart().isPayLaterOrder
    ? world.pageEffects().some(({ type }) => type === 'GO_HOME')
    : modal === 'PaymentComplete';
  if (world.serverCart().orderId !== null && leadsOn) return OVER;
  return { modal, form, isEnabled: button.isEnabled };
}

const dishes = fc.constantFrom(line(), line(), line(), line({ amount: ZERO }));

it('[D-77] [D-80] [D-310] [D-311] [D-341] [D-360] [D-361] [D-371] [D-372] [D-373] [D-374] whatever comes in whatever order, what is said of money is true, no press is lost or doubled, and every state has an exit', () => {
  fc.assert(
    fc.property(
      dishes,
      fc.array(acts, { maxLength: 40, size: 'max' }),
      fc.boolean(),
      (item, steps, isFormSilent) => {
        const world = paymentWorld({ type: 'ADD_ITEM', item });
        let seen = NOTHING_SEEN;
        for (const step of steps) {
          const fault = step.run(world);
          const now = look(world);
          expect([...(fault ? [fault] : []), ...broken(world, step, seen, now)]).toEqual([]);
          seen = now;
        }
        letItEnd(world, isFormSilent);
        expect(endOf(world)).toEqual(world.serverCart().orderId === null ? PAYABLE_AGAIN : OVER);
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);
