import type {
  MutationResolvers,
  OfficeSwitches,
  QueryResolvers,
  SwitchesInput,
} from '@tallrik/contract/generated/staff-resolvers';
import { COUNTRIES } from '@tallrik/domain/company/country-presets';
import {
  changeSwitches,
  PLAIN_SWITCHES,
  type Switches,
  type SwitchesChange,
} from '@tallrik/domain/company/office-switches';
import { isAnonymousOrderAllowed, isPickupTimeEnabled } from '@tallrik/domain/company/switches';
import { currencyOfCompany } from '@tallrik/domain/money/currency-of-company';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { Deployment } from '../configuration-answer.ts';
import { findCompanyUse, findLanguageGaps, findSwitchNotes } from './switch-facts.ts';
import { changeable, findSwitches, type StoredSwitches, writeSwitches } from './switches-store.ts';

/** Every switch of a company: it counts for guests as soon as it is changed, and can be taken back (LOOK-13). */
export function makeOfficeSwitches(deps: {
  db: Database;
  office: Office;
  deployment: Pick<Deployment, 'defaults' | 'cards'>;
  canSendSms: boolean;
}) {
  const { db, office } = deps;
  const subject = office.define<StoredSwitches>({
    kind: 'COMPANY',
    table: 'companies',
    read: async (trx, companyId, ids) => {
      const switches = ids.includes(companyId) ? await findSwitches(trx, companyId) : null;
      return switches ? [switches] : [];
    },
    fields: changeable,
    restore: async (trx, companyId, thing, fields) => {
      const before = { ...changeable(thing), ...(fields as Partial<Switches>) };
      // Somebody may have ordered or sold something since: taking it back is a change like any other.
      const use = await findCompanyUse(trx, companyId);
      const checked = changeSwitches(changeable(thing), fields as SwitchesChange, use);
      if ('code' in checked && checked.code !== 'FIELD_INVALID') return { error: checked.code };
      await writeSwitches(trx, companyId, before);
      return undefined;
    },
  });

  const answer = async (stored: StoredSwitches): Promise<OfficeSwitches> => {
    const { id: companyId, ...shown } = stored;
    const { defaults, cards } = deps.deployment;
    const use = await findCompanyUse(db, companyId);
    const open = { enableAnonymousOrders: null, disablePickuptime: null };
    return {
      ...shown,
      currency: currencyOfCompany(stored),
      canSendSms: deps.canSendSms,
      defaultAnonymousOrders: isAnonymousOrderAllowed(open, defaults),
      defaultDisablePickuptime: !isPickupTimeEnabled(open, defaults),
      isCurrencyInUse: use.hasOrders,
      countries: COUNTRIES.map((country) => ({
        country,
        itemsWithUnknownVat: use.itemsWithUnknownVat(country),
      })),
      languageGaps: await findLanguageGaps(db, companyId),
      withoutEffect: await findSwitchNotes(db, companyId, stored, cards !== null),
    };
  };

  const officeSwitches: NonNullable<QueryResolvers<StaffContext>['officeSwitches']> = async (
    _root,
    { companyId: wanted },
    context,
  ) => {
    const wantedRight = { area: 'LOOK', access: 'READ', companyId: wanted } as const;
    const { companyId } = officeCaller(context, wantedRight);
    const switches = await findSwitches(db, companyId);
    if (!switches) throw notFound('Company');
    return answer(switches);
  };

  const saveSwitches: NonNullable<MutationResolvers<StaffContext>['saveSwitches']> = async (
    _root,
    { companyId: wanted, version, switches },
    context,
  ) => {
    const wantedRight = { area: 'LOOK', access: 'WRITE', companyId: wanted } as const;
    const { companyId } = officeCaller(context, wantedRight);
    const call = {
      action: 'saveSwitches',
      area: 'LOOK',
      companyId,
      id: companyId,
      version,
    } as const;
    const result = await office.change(context, subject, call, async (trx, stands) => {
      const change = readChange(switches);
      if (change.bagItemId && !(await isForSale(trx, companyId, change.bagItemId)))
        throw notFound('Item');
      const use = await findCompanyUse(trx, companyId);
      const next = changeSwitches(changeable(stands), change, use);
      if ('code' in next) {
        const field = next.field === 'defaultCurrency' ? 'currency' : next.field;
        return { error: next.code, field };
      }
      await writeSwitches(trx, companyId, next);
      return undefined;
    });
    const { error, field, thing, auditId } = result;
    return { error, field, auditId, switches: thing && (await answer(thing)) };
  };

  return { Query: { officeSwitches }, Mutation: { saveSwitches } };
}

const NEVER_NULL = [
  ...PLAIN_SWITCHES,
  'phoneCooldownDays',
  'unansweredOrderMinutes',
  'languages',
  'defaultLanguage',
  'country',
  'currency',
] as const;

/** Null is no choice where there is nothing to empty. */
function readChange(given: SwitchesInput): SwitchesChange {
  const chosen: SwitchesInput = { ...given };
  for (const name of NEVER_NULL) if (chosen[name] === null) delete chosen[name];
  const { currency, ...change } = chosen;
  return { ...change, defaultCurrency: currency ?? undefined } as SwitchesChange;
}

async function isForSale(trx: Database, companyId: string, itemId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('items')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', itemId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
