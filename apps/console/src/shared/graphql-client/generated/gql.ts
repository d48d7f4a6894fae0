/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query StaffMe {\n  staffMe {\n    id\n    name\n    venues {\n      id\n      name\n    }\n    company {\n      id\n      displayName\n    }\n  }\n}\n\nmutation StaffLogin($email: String!, $password: String!) {\n  staffLogin(email: $email, password: $password) {\n    token\n    error\n  }\n}": typeof types.StaffMeDocument,
    "fragment BoardOrderParts on BoardOrder {\n  id\n  easyId\n  status\n  type\n  version\n  createdAt\n  desiredTime\n  estimatedFinishTime\n  movedAt\n  comment\n  table {\n    code\n  }\n  isPaid\n  isPayLater\n  items {\n    title\n    quantity\n    variations\n    removedVariations\n    ageRestricted\n  }\n  total\n  currency\n  rejectReason\n}\n\nquery VenueBoard($venueId: ID!) {\n  venueBoard(venueId: $venueId) {\n    venue {\n      id\n      name\n      timeZone\n    }\n    orders {\n      ...BoardOrderParts\n    }\n    pausedUntil\n    waitingMinutes\n    serverTime\n  }\n}\n\nmutation MoveOrder($id: ID!, $version: Int!, $to: OrderStatus!, $estimatedMinutes: Int, $rejectReason: RejectReason) {\n  moveOrder(\n    id: $id\n    version: $version\n    to: $to\n    estimatedMinutes: $estimatedMinutes\n    rejectReason: $rejectReason\n  ) {\n    success\n    error\n    order {\n      ...BoardOrderParts\n    }\n  }\n}": typeof types.BoardOrderPartsFragmentDoc,
    "mutation SetWaitingTime($venueId: ID!, $minutes: Int) {\n  setWaitingTime(venueId: $venueId, minutes: $minutes) {\n    success\n    error\n  }\n}": typeof types.SetWaitingTimeDocument,
};
const documents: Documents = {
    "query StaffMe {\n  staffMe {\n    id\n    name\n    venues {\n      id\n      name\n    }\n    company {\n      id\n      displayName\n    }\n  }\n}\n\nmutation StaffLogin($email: String!, $password: String!) {\n  staffLogin(email: $email, password: $password) {\n    token\n    error\n  }\n}": types.StaffMeDocument,
    "fragment BoardOrderParts on BoardOrder {\n  id\n  easyId\n  status\n  type\n  version\n  createdAt\n  desiredTime\n  estimatedFinishTime\n  movedAt\n  comment\n  table {\n    code\n  }\n  isPaid\n  isPayLater\n  items {\n    title\n    quantity\n    variations\n    removedVariations\n    ageRestricted\n  }\n  total\n  currency\n  rejectReason\n}\n\nquery VenueBoard($venueId: ID!) {\n  venueBoard(venueId: $venueId) {\n    venue {\n      id\n      name\n      timeZone\n    }\n    orders {\n      ...BoardOrderParts\n    }\n    pausedUntil\n    waitingMinutes\n    serverTime\n  }\n}\n\nmutation MoveOrder($id: ID!, $version: Int!, $to: OrderStatus!, $estimatedMinutes: Int, $rejectReason: RejectReason) {\n  moveOrder(\n    id: $id\n    version: $version\n    to: $to\n    estimatedMinutes: $estimatedMinutes\n    rejectReason: $rejectReason\n  ) {\n    success\n    error\n    order {\n      ...BoardOrderParts\n    }\n  }\n}": types.BoardOrderPartsFragmentDoc,
    "mutation SetWaitingTime($venueId: ID!, $minutes: Int) {\n  setWaitingTime(venueId: $venueId, minutes: $minutes) {\n    success\n    error\n  }\n}": types.SetWaitingTimeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StaffMe {\n  staffMe {\n    id\n    name\n    venues {\n      id\n      name\n    }\n    company {\n      id\n      displayName\n    }\n  }\n}\n\nmutation StaffLogin($email: String!, $password: String!) {\n  staffLogin(email: $email, password: $password) {\n    token\n    error\n  }\n}"): typeof import('./graphql.ts').StaffMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BoardOrderParts on BoardOrder {\n  id\n  easyId\n  status\n  type\n  version\n  createdAt\n  desiredTime\n  estimatedFinishTime\n  movedAt\n  comment\n  table {\n    code\n  }\n  isPaid\n  isPayLater\n  items {\n    title\n    quantity\n    variations\n    removedVariations\n    ageRestricted\n  }\n  total\n  currency\n  rejectReason\n}\n\nquery VenueBoard($venueId: ID!) {\n  venueBoard(venueId: $venueId) {\n    venue {\n      id\n      name\n      timeZone\n    }\n    orders {\n      ...BoardOrderParts\n    }\n    pausedUntil\n    waitingMinutes\n    serverTime\n  }\n}\n\nmutation MoveOrder($id: ID!, $version: Int!, $to: OrderStatus!, $estimatedMinutes: Int, $rejectReason: RejectReason) {\n  moveOrder(\n    id: $id\n    version: $version\n    to: $to\n    estimatedMinutes: $estimatedMinutes\n    rejectReason: $rejectReason\n  ) {\n    success\n    error\n    order {\n      ...BoardOrderParts\n    }\n  }\n}"): typeof import('./graphql.ts').BoardOrderPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetWaitingTime($venueId: ID!, $minutes: Int) {\n  setWaitingTime(venueId: $venueId, minutes: $minutes) {\n    success\n    error\n  }\n}"): typeof import('./graphql.ts').SetWaitingTimeDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
