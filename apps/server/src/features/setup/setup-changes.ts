import type {
  CompanyFactsInput,
  RestaurantInput,
  SetupResult,
} from '@tallrik/contract/generated/staff-resolvers';
import { againstGoingLive } from '@tallrik/domain/company/setup';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext } from '../../platform/graphql/context.ts';
import type { Office } from '../../platform/office/office.ts';
import type { OfficeRefusal, OfficeSubject } from '../../platform/office/office-subject.ts';
import { type OfficeCaller, officeCaller } from '../../platform/auth/staff-rights.ts';
import {
  type CompanyFacts,
  factsWith,
  findCompanyFacts,
  type StoredFacts,
  storedFacts,
  writeCompanyFacts,
} from './company-facts.ts';
import { gatherSetup, type SetupPorts, toSetupState } from './setup-state.ts';

export type SetupDeps = {
  db: Database;
  office: Office;
  ports: SetupPorts;
  now: () => Temporal.Instant;
};

/** The company's own facts as the office changes them. An app is opened again only if it could be opened. */
export const defineFacts = ({ office, ports, now }: SetupDeps): OfficeSubject<CompanyFacts> =>
  office.define<CompanyFacts>({
    kind: 'SETTING',
    table: 'companies',
    read: async (db, companyId, ids) => {
      const facts = ids.includes(companyId) ? await findCompanyFacts(db, companyId) : null;
      return facts ? [facts] : [];
    },
    fields: storedFacts,
    hidden: ['supportEmail'],
    restore: async (trx, companyId, thing, fields) => {
      const before = { ...storedFacts(thing), ...(fields as Partial<StoredFacts>) };
      if (before.isLive && !thing.isLive) {
        const refusal = await whyNotLive(trx, ports, companyId, now());
        if (refusal) return refusal;
      }
      await writeCompanyFacts(trx, thing, before);
      return undefined;
    },
  });

async function whyNotLive(
  trx: Database,
  ports: SetupPorts,
  companyId: string,
  at: Temporal.Instant,
): Promise<OfficeRefusal | undefined> {
  const { facts } = await gatherSetup(trx, ports, companyId, at);
  return againstGoingLive(facts).length > 0 ? { error: 'NOT_READY' } : undefined;
}

type Call = { companyId?: string | null | undefined; version: number; reason?: string | undefined };

/** What the owner does on the way to the first paid order. */
export function makeSetupChanges(deps: SetupDeps) {
  const { db, office, ports } = deps;
  const subject = defineFacts(deps);

  async function change(
    context: StaffContext,
    action: string,
    { companyId: wanted, version, reason }: Call,
    write: (
      trx: Database,
      facts: CompanyFacts,
      caller: OfficeCaller,
    ) => Promise<OfficeRefusal | undefined>,
  ): Promise<SetupResult> {
    const { companyId } = officeCaller(context, {
      area: 'SETUP',
      access: 'WRITE',
      companyId: wanted,
    });
    const call = { action, area: 'SETUP', companyId, id: companyId, version, reason } as const;
    const { error, field, auditId } = await office.change(context, subject, call, write);
    const setup = toSetupState(await gatherSetup(db, ports, companyId, context.now()));
    return { error, field, auditId, setup };
  }

  return {
    saveFacts: (context: StaffContext, call: Call, given: CompanyFactsInput) =>
      change(context, 'saveCompanyFacts', call, async (trx, facts) => {
        const checked = factsWith(storedFacts(facts), given);
        if (!checked.ok) return { error: 'FIELD_INVALID', field: checked.field };
        await writeCompanyFacts(trx, facts, checked.value);
        return undefined;
      }),
    createRestaurant: async (
      context: StaffContext,
      call: Call & { id: string },
      { displayName, supportEmail, serviceTypes, ...place }: RestaurantInput,
    ) => {
      const action = 'createRestaurant';
      const result = await change(context, action, call, async (trx, facts, caller) => {
        const checked = factsWith(storedFacts(facts), { displayName, supportEmail, serviceTypes });
        if (!checked.ok) return { error: 'FIELD_INVALID', field: checked.field };
        if (checked.value.supportEmail === null)
          return { error: 'FIELD_INVALID', field: 'supportEmail' };
        await writeCompanyFacts(trx, facts, checked.value);
        const venue = { ...place, name: checked.value.displayName, active: true };
        return ports.createFirstVenue(
          trx,
          { action, caller, now: context.now(), id: call.id },
          venue,
        );
      });
      // Half of it could be taken back: the names without the restaurant.
      return { ...result, auditId: null };
    },
    goLive: (context: StaffContext, call: Call) =>
      change(context, 'goLive', call, async (trx, facts) => {
        const refusal = await whyNotLive(trx, ports, facts.id, context.now());
        if (refusal) return refusal;
        await writeCompanyFacts(trx, facts, { ...storedFacts(facts), isLive: true });
        return undefined;
      }),
    goOffline: (context: StaffContext, call: Call) =>
      change(context, 'goOffline', call, async (trx, facts) => {
        await writeCompanyFacts(trx, facts, { ...storedFacts(facts), isLive: false });
        return undefined;
      }),
  };
}

export type SetupChanges = ReturnType<typeof makeSetupChanges>;
