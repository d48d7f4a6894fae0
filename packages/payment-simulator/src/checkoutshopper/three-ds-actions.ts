import { randomUUID } from 'node:crypto';
import type { SimulatedPayment } from '../books/book-entry.ts';
import { sealToken } from '../sealed-token.ts';
import { tokenSecret, type Simulation } from '../simulation.ts';

const MESSAGE_VERSION = '2.2.0';

export type ThreeDSAction = {
  type: 'threeDS2';
  subtype: 'fingerprint' | 'challenge';
  paymentMethodType: 'scheme';
  paymentData: string;
  authorisationToken: string;
  /** Base64 JSON that the drop-in unpacks. */
  token: string;
};

const base64Json = (value: object): string =>
  Buffer.from(JSON.stringify(value), 'utf8').toString('base64');

const action = (
  simulation: Simulation,
  payment: SimulatedPayment,
  subtype: ThreeDSAction['subtype'],
  token: object,
): ThreeDSAction => {
  const paymentData = sealToken(tokenSecret(simulation), 'paymentData', payment.pspReference);
  return {
    type: 'threeDS2',
    subtype,
    paymentMethodType: 'scheme',
    paymentData,
    authorisationToken: paymentData,
    token: base64Json(token),
  };
};

export const fingerprintAction = (
  simulation: Simulation,
  payment: SimulatedPayment,
  shopperBase: string,
): ThreeDSAction =>
  action(simulation, payment, 'fingerprint', {
    threeDSMessageVersion: MESSAGE_VERSION,
    threeDSMethodNotificationURL: `${shopperBase}threeDSMethodNotification.shtml`,
    threeDSMethodUrl: `${shopperBase}acs/method`,
    threeDSServerTransID: payment.threeDSServerTransID,
  });

export const challengeAction = (
  simulation: Simulation,
  payment: SimulatedPayment,
  shopperBase: string,
): ThreeDSAction =>
  action(simulation, payment, 'challenge', {
    acsReferenceNumber: 'TALLRIK-SIMULATOR',
    acsTransID: randomUUID(),
    acsURL: `${shopperBase}acs/challenge`,
    messageVersion: MESSAGE_VERSION,
    threeDSNotificationURL: `${shopperBase}3dnotif.shtml`,
    threeDSServerTransID: payment.threeDSServerTransID,
  });

/** The drop-in hands this back as `details.threeDSResult`, in the same shape after a challenge. */
export const frictionlessResult = (simulation: Simulation, payment: SimulatedPayment): string =>
  base64Json({
    transStatus: 'Y',
    authorisationToken: sealToken(tokenSecret(simulation), 'paymentData', payment.pspReference),
  });
