import { openAdyenTestWorld, readAdyenTestKeys } from './testing/adyen-test-world.ts';
import { describePaymentGuest, describePaymentPort } from './testing/payment-port.contract.ts';
import { openSimulatorWorld } from './testing/simulator-world.ts';

describePaymentPort('Adyen adapter over the simulator', openSimulatorWorld);
describePaymentGuest('Adyen adapter over the simulator', openSimulatorWorld);

// With keys of a test merchant account in the environment the same rules run against Adyen itself.
const adyenKeys = readAdyenTestKeys(process.env);
if (adyenKeys !== null)
  describePaymentPort('Adyen adapter over Adyen test', () => openAdyenTestWorld(adyenKeys));
