import path from 'node:path';

/** Names that needed learning (F-102), and the field's word for each: the left and right column of docs/glossary.md. */
const NAMES = {
  Shelf: 'VenueSnapshot, CatalogueSlice',
  useShelf: 'useCatalogue',
  shelves: 'ResponseCaches',
  GuestStanding: 'GuestEntitlements',
  StandingPart: 'EntitlementSource',
  loadStanding: 'loadEntitlements',
  Hold: 'Reservation',
  HeldFor: 'ReservationOwner',
  KeptFor: 'ReservationOwner',
  keepsItsPromise: 'isSessionLive',
  notice: 'notification',
  NoticeDesk: 'NotificationWorker',
  takeNotice: 'processNotification',
  composePaper: 'composeDocuments',
  Figures: 'Metrics',
  Speech: 'Messages',
  makeSay: 'translateMessage',
  composeKeptAnswers: 'response-cache',
  turns: 'keyedMutex',
  makeTurns: 'makeKeyedMutex',
  inTurn: 'runExclusive',
  ear: 'subscriber',
  BoardNews: 'BoardUpdate',
  CartNews: 'CartUpdate',
  StaffNews: 'StaffUpdate',
  tellOwner: 'notifyGuest',
  announceOrder: 'publishOrderChange',
  leaving: 'accountDeletion',
  leavingHooks: 'accountDeletionHooks',
  SeatOf: 'resolveTableToken',
  seatOf: 'resolveTableToken',
  lookAfter: 'reapIdlePeers',
  useButtonCare: 'useStuckButtonReset',
  AccountDoor: 'AccountDialogs',
  keepMoney: 'capturePayment',
  giveBack: 'releasePayment',
  leaveMoney: 'undoCapture',
  addDueJobs: 'enqueueDueJobs',
  said: 'message',
  told: 'notified',
  asked: 'request',
  taken: 'accepted',
};

/** Of file names, without their endings. */
const FILES =
  /(?:^|-)(?:shelf|shelves|standing|session-promise|notice|notices|figures|speech|kept-answers|fresh-reading|turns|order-news|leaving|guest-stirs|quiet-work|due-work|paint-demo|painter|mortal)(?:-|$)|^plant-/;

const DECLARED = /\b(?:const|let|function|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** What `name` should be called, or null where it may stay. */
const betterName = (name) => (Object.hasOwn(NAMES, name) ? NAMES[name] : null);

/**
 * @param {string} file its path from the root
 * @param {string} text
 * @returns {string[]} one line for each name of the old vocabulary that the file declares or bears
 */
export function findOldNames(file, text) {
  const declared = [...text.replaceAll(COMMENT, '').matchAll(DECLARED)].map(([, name]) => name);
  const found = [...new Set(declared)]
    .map((name) => [name, betterName(name)])
    .filter(([, better]) => better !== null)
    .map(([name, better]) => `${file}: ${name} is ${better} (docs/glossary.md)`);
  const stem = path.posix.basename(file).split('.')[0];
  return FILES.test(stem)
    ? [`${file}: the file has a name of its own (docs/glossary.md)`, ...found]
    : found;
}
