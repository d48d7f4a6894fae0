import { parse, type DocumentNode } from 'graphql';

/**
 * Who may call (D-138). The server takes identity from tokens and keys only, never from an argument.
 * - ANYBODY: public data, the same for everyone.
 * - VISITOR: no sign-in, but limited and never cached.
 * - UNACTIVATED_USER: any valid user token, also before the phone is verified (D-106).
 * - USER: the token's activated user, about the own data only.
 * - CART_HOLDER, ORDER_HOLDER, CHEQUE_HOLDER, TABLE_GUEST: whoever holds the random id, which is the key
 *   (D-58, D-96, D-104).
 */
export type Caller =
  | 'ANYBODY'
  | 'VISITOR'
  | 'UNACTIVATED_USER'
  | 'USER'
  | 'CART_HOLDER'
  | 'ORDER_HOLDER'
  | 'CHEQUE_HOLDER'
  | 'TABLE_GUEST';

export type OperationFacts = {
  kind: 'QUERY' | 'MUTATION';
  caller: Caller;
  /** May be asked by GET and answered from a cache that revalidates (D-133). */
  isByGet: boolean;
};

const cacheable = (): OperationFacts => ({ kind: 'QUERY', caller: 'ANYBODY', isByGet: true });
const query = (caller: Caller): OperationFacts => ({ kind: 'QUERY', caller, isByGet: false });
const mutation = (caller: Caller): OperationFacts => ({ kind: 'MUTATION', caller, isByGet: false });

/** Every root field of the guest endpoint. Each name of specification section 7 is one (D-137). */
export const OPERATIONS = {
  orderingCloudConfiguration: cacheable(),
  companyQuery: cacheable(),
  Company: cacheable(),
  // A cached answer would be a wrong one.
  currentTime: query('ANYBODY'),
  allVenues: cacheable(),
  Venue: cacheable(),
  venueInventory: cacheable(),
  catalogueVersion: cacheable(),
  allItems: cacheable(),
  Item: cacheable(),
  allCategories: cacheable(),
  getAllCategories: cacheable(),
  getCategoryInfo: cacheable(),
  getSubCategories: cacheable(),
  GetRemovedVariations: cacheable(),
  getAppliedMenus: cacheable(),
  allContents: cacheable(),
  getSocialMedia: cacheable(),
  getLoggedOutData: cacheable(),
  allMembershipLevels: cacheable(),
  Offer: cacheable(),

  // 3 s while the socket is not open (D-65).
  shoppingCartEvents: query('CART_HOLDER'),
  putShoppingCartEvents: mutation('CART_HOLDER'),
  // Whether an address that says "paid" speaks the truth (D-80).
  paymentSessionState: query('CART_HOLDER'),
  initAdyenSession: mutation('CART_HOLDER'),
  updateAdyenPaymentDetails: mutation('CART_HOLDER'),
  activatePromoCode: mutation('CART_HOLDER'),
  // The caller's own, whatever reference is given.
  removeStoredCard: mutation('USER'),

  getHistoryOrder: query('ORDER_HOLDER'),
  allOrders: query('USER'),
  getHistoryListing: query('USER'),
  // Only `confirmed: true`, only on a rejected order (D-97).
  updateOrder: mutation('ORDER_HOLDER'),
  sendOrderEmail: mutation('ORDER_HOLDER'),
  // Where the order has a user, by that user only (D-201).
  addOrderDeviceToken: mutation('ORDER_HOLDER'),
  removeOrderDeviceToken: mutation('ORDER_HOLDER'),
  // Whoever holds the old subscription (D-201).
  renewDeviceToken: mutation('VISITOR'),

  Cheque: query('CHEQUE_HOLDER'),
  // Anybody with the id sees the code; the bills only with the table's token (D-104).
  Table: query('TABLE_GUEST'),

  // Before activation only `id` and `activated` are given (D-106).
  User: query('UNACTIVATED_USER'),
  homepageUserQuery: query('USER'),
  getNextMembershipLevel: query('USER'),
  updateStamp: mutation('USER'),
  addDeviceToken: mutation('USER'),
  removeDeviceToken: mutation('USER'),
  // The caller's own account, whatever id is given (D-111).
  deleteNode: mutation('USER'),
  // For a number just deleted by the same session (D-112).
  createHashedPhoneNumber: mutation('USER'),

  login: mutation('VISITOR'),
  register: mutation('VISITOR'),
  hasPhoneNumberBeenDeletedLately: mutation('VISITOR'),
  sendResetPassword: mutation('VISITOR'),
  confirmResetPassword: mutation('VISITOR'),
  activatePhone: mutation('UNACTIVATED_USER'),
  requestActivationCode: mutation('UNACTIVATED_USER'),
} as const satisfies Record<string, OperationFacts>;

const facts: Readonly<Record<string, OperationFacts>> = OPERATIONS;

/**
 * Names of the registered operations that may be asked by GET: those that read public root fields and nothing
 * else. Decided by what an operation reads, not by how somebody named it: one private field in it would end up
 * in a shared cache.
 */
export function operationsByGet(texts: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts) {
    const name = nameIfByGet(parse(text, { noLocation: true }));
    if (name !== null) names.add(name);
  }
  return names;
}

function nameIfByGet(document: DocumentNode): string | null {
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition');
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation !== 'query') return null;
  const isPublic = operation.selectionSet.selections.every(
    // A fragment on Query could hide a private field: such an operation goes by POST.
    (selection) => selection.kind === 'Field' && facts[selection.name.value]?.isByGet === true,
  );
  return isPublic ? (operation.name?.value ?? null) : null;
}
