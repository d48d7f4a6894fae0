import type {
  LookInput,
  LookState,
  MutationResolvers,
  QueryResolvers,
  SectionInput,
} from '@tallrik/contract/generated/staff-resolvers';
import {
  changeLook,
  differences,
  LOOK_TEXTS,
  type Look,
  type LookChange,
  type LookText,
  unreadableColour,
} from '@tallrik/domain/company/look';
import { START_ROWS } from '@tallrik/domain/company/start-rows';
import { isUuid } from '@tallrik/domain/is-uuid';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { OfficeRefusal, OfficeResult } from '../../../platform/office/office-subject.ts';
import { chosenPicture } from '../pictures/own-picture.ts';
import { findEarlierLooks, keepLook } from './earlier-looks.ts';
import {
  findLookId,
  findLooks,
  type StoredLook,
  writeDraft,
  writePublished,
} from './look-store.ts';

type Operation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;
type Write = (
  trx: Database,
  look: StoredLook,
  by: { companyId: string; staffId: string; at: Date; now: Temporal.Instant },
) => Promise<OfficeRefusal | undefined>;

/** A draft as undo keeps it. */
type KeptDraft = { look: Look; staffId: string; at: string };

const TEXTS = Object.keys(LOOK_TEXTS) as LookText[];
const PICTURES = [
  ['logo', 'logoKey'],
  ['landing', 'landingKey'],
  ['landingDesktop', 'landingDesktopKey'],
] as const;

/** The look of a company: a draft that is changed step by step, and what is published of it at once (LOOK-01). */
export function makeOfficeLook({
  db,
  office,
  newId,
}: {
  db: Database;
  office: Office;
  newId: () => string;
}) {
  const subject = office.define<StoredLook>({
    kind: 'CONFIGURATION',
    table: 'cloudConfigurations',
    read: findLooks,
    fields: ({ published, draft, draftStaffId, draftAt }) => ({
      ...published,
      draft: draft && { look: draft, staffId: draftStaffId, at: draftAt?.toISOString() },
    }),
    restore: async (trx, companyId, { id, published }, fields) => {
      const { draft, ...look } = fields as Partial<Look> & { draft?: KeptDraft | null };
      if (Object.keys(look).length > 0)
        await writePublished(trx, companyId, id, { ...published, ...look });
      if (draft !== undefined)
        await writeDraft(trx, companyId, id, draft && { ...draft, at: new Date(draft.at) });
      return undefined;
    },
  });

  const answer = ({ error, field, thing, auditId }: OfficeResult<StoredLook>) => ({
    error,
    field,
    look: thing && toState(thing),
    auditId,
  });
  const change = async (
    action: 'saveLookDraft' | 'publishLook' | 'publishEarlierLook' | 'discardLookDraft',
    { companyId, version }: { companyId?: string | null | undefined; version: number },
    context: StaffContext,
    write: Write,
  ) => {
    const caller = officeCaller(context, { area: 'LOOK', access: 'WRITE', companyId });
    const id = await findLookId(db, caller.companyId);
    if (id === null) throw notFound('Look');
    const call = { action, area: 'LOOK', companyId, id, version } as const;
    const now = context.now();
    const at = new Date(now.epochMilliseconds);
    const by = { companyId: caller.companyId, staffId: caller.staff.staffId, at, now };
    return answer(await office.change(context, subject, call, (trx, look) => write(trx, look, by)));
  };

  /** The whole of it at once; what guests saw until now is kept. */
  const publish = async (
    trx: Database,
    { id: configurationId, published }: StoredLook,
    look: Look,
    { companyId, staffId, now }: Parameters<Write>[2],
  ): Promise<OfficeRefusal | undefined> => {
    const unreadable = unreadableColour(look.theme);
    if (unreadable) return { error: 'THEME_NOT_READABLE', field: `theme.${unreadable}` };
    if (differences(published, look).length === 0) return undefined;
    const kept = { id: newId(), companyId, configurationId, look: published, staffId };
    await keepLook(trx, kept, now);
    await writePublished(trx, companyId, configurationId, look);
    return undefined;
  };

  const officeLook: NonNullable<QueryResolvers<StaffContext>['officeLook']> = async (
    _root,
    { companyId: wanted },
    context,
  ) => {
    const { companyId } = officeCaller(context, {
      area: 'LOOK',
      access: 'READ',
      companyId: wanted,
    });
    const id = await findLookId(db, companyId);
    const [look] = id === null ? [] : await findLooks(db, companyId, [id]);
    if (!look) throw notFound('Look');
    return toState(look);
  };

  const saveLookDraft: Operation<'saveLookDraft'> = (_root, given, context) =>
    change('saveLookDraft', given, context, async (trx, stands, { companyId, staffId, at }) => {
      const before = stands.draft ?? stands.published;
      const pictures = await chosenPictures(trx, companyId, before, given.look);
      if ('error' in pictures) return pictures;
      const foreign = await findForeign(trx, companyId, given.look.sections ?? []);
      if (foreign) return foreign;
      const next = changeLook(before, { ...readChange(given.look), ...pictures });
      if ('code' in next) return { error: next.code, field: next.field };
      const isBack = differences(stands.published, next).length === 0;
      await writeDraft(trx, companyId, stands.id, isBack ? null : { look: next, staffId, at });
      return undefined;
    });

  const publishLook: Operation<'publishLook'> = (_root, given, context) =>
    change('publishLook', given, context, async (trx, stands, by) => {
      if (stands.draft === null) return undefined;
      const refusal = await publish(trx, stands, stands.draft, by);
      if (!refusal) await writeDraft(trx, by.companyId, stands.id, null);
      return refusal;
    });

  const publishEarlierLook: Operation<'publishEarlierLook'> = (_root, given, context) =>
    change('publishEarlierLook', given, context, async (trx, stands, by) => {
      const of = { companyId: by.companyId, configurationId: stands.id, id: given.id };
      const [earlier] = isUuid(given.id) ? await findEarlierLooks(trx, of, by.now) : [];
      if (!earlier) throw notFound('Look');
      return publish(trx, stands, earlier.look, by);
    });

  const earlierLooks: NonNullable<QueryResolvers<StaffContext>['earlierLooks']> = async (
    _root,
    { companyId: wanted },
    context,
  ) => {
    const right = { area: 'LOOK', access: 'READ', companyId: wanted } as const;
    const { companyId } = officeCaller(context, right);
    const configurationId = await findLookId(db, companyId);
    if (configurationId === null) throw notFound('Look');
    const looks = await findEarlierLooks(db, { companyId, configurationId }, context.now());
    return looks.map((look) => ({ ...look, replacedAt: look.replacedAt.toISOString() }));
  };

  const discardLookDraft: Operation<'discardLookDraft'> = (_root, given, context) =>
    change('discardLookDraft', given, context, async (trx, { id }, { companyId }) => {
      await writeDraft(trx, companyId, id, null);
      return undefined;
    });

  return {
    Query: { officeLook, earlierLooks },
    Mutation: { saveLookDraft, publishLook, publishEarlierLook, discardLookDraft },
  };
}

const toState = ({ id: _id, draftStaffId: _staff, draftAt, ...look }: StoredLook): LookState => ({
  ...look,
  draftAt: draftAt?.toISOString() ?? null,
});

/** Colours, typeface and texts as they were given; null is no colour, and empties a text. */
function readChange({ theme, font, ...given }: LookInput): LookChange {
  const colours = Object.entries(theme ?? {}).filter(([, colour]) => colour != null);
  return {
    ...(theme ? { theme: Object.fromEntries(colours) } : {}),
    ...(font === undefined ? {} : { font }),
    ...(given.maxCategories == null ? {} : { maxCategories: given.maxCategories }),
    ...(given.showCategoriesInGridView == null
      ? {}
      : { showCategoriesInGridView: given.showCategoriesInGridView }),
    ...(given.sections == null ? {} : { sections: given.sections }),
    ...Object.fromEntries(
      TEXTS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ),
  };
}

/** The first menu or dish that is not the company's. Whether it is still sold is said on the page, not refused. */
async function findForeign(
  trx: Database,
  companyId: string,
  sections: readonly SectionInput[],
): Promise<OfficeRefusal | undefined> {
  // Before the database is asked about any number of ids; changeLook says what is wrong with it.
  if (sections.length > START_ROWS.rows) return undefined;
  const [menus, items] = await Promise.all(
    (['menus', 'items'] as const).map(async (table) => {
      const ids = sections.flatMap(({ menuId, itemIds }) =>
        table === 'menus' ? [menuId] : itemIds.slice(0, START_ROWS.dishes),
      );
      if (ids.length === 0) return new Set<string>();
      const rows = await trx
        .selectFrom(table)
        .select('id')
        .where('companyId', '=', companyId)
        .where('id', 'in', ids)
        .execute();
      return new Set(rows.map(({ id }) => id));
    }),
  );
  for (const [at, { menuId, itemIds }] of sections.entries()) {
    if (!menus?.has(menuId)) return { error: 'FIELD_INVALID', field: `sections.${at}.menuId` };
    if (!itemIds.slice(0, START_ROWS.dishes).every((id) => items?.has(id)))
      return { error: 'FIELD_INVALID', field: `sections.${at}.itemIds` };
  }
  return undefined;
}

async function chosenPictures(
  trx: Database,
  companyId: string,
  before: Look,
  given: LookInput,
): Promise<Partial<Pick<Look, (typeof PICTURES)[number][0]>> | OfficeRefusal> {
  const pictures: Partial<Pick<Look, (typeof PICTURES)[number][0]>> = {};
  for (const [name, field] of PICTURES) {
    const chosen = { key: given[field], stands: before[name], field };
    const picture = await chosenPicture(trx, companyId, chosen);
    if ('error' in picture) return picture;
    if (picture.image !== undefined) pictures[name] = picture.image;
  }
  return pictures;
}
