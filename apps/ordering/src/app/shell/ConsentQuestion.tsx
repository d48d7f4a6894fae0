import { isOpenOrder } from '@tallrik/domain/cart/open-order';
import { isConsentPromptDue } from '@tallrik/domain/company/analytics-consent';
import { usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import { consentChoice } from '../../shared/consent/consent-choice.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import type { PathName } from '../../shared/paths.ts';
import { useServices } from '../../shared/services/services.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';

/** Pages with an action of their own at the foot, and the settings themselves: nobody is asked there. */
const UNASKED: ReadonlySet<PathName> = new Set([
  'item',
  'itemOfCategory',
  'cart',
  'restoreOrder',
  'cheque',
  'payOrSplit',
  'chequeCheckout',
  'cookies',
]);

/** Whether this guest is asked on this page. */
export function ConsentQuestion({ path, isAboveTabs }: { path: PathName; isAboveTabs: boolean }) {
  const { analytics, localData } = useServices();
  // Drawn again when the guest answers, here or in the settings.
  useLocalValue('cookieConsent');
  useLocalValue('analyticsConsent');
  // Outside the order the way back to it stands at the foot (D-178).
  const isFooterOccupied = isOpenOrder(usePricedCart()) && !isAboveTabs;
  const today = Temporal.Now.plainDateISO().toString();
  const isPromptDue = isConsentPromptDue(consentChoice(localData), analytics.scope, today);
  return isPromptDue && !isFooterOccupied && !UNASKED.has(path) ? (
    <ConsentBanner isAboveTabs={isAboveTabs} today={today} />
  ) : null;
}
