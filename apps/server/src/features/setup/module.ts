import type { Database } from '../../platform/database/database.ts';
import type { Office } from '../../platform/office/office.ts';
import { makeSetupChanges } from './setup-changes.ts';
import type { SetupPorts } from './setup-state.ts';
import { makeGoLive } from './staff-resolvers/Mutation/goLive.ts';
import { makeGoOffline } from './staff-resolvers/Mutation/goOffline.ts';
import { makeSaveCompanyFacts } from './staff-resolvers/Mutation/saveCompanyFacts.ts';
import { makeSetupState } from './staff-resolvers/Query/setupState.ts';

/** From an invitation to the first paid order: what a company still lacks, and the switch that opens it. */
export function makeSetup(
  deps: { db: Database; office: Office; now: () => Temporal.Instant } & SetupPorts,
) {
  const { db, office, now, ...ports } = deps;
  const changes = makeSetupChanges({ db, office, now, ports });
  return {
    staffResolvers: {
      Query: { setupState: makeSetupState({ db, office, now, ports }) },
      Mutation: {
        saveCompanyFacts: makeSaveCompanyFacts(changes),
        goLive: makeGoLive(changes),
        goOffline: makeGoOffline(changes),
      },
    },
  };
}
