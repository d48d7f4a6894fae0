import { adyenTestKeys } from '../../testing/adyen-test-keys.ts';
import { openAdyenTestWorld } from './testing/adyen-test-world.ts';
import { describePaymentGuest, describePaymentPort } from './testing/payment-port.contract.ts';
import { openSimulatorWorld } from './testing/simulator-world.ts';

describePaymentPort('Adyen adapter over the simulator', openSimulatorWorld);
describePaymentGuest('Adyen adapter over the simulator', openSimulatorWorld);

// With keys of a test merchant account in the environment the same rules run against Adyen itself.
if (adyenTestKeys !== null) {
  const keys = adyenTestKeys;
  describePaymentPort('Adyen adapter over Adyen test', () => openAdyenTestWorld(keys));
}
