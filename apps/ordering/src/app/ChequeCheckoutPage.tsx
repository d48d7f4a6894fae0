import { PaymentFlow } from '../features/checkout/PaymentFlow.tsx';
import { ChequeCheckoutScreen } from '../features/tables/ChequeCheckoutScreen.tsx';
import type { ScreenModule } from '../shared/screens/screen-module.ts';

/** A part of a bill, and checkout: two features that do not know each other. A bill can be paid after closing time. */
const ChequeCheckoutPage = () => (
  <ChequeCheckoutScreen renderPayment={(payable) => <PaymentFlow {...payable} isVenueOpen />} />
);

export const chequeCheckoutModule: ScreenModule = { Screen: ChequeCheckoutPage };
