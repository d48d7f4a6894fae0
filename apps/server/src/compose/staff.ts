import type { Config } from '../config.ts';
import { makeReadStaffSession } from '../features/accounts/staff/staff-login.ts';
import { makePutBackOnSale } from '../features/menu/back-on-sale.ts';
import { makeOrderTimers } from '../features/orders/move-order.ts';
import type { BoardNews, VenueNews } from '../features/orders/order-news.ts';
import { venueTopic } from '../features/orders/order-news.ts';
import { makeSecretBox } from '../platform/auth/secret-box.ts';
import type { Tokens } from '../platform/auth/tokens.ts';
import { makeCountedTries } from '../platform/auth/counted-tries.ts';
import { makeKeyedHash } from '../platform/auth/keyed-hash.ts';
import { makeTryLimit } from '../platform/auth/try-limit.ts';
import type { Database } from '../platform/database/database.ts';
import type { FanOut } from '../platform/events/fan-out.ts';
import type { Kitchen } from './kitchen.ts';
import type { Printing } from './printing.ts';
import type { Shops } from './shops.ts';
import { composeStaffResolvers } from './staff-resolvers.ts';

/** Somebody's sessions have ended: every process closes their sockets. */
export type StaffNews = { staffId: string };
const staffTopic = (staffId: string): string => `staff:${staffId}`;

/** The restaurant's own people: their door, their rights and what they may call (D-115). */
export function composeStaff(
  deps: Kitchen & {
    config: Pick<Config, 'isTwoFactorRequired'>;
    db: Database;
    tokens: Tokens;
    seed: string;
    shops: Shops;
    printing: Printing;
    boardNews: FanOut<BoardNews>;
    staffNews: FanOut<StaffNews>;
    onBoardSeen: (venue: { id: string; companyId: string }) => void;
    newId: () => string;
    now: () => Temporal.Instant;
  },
) {
  const { db, tokens, now, shops, staffNews } = deps;
  const timers = makeOrderTimers(deps);
  const announceVenue = (news: VenueNews) => deps.boardNews.publish(venueTopic(news.venueId), news);
  const readSession = makeReadStaffSession({
    db,
    tokens,
    isTwoFactorRequired: deps.config.isTwoFactorRequired,
  });
  return {
    readSession: (token: string | null) => readSession(token, now()),
    readStaffToken: async (token: string) => (await readSession(token, now())).staff,
    onStaffSignedOut: (staffId: string, signedOut: () => void) =>
      staffNews.subscribe(staffTopic(staffId), signedOut),
    resolvers: composeStaffResolvers({
      db,
      tokens,
      now,
      newId: deps.newId,
      limit: makeTryLimit(makeCountedTries({ db, hash: makeKeyedHash(deps.seed, 'try') }), now),
      box: makeSecretBox(deps.seed),
      move: deps.move,
      undo: deps.undo,
      extend: deps.extend,
      stationReady: deps.stationReady,
      printing: deps.printing,
      onBoardSeen: deps.onBoardSeen,
      findVenue: shops.findVenueForStaff,
      loadCatalogue: shops.loadCatalogue,
      displayNameOf: async (companyId) => (await shops.findCompany(companyId))?.displayName ?? null,
      announceSignedOut: (staffId) => staffNews.publish(staffTopic(staffId), { staffId }),
      announceVenue,
    }),
    jobs: {
      'reject-unanswered-order': timers.rejectUnanswered,
      'complete-unfetched-order': timers.completeUnfetched,
      'put-back-on-sale': makePutBackOnSale({
        db,
        now,
        announceStock: (venueId) => announceVenue({ venueId, what: 'STOCK' }),
      }),
    },
  };
}
