import { fixedId } from '../../../../testing/fixed-id.ts';
import type { MatrixThings, Operation } from './staff-operations.ts';

/** The operations on the way to the first paid order. */
export const setupOfficeOperations = (on: () => MatrixThings): Operation[] => {
  const company = () => `companyId: "${on().ids.company}"`;
  const write = { area: 'SETUP', access: 'WRITE', at: 'COMPANY' } as const;
  return [
    [
      'setupState',
      { area: 'SETUP', access: 'READ', at: 'COMPANY' },
      () => `{ setupState(${company()}) { isLive } }`,
    ],
    [
      'createRestaurant',
      write,
      () => `mutation { createRestaurant(${company()}, id: "${fixedId(990)}", version: 99, restaurant: {
        displayName: "Kajen", street: "Kajen 1", zip: "1", city: "Malmö", supportEmail: "a@example.test",
        serviceTypes: [TAKE_AWAY] }) { error } }`,
    ],
    [
      'saveCompanyFacts',
      write,
      () => `mutation { saveCompanyFacts(${company()}, version: 99, facts: {}) { error } }`,
    ],
    [
      'testOrders',
      { area: 'SETUP', access: 'READ', at: 'COMPANY' },
      () => `{ testOrders(${company()}) { id } }`,
    ],
    [
      'paymentAccount',
      { area: 'SETUP', access: 'READ', at: 'COMPANY' },
      () => `{ paymentAccount(${company()}) { isOwn } }`,
    ],
    [
      'savePaymentKeys',
      write,
      () => `mutation { savePaymentKeys(${company()}, keys: { apiKey: "", merchantAccount: "", clientKey: "",
        hmacKey: "", webhookUser: "", webhookPassword: "" }) { error } }`,
    ],
    ['checkPath', write, () => `{ checkPath(${company()}, path: "new-one") { error } }`],
    [
      'companyAddresses',
      { area: 'SETUP', access: 'READ', at: 'COMPANY' },
      () => `{ companyAddresses(${company()}) { path } }`,
    ],
    ['addHost', write, () => `mutation { addHost(${company()}, host: "x") { error } }`],
    [
      'checkHost',
      write,
      () => `mutation { checkHost(${company()}, host: "own.example") { error } }`,
    ],
    [
      'setMainHost',
      write,
      () => `mutation { setMainHost(${company()}, host: "own.example") { error } }`,
    ],
    [
      'removeHost',
      write,
      () => `mutation { removeHost(${company()}, host: "own.example") { error } }`,
    ],
    ['changePath', write, () => `mutation { changePath(${company()}, path: "x") { error } }`],
    ['removePaymentKeys', write, () => `mutation { removePaymentKeys(${company()}) { error } }`],
    [
      'apiKeys',
      { area: 'SETUP', access: 'READ', at: 'COMPANY' },
      () => `{ apiKeys(${company()}) { id } }`,
    ],
    [
      'createApiKey',
      write,
      () =>
        `mutation { createApiKey(${company()}, id: "${fixedId(992)}", apiKey: { name: "", reads: [] }) { error } }`,
    ],
    [
      'revokeApiKey',
      write,
      () => `mutation { revokeApiKey(${company()}, id: "${fixedId(992)}") { error } }`,
    ],
    [
      'webhooks',
      { area: 'SETUP', access: 'READ', at: 'COMPANY' },
      () => `{ webhooks(${company()}) { id } }`,
    ],
    [
      'webhookDeliveries',
      { area: 'SETUP', access: 'READ', at: 'COMPANY' },
      () => `{ webhookDeliveries(${company()}, webhookId: "${fixedId(991)}") { nextCursor } }`,
    ],
    [
      'createWebhook',
      write,
      () => `mutation { createWebhook(${company()}, id: "${fixedId(991)}", webhook: { address: "x",
        events: [DAY_CLOSED], isActive: true }) { error } }`,
    ],
    [
      'saveWebhook',
      write,
      () => `mutation { saveWebhook(${company()}, id: "${fixedId(991)}", version: 99, webhook: { address: "x",
        events: [DAY_CLOSED], isActive: true }) { error } }`,
    ],
    [
      'renewWebhookSecret',
      write,
      () =>
        `mutation { renewWebhookSecret(${company()}, id: "${fixedId(991)}", version: 99) { error } }`,
    ],
    [
      'removeWebhook',
      write,
      () => `mutation { removeWebhook(${company()}, id: "${fixedId(991)}") { error } }`,
    ],
    [
      'tryWebhook',
      write,
      () => `mutation { tryWebhook(${company()}, id: "${fixedId(991)}") { error } }`,
    ],
    [
      'replayWebhook',
      write,
      () => `mutation { replayWebhook(${company()}, id: "${fixedId(991)}") { error } }`,
    ],
    ['openTestOrder', write, () => `mutation { openTestOrder(${company()}) { error } }`],
    ['goLive', write, () => `mutation { goLive(${company()}, version: 99) { error } }`],
    ['goOffline', write, () => `mutation { goOffline(${company()}, version: 99) { error } }`],
  ];
};
