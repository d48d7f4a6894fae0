import { addMinor, type Minor, minor, subtractMinor } from '../money/minor.ts';
import { totalVatOf, vatPerRate } from '../money/vat.ts';
import { linesWithoutBag } from './bag-line.ts';
import type { Cart, PricedCart, PricedLine } from './cart.ts';
import type { CategoriesOfLine } from './categories-of-line.ts';
import { lineDiscount, lineSubtotal } from './line-total.ts';
import { type OrderDiscount, orderDiscount } from './order-discount.ts';

export type CartFee = { amount: Minor; percentageVAT: number };

export type PricingContext = {
  categoriesOf: CategoriesOfLine;
  fees?: readonly CartFee[];
};

/** One function for browser and server; the server's answer is the one that is charged (D-52). */
export function priceCart(cart: Cart, context: PricingContext): PricedCart {
  const fees = context.fees ?? [];
  const discount = orderDiscount(cart, context.categoriesOf);
  const pricedLines = priceLines(cart, discount);
  const subtotal = addMinor(...pricedLines.map((line) => line.subtotal));
  const lineDiscounts = addMinor(...pricedLines.map((line) => line.lineDiscount));
  const total = subtractMinor(subtotal, lineDiscounts);
  const feeTotal = addMinor(...fees.map((fee) => fee.amount));
  const due = minor(total - discount.amount + feeTotal);
  const totalUnpaid = minor(Math.max(0, due - confirmedAmount(cart)));
  // Tips carry no VAT and are not here at all (D-61).
  const vat = vatPerRate([
    ...pricedLines.map(({ line, total: gross }) => ({ gross, rate: line.vatRate })),
    ...fees.map((fee) => ({ gross: fee.amount, rate: fee.percentageVAT })),
  ]);
  return {
    ...cart,
    pricedLines,
    subtotal,
    total,
    discount: discount.amount,
    totalDiscount: addMinor(lineDiscounts, discount.amount),
    fees: feeTotal,
    due,
    totalUnpaid,
    vat,
    totalVat: totalVatOf(vat),
    appliedDiscount: discount.source,
    ...paymentStatus(cart, totalUnpaid),
  };
}

function priceLines(cart: Cart, discount: OrderDiscount): PricedLine[] {
  return cart.items.map((line, position) => {
    const subtotal = lineSubtotal(line);
    const ownDiscount = lineDiscount(line);
    const share = discount.perLine[position] ?? minor(0);
    const total = minor(subtotal - ownDiscount - share);
    return { line, subtotal, lineDiscount: ownDiscount, orderDiscount: share, total };
  });
}

/** Only what the provider has told the server counts as paid (D-77). A tip pays for no dish. */
const confirmedAmount = (cart: Cart): Minor =>
  addMinor(
    ...cart.payments.filter(({ state }) => state === 'CONFIRMED').map(({ amount }) => amount),
  );

function paymentStatus(cart: Cart, totalUnpaid: Minor) {
  const hasPendingPayment =
    cart.orderId === null && cart.payments.some(({ state }) => state === 'PENDING');
  // A cart at 0 is not "paid" by itself: without the zero payment nobody has ordered yet (PAY-19).
  const isFullyPaid = totalUnpaid === 0 && cart.payments.some(({ state }) => state === 'CONFIRMED');
  const isReadyForCheckout =
    cart.cartId !== null &&
    cart.serviceType !== null &&
    linesWithoutBag(cart.items).length > 0 &&
    cart.orderId === null &&
    !hasPendingPayment &&
    !isFullyPaid;
  return { hasPendingPayment, isFullyPaid, isReadyForCheckout };
}
