import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Office } from '../../platform/office/office.ts';
import { makeSetupChanges } from './setup-changes.ts';
import type { SetupPorts } from './setup-state.ts';
import { makeNextStep } from './staff-resolvers/CompanyAccount.ts';
import { makeCreateRestaurant } from './staff-resolvers/Mutation/createRestaurant.ts';
import { makeGoLive } from './staff-resolvers/Mutation/goLive.ts';
import { makeGoOffline } from './staff-resolvers/Mutation/goOffline.ts';
import { makeOpenTestOrder } from './staff-resolvers/Mutation/openTestOrder.ts';
import { makeSaveCompanyFacts } from './staff-resolvers/Mutation/saveCompanyFacts.ts';
import { makeSetupState } from './staff-resolvers/Query/setupState.ts';
import { makeTestOrders } from './staff-resolvers/Query/testOrders.ts';
import { testOrderRoute } from './test-order-route.ts';
import { makeDeleteTestOrders } from './test-orders.ts';

/** From an invitation to the first paid order: what a company still lacks, and the switch that opens it. */
export function makeSetup(
  deps: {
    db: Database;
    office: Office;
    tokens: Tokens;
    config: { publicOrigin: string | null };
    now: () => Temporal.Instant;
  } & SetupPorts,
) {
  const { db, office, tokens, config, now, ...ports } = deps;
  const changes = makeSetupChanges({ db, office, now, ports });
  return {
    staffResolvers: {
      CompanyAccount: { nextStep: makeNextStep({ db, office, now, ports }) },
      Query: {
        setupState: makeSetupState({ db, office, now, ports }),
        testOrders: makeTestOrders({ db }),
      },
      Mutation: {
        createRestaurant: makeCreateRestaurant(changes),
        saveCompanyFacts: makeSaveCompanyFacts(changes),
        goLive: makeGoLive(changes),
        goOffline: makeGoOffline(changes),
        openTestOrder: makeOpenTestOrder({ db, office, now, ports, tokens }),
      },
    },
    routes: testOrderRoute({ ...ports, ...config, tokens, now }),
    jobs: { 'delete-test-orders': makeDeleteTestOrders({ db, now }) },
  };
}
