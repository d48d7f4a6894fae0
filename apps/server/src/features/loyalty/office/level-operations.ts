import type {
  LevelInput,
  LevelResult,
  MutationResolvers,
  OfficeLevel as LevelAnswer,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import {
  checkLevel,
  NEW_LEVEL,
  type LevelFields,
} from '@tallrik/domain/loyalty/levels/check-level';
import {
  defaultLevel,
  isInternalLevel,
  type MembershipLevel,
} from '@tallrik/domain/loyalty/membership-levels';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { defaultLanguageOf, textOf } from '../../../platform/office/localized-input.ts';
import type { OfficeRefusal, OfficeResult } from '../../../platform/office/office-subject.ts';
import type { Office } from '../../../platform/office/office.ts';
import { findLoyaltyTerms } from '../company-terms.ts';
import { findLevels } from '../membership/level-store.ts';
import { countMembers, planMoves, type LevelMoves } from '../membership/move-members.ts';
import {
  changeLevel,
  findOfficeLevels,
  levelSubject,
  refusalOfLevels,
  type ChangedLevel,
  type OfficeLevel,
} from './office-level.ts';
import type { ChosenPicture } from './offer-operations.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;
type Mutation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;

const AREA = 'OFFERS';
const NOBODY: LevelMoves = { rise: 0, fall: 0 };

/** Null takes a colour away; of the rest it changes nothing. */
const readInput = (given: LevelInput): Partial<LevelFields> => ({
  ...(given.title == null ? {} : { title: textOf(given.title) }),
  ...(given.description == null ? {} : { description: textOf(given.description) }),
  ...(given.pointsRequired == null ? {} : { pointsRequired: given.pointsRequired }),
  ...(given.discountPercentage == null ? {} : { discountPercentage: given.discountPercentage }),
  ...(given.primaryColor === undefined ? {} : { primaryColor: given.primaryColor }),
  ...(given.secondaryColor === undefined ? {} : { secondaryColor: given.secondaryColor }),
});

/** Whether the company's guests have their accounts, and so their levels, somewhere else (D-720). */
export async function isElsewhere(db: Database, companyId: string): Promise<boolean> {
  const terms = await findLoyaltyTerms(db, companyId);
  return terms !== null && terms.accountCompanyId !== companyId;
}

export function makeLevelOperations(deps: {
  db: Database;
  office: Office;
  chosenPicture: ChosenPicture;
}) {
  const { db, office, chosenPicture } = deps;

  async function answerLevels(
    companyId: string,
    things: readonly OfficeLevel[],
  ): Promise<LevelAnswer[]> {
    const levels = await findLevels(db, companyId);
    const members = await countMembers(db, companyId, levels);
    const start = defaultLevel(levels);
    return things.map((thing) => ({
      ...thing,
      members: members.get(thing.id) ?? 0,
      isStart: thing.id === start?.id,
      isInternal: isInternalLevel(thing),
    }));
  }

  const officeLevels: Query<'officeLevels'> = async (_root, given, context) => {
    const { companyId } = officeCaller(context, {
      area: AREA,
      access: 'READ',
      companyId: given.companyId,
    });
    const levels = await findOfficeLevels(db, companyId, null);
    return {
      levels: await answerLevels(companyId, levels),
      isElsewhere: await isElsewhere(db, companyId),
    };
  };

  /** Everything of one input, ready to be written. */
  async function read(
    trx: Database,
    companyId: string,
    before: LevelFields & { image: string | null },
    given: LevelInput,
  ): Promise<{ fields: ChangedLevel } | OfficeRefusal> {
    const input = readInput(given);
    const defaultLanguage = await defaultLanguageOf(trx, companyId);
    const checked = checkLevel(input, { before, defaultLanguage });
    if (!checked.ok) return { error: checked.error.code, field: checked.error.field };
    const { pictureKey: key } = given;
    const picture = await chosenPicture(trx, companyId, { key, stands: before.image });
    if ('error' in picture) return picture;
    const { title, description, pointsRequired, discountPercentage } = checked.value;
    const { primaryColor, secondaryColor } = checked.value;
    const words = { title, description, primaryColor, secondaryColor };
    return { fields: { ...words, pointsRequired, discountPercentage, ...picture } };
  }

  const levelMoves: Query<'levelMoves'> = async (_root, given, context) => {
    const { companyId } = officeCaller(context, {
      area: AREA,
      access: 'READ',
      companyId: given.companyId,
    });
    const { id } = given;
    const [thing] = await findOfficeLevels(db, companyId, [id]);
    const fresh = { ...NEW_LEVEL, image: null, isArchived: false };
    const input = await read(db, companyId, thing ?? fresh, given.level ?? {});
    if ('error' in input) return { field: null, ...NOBODY, ...input };
    const deleted = given.isArchived ?? thing?.isArchived ?? false;
    const before = await findLevels(db, companyId);
    const level: MembershipLevel = { ...fresh, ...thing, ...input.fields, id, deleted };
    const after = [...before.filter((one) => one.id !== id), level];
    const refusal = await refusalOfLevels(db, companyId, [before, after], id);
    if (refusal) return { field: null, ...NOBODY, ...refusal };
    const { rise, fall } = await planMoves(db, companyId, before, after);
    return { error: null, field: null, rise, fall };
  };

  const answer = async (
    { error, field, auditId, thing }: OfficeResult<OfficeLevel>,
    moves: LevelMoves,
    companyId: string,
  ): Promise<LevelResult> => {
    const [level = null] = thing ? await answerLevels(companyId, [thing]) : [];
    return { error, field, auditId, level, ...(error === null ? moves : NOBODY) };
  };

  const createLevel: Mutation<'createLevel'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const caller = officeCaller(context, { area: AREA, access: 'WRITE', companyId });
    const limit = { most: OFFICE_LIMITS.levels, count: countLevels };
    const call = { action: 'createLevel', area: AREA, companyId, id, limit } as const;
    let moves = NOBODY;
    const result = await office.create(context, levelSubject, call, async (trx) => {
      if (await isElsewhere(trx, caller.companyId)) return { error: 'ACCOUNT_SHARED' };
      const fresh = { ...NEW_LEVEL, image: null };
      const input = await read(trx, caller.companyId, fresh, given.level);
      if ('error' in input) return input;
      return changeLevel(
        trx,
        caller.companyId,
        { id },
        { ...input.fields, isNew: true },
        (made) => (moves = made),
      );
    });
    return answer(result, moves, caller.companyId);
  };

  const saveLevel: Mutation<'saveLevel'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const caller = officeCaller(context, { area: AREA, access: 'WRITE', companyId });
    const call = { action: 'saveLevel', area: AREA, companyId, id, version } as const;
    let moves = NOBODY;
    const result = await office.change(context, levelSubject, call, async (trx, before) => {
      const input = await read(trx, caller.companyId, before, given.level);
      if ('error' in input) return input;
      return changeLevel(trx, caller.companyId, before, input.fields, (made) => (moves = made));
    });
    return answer(result, moves, caller.companyId);
  };

  const archiving =
    (action: string, isArchived: boolean): Mutation<'archiveLevel'> =>
    async (_root, { companyId, id, version }, context) => {
      const caller = officeCaller(context, { area: AREA, access: 'WRITE', companyId });
      const call = { action, area: AREA, companyId, id, version } as const;
      let moves = NOBODY;
      const result = await office.change(context, levelSubject, call, async (trx, before) => {
        const isFull = (await countLevels(trx, caller.companyId)) >= OFFICE_LIMITS.levels;
        if (!isArchived && before.isArchived && isFull) return { error: 'LIMIT_REACHED' };
        const keep = (made: LevelMoves) => (moves = made);
        return changeLevel(trx, caller.companyId, before, { isArchived }, keep);
      });
      return answer(result, moves, caller.companyId);
    };

  return {
    Query: { officeLevels, levelMoves },
    Mutation: {
      createLevel,
      saveLevel,
      archiveLevel: archiving('archiveLevel', true),
      restoreLevel: archiving('restoreLevel', false),
    },
  };
}

const countLevels = async (trx: Database, companyId: string): Promise<number> =>
  (await findOfficeLevels(trx, companyId, null)).filter(({ isArchived }) => !isArchived).length;
