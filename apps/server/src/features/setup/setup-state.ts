import type { SetupState } from '@tallrik/contract/generated/staff-resolvers';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import { againstGoingLive, type SetupFacts, setupSteps } from '@tallrik/domain/company/setup';
import { THEME_COLOURS, type Theme } from '@tallrik/domain/company/configuration';
import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import type { OrderBlock } from '@tallrik/domain/menu/editing/why-not-orderable';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { CreateFirstVenue } from '../venues/venues-port.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import type { CompanyFacts } from './company-facts.ts';
import { findCompanyFacts } from './company-facts.ts';
import { hasCompletedTestOrder } from './test-orders.ts';

/** A dish, and why guests could not order it now or at the next opening. */
export type SetupDish = {
  id: string;
  title: string;
  hasPicture: boolean;
  block: OrderBlock | null;
};

/** What other features know. */
export type SetupPorts = {
  venuesOf: (db: Database, companyId: string) => Promise<Venue[]>;
  dishesForSetup: (
    db: Database,
    companyId: string,
    asked: { venues: readonly Venue[]; serviceTypes: readonly ServiceType[]; at: Temporal.Instant },
  ) => Promise<SetupDish[]>;
  findConfigurationOf: (
    companyId: string,
  ) => Promise<{ slug: string; logoUrl: string | null; theme: Theme } | null>;
  createFirstVenue: CreateFirstVenue;
  isPaymentUsable: (db: Database, companyId: string) => Promise<boolean>;
  findGuestAddress: (companyId: string) => Promise<string>;
};

const MONEY_HELD = ['AUTHORISED', 'CAPTURE_ASKED', 'CAPTURED'];
/** A menu that was imported without rates would fill the page with the same sentence. */
const MOST_GAPS = 20;

async function hasPaidOrder(db: Database, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('companyId', '=', companyId)
    .where('orderId', 'is not', null)
    .where('kind', '=', 'CARD')
    .where('state', 'in', MONEY_HELD)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A logo or a colour that was chosen; a company that has said nothing looks neutral. */
const isOwnLook = ({ logoUrl, theme }: { logoUrl: string | null; theme: Theme }): boolean =>
  logoUrl !== null || THEME_COLOURS.some((name) => theme[name] !== NEUTRAL_THEME[name]);

type Gathered = {
  company: CompanyFacts;
  facts: SetupFacts;
  dishes: readonly SetupDish[];
  path: string | null;
  address: string | null;
};

/** Everything the checklist is made of, as it stands in this transaction. */
export async function gatherSetup(
  db: Database,
  ports: SetupPorts,
  companyId: string,
  at: Temporal.Instant,
): Promise<Gathered> {
  const company = await findCompanyFacts(db, companyId);
  if (!company) throw notFound('Company');
  const { supportEmail, serviceTypes, isLive } = company;
  const venues = await ports.venuesOf(db, companyId);
  const dishes = await ports.dishesForSetup(db, companyId, { venues, serviceTypes, at });
  const configuration = await ports.findConfigurationOf(companyId);
  return {
    company,
    dishes,
    path: configuration && `/${configuration.slug}`,
    address: configuration && (await ports.findGuestAddress(companyId)),
    facts: {
      venues,
      supportEmail,
      dishes,
      keepsNeutralLook: company.keepsNeutralLook,
      hasOwnLook: configuration !== null && isOwnLook(configuration),
      isPaymentUsable: await ports.isPaymentUsable(db, companyId),
      hasTestOrder: await hasCompletedTestOrder(db, companyId),
      isLive,
      hasPaidOrder: await hasPaidOrder(db, companyId),
    },
  };
}

export function toSetupState({ company, facts, dishes, path, address }: Gathered): SetupState {
  const { version, displayName, supportEmail, ownerEmail, serviceTypes, enableQrOrders, isLive } =
    company;
  return {
    version,
    isLive,
    path,
    address,
    displayName,
    supportEmail,
    ownerEmail,
    serviceTypes,
    enableQrOrders,
    steps: setupSteps(facts),
    against: againstGoingLive(facts).slice(0, MOST_GAPS),
    itemCount: dishes.length,
    itemsWithoutPicture: dishes.filter(({ hasPicture }) => !hasPicture).length,
  };
}
