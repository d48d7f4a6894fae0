import type {
  ContentInput,
  ContentResult,
  MutationResolvers,
  OfficeContent as ContentAnswer,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import {
  checkContent,
  contentState,
  longBody,
  type ContentFields,
} from '@tallrik/domain/content/content-form';
import { sql } from 'kysely';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { defaultLanguageOf, textOf } from '../../../platform/office/localized-input.ts';
import type { OfficeRefusal, OfficeResult } from '../../../platform/office/office-subject.ts';
import type { Office } from '../../../platform/office/office.ts';
import { cleanLocalizedHtml } from '../clean-html.ts';
import type { CleanText } from '../clean-text.ts';
import {
  changeContent,
  contentSubject,
  findOfficeContents,
  isAddressTaken,
  listOfficeContents,
  writeContent,
  type OfficeContent,
} from './office-content.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;
type Mutation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;
type ChosenPicture = (
  trx: Database,
  companyId: string,
  given: { key: string | null | undefined; stands?: string | null },
) => Promise<{ image?: string | null } | OfficeRefusal>;

const AREA = 'CONTENT';
/** So far ahead something can be planned. */
const LONGEST_PLAN_DAYS = 366;

const NEW_CONTENT: ContentFields = { slug: '', places: [], title: {}, subTitle: {}, text: {} };

const readInput = ({
  slug,
  places,
  title,
  subTitle,
  text,
}: ContentInput): Partial<ContentFields> => ({
  ...(slug == null ? {} : { slug }),
  ...(places == null ? {} : { places }),
  ...(title == null ? {} : { title: textOf(title) }),
  ...(subTitle == null ? {} : { subTitle: textOf(subTitle) }),
  ...(text == null ? {} : { text: textOf(text) }),
});

const isoOf = (context: StaffContext): string => context.now().toString();

export function makeContentOffice(deps: {
  db: Database;
  office: Office;
  chosenPicture: ChosenPicture;
  cleanText: CleanText;
}) {
  const { db, office, chosenPicture, cleanText } = deps;

  const toAnswer = (content: OfficeContent, context: StaffContext): ContentAnswer => ({
    ...content,
    places: [...content.places],
    state: contentState(content, context.now()),
  });
  const answer = (
    { error, field, auditId, thing }: OfficeResult<OfficeContent>,
    context: StaffContext,
  ): ContentResult => ({ error, field, auditId, content: thing && toAnswer(thing, context) });

  const officeContents: Query<'officeContents'> = (_root, given, context) => {
    const { companyId } = officeCaller(context, {
      area: AREA,
      access: 'READ',
      companyId: given.companyId,
    });
    return listOfficeContents(db, companyId, given.isArchived, context.now());
  };

  const officeContent: Query<'officeContent'> = async (_root, given, context) => {
    const { companyId } = officeCaller(context, {
      area: AREA,
      access: 'READ',
      companyId: given.companyId,
    });
    const [content] = await findOfficeContents(db, companyId, [given.id]);
    if (!content) throw notFound('Content');
    return toAnswer({ ...content, text: cleanText(content) }, context);
  };

  /** Everything of one input, ready to be written; a body is clean before it is kept (D-122). */
  async function read(
    trx: Database,
    companyId: string,
    { id, before, image }: { id: string; before: ContentFields; image: string | null },
    given: ContentInput,
  ): Promise<{ fields: ContentFields & { image?: string | null } } | OfficeRefusal> {
    const input = readInput(given);
    const defaultLanguage = await defaultLanguageOf(trx, companyId);
    const checked = checkContent(input, { id, before, defaultLanguage });
    if (!checked.ok) return { error: checked.error.code, field: checked.error.field };
    const picture = await chosenPicture(trx, companyId, { key: given.pictureKey, stands: image });
    if ('error' in picture) return picture;
    const text = input.text === undefined ? before.text : cleanLocalizedHtml(input.text);
    // A lone `&` is five characters when it is clean.
    const long = input.text === undefined ? undefined : longBody(text);
    if (long) return { error: 'TEXT_TOO_LONG', field: `text.${long}` };
    return { fields: { ...checked.value, text, ...picture } };
  }

  const createContent: Mutation<'createContent'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const limit = { most: OFFICE_LIMITS.contents, count: countContents };
    const call = { action: 'createContent', area: AREA, companyId, id, limit } as const;
    const result = await office.create(context, contentSubject, call, async (trx, caller) => {
      const standing = { id, before: NEW_CONTENT, image: null };
      const input = await read(trx, caller.companyId, standing, given.content);
      if ('error' in input) return input;
      const { fields } = input;
      if (await isAddressTaken(trx, caller.companyId, { id, slug: fields.slug }))
        return { error: 'ADDRESS_TAKEN', field: 'slug' };
      const at = new Date(context.now().epochMilliseconds);
      const dates = { createdAt: at, updatedAt: at };
      await trx
        .insertInto('contents')
        .values({
          id,
          companyId: caller.companyId,
          slug: fields.slug,
          types: [],
          isDraft: true,
          ...dates,
        })
        .execute();
      await writeContent(trx, caller.companyId, id, fields);
      return undefined;
    });
    return answer(result, context);
  };

  const saveContent: Mutation<'saveContent'> = async (_root, given, context) => {
    const { companyId, id, version, isSmall } = given;
    const call = { action: 'saveContent', area: AREA, companyId, id, version } as const;
    const result = await office.change(
      context,
      contentSubject,
      call,
      async (trx, before, caller) => {
        const input = await read(
          trx,
          caller.companyId,
          { id, before, image: before.image },
          given.content,
        );
        if ('error' in input) return input;
        const date = isSmall ? {} : { updatedAt: isoOf(context) };
        return changeContent(trx, caller.companyId, before, { ...input.fields, ...date });
      },
    );
    return answer(result, context);
  };

  const publishContent: Mutation<'publishContent'> = async (_root, given, context) => {
    const { companyId, id, version, isWithdrawn } = given;
    const call = { action: 'publishContent', area: AREA, companyId, id, version } as const;
    const result = await office.change(
      context,
      contentSubject,
      call,
      async (trx, before, caller) => {
        const write = (fields: Partial<OfficeContent>) =>
          writeContent(trx, caller.companyId, id, fields);
        if (isWithdrawn) await write({ isDraft: true, publishedAt: null });
        else if (given.at == null) {
          // Guests see it already: its date stays.
          if (contentState(before, context.now()) === 'PUBLISHED') return undefined;
          const now = isoOf(context);
          await write({ isDraft: false, publishedAt: now, updatedAt: now });
        } else {
          const at = readMoment(given.at, context.now());
          if (at === null) return { error: 'FIELD_INVALID', field: 'at' };
          await write({ isDraft: false, publishedAt: at });
        }
        return undefined;
      },
    );
    return answer(result, context);
  };

  const archiving =
    (action: string, isArchived: boolean): Mutation<'archiveContent'> =>
    async (_root, { companyId, id, version }, context) => {
      const call = { action, area: AREA, companyId, id, version } as const;
      const result = await office.change(
        context,
        contentSubject,
        call,
        async (trx, before, caller) => {
          const isFull = (await countContents(trx, caller.companyId)) >= OFFICE_LIMITS.contents;
          if (!isArchived && before.isArchived && isFull) return { error: 'LIMIT_REACHED' };
          return changeContent(trx, caller.companyId, before, { isArchived });
        },
      );
      return answer(result, context);
    };

  return {
    Query: { officeContents, officeContent },
    Mutation: {
      createContent,
      saveContent,
      publishContent,
      archiveContent: archiving('archiveContent', true),
      restoreContent: archiving('restoreContent', false),
    },
  };
}

/** A moment that is still to come; null where it is none. */
function readMoment(text: string, now: Temporal.Instant): string | null {
  try {
    const at = Temporal.Instant.from(text.slice(0, 40));
    const last = now.add({ hours: 24 * LONGEST_PLAN_DAYS });
    const isAhead = Temporal.Instant.compare(at, now) > 0;
    return isAhead && Temporal.Instant.compare(at, last) <= 0 ? at.toString() : null;
  } catch {
    return null;
  }
}

async function countContents(trx: Database, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contents where company_id = ${companyId} and not deleted`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}
