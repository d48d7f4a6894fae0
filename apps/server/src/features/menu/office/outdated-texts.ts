import type {
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { isUuid } from '@tallrik/domain/is-uuid';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput } from '../../../platform/graphql/errors.ts';
import { findEditingCompany } from './editing-world.ts';
import type { MenuOfficeDeps } from './menu-office-deps.ts';

const TEXTS = { TITLE: 'title_lang', NAME: 'name_lang', DESCRIPTION: 'description_lang' } as const;
type TextField = keyof typeof TEXTS;

/** Suggestions keep theirs in a column called otherwise. */
const fieldOf = (column: string): TextField =>
  column === TEXTS.TITLE ? 'TITLE' : column === TEXTS.DESCRIPTION ? 'DESCRIPTION' : 'NAME';
const columnsOf = (field: TextField): string[] =>
  field === 'NAME' ? [TEXTS.NAME, 'name'] : [TEXTS[field]];

/** Translations made from other words than the restaurant's own language has now (CATALOG-35). */
export const makeOutdatedTexts =
  ({ db }: MenuOfficeDeps): NonNullable<QueryResolvers<StaffContext>['outdatedTexts']> =>
  async (_root, { companyId: wanted }, context) => {
    const { companyId } = officeCaller(context, {
      area: 'MENU',
      access: 'READ',
      companyId: wanted,
    });
    const { defaultLanguage: own } = await findEditingCompany(db, companyId);
    const { rows } = await sql<{ id: string; field: string; language: string }>`
      select source.subject_id as id, source.field, source.language
      from translation_sources as source
      join menu_texts(${companyId}::uuid) on menu_texts.id = source.subject_id and menu_texts.field = source.field
      where source.company_id = ${companyId}::uuid and source.language <> ${own}
        and text_marks(menu_texts.texts) ? source.language
        and source.sources ->> ${own}::text <> text_marks(menu_texts.texts) ->> ${own}::text
      order by source.subject_id, source.field, source.language`.execute(db);
    return rows.map(({ id, field, language }) => ({
      id,
      field: fieldOf(field),
      language: columnOneOf(LANGUAGES, language),
    }));
  };

/** Somebody has read it: the translation says what the restaurant's own language says now. */
export const makeConfirmTranslation =
  ({ db }: MenuOfficeDeps): NonNullable<MutationResolvers<StaffContext>['confirmTranslation']> =>
  async (_root, { companyId: wanted, id, field, language }, context) => {
    const { staff, companyId } = officeCaller(context, {
      area: 'MENU',
      access: 'WRITE',
      companyId: wanted,
    });
    if (!isUuid(id)) throw badInput('Not an id');
    return db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ subjectId: string }>`
        update translation_sources as source set sources = text_marks(menu_texts.texts)
        from menu_texts(${companyId}::uuid)
        where source.company_id = ${companyId}::uuid and source.subject_id = ${id}::uuid and menu_texts.id = source.subject_id
          and source.field = menu_texts.field and source.field = any(${columnsOf(field)})
          and source.language = ${language}
        returning source.subject_id`.execute(trx);
      if (rows.length === 0) return false;
      const details = { field, language };
      await writeAudit(
        trx,
        staff,
        { action: 'confirmTranslation', subjectId: id, details, companyId },
        context.now(),
      );
      return true;
    });
  };
