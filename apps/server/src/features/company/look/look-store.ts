import { BRAND_FONTS } from '@tallrik/domain/company/fonts';
import { LOOK_TEXTS, type Look, type LookText } from '@tallrik/domain/company/look';
import { completeTheme } from '@tallrik/domain/company/theme';
import { z } from 'zod';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export type StoredLook = {
  id: string;
  version: number;
  slug: string;
  published: Look;
  draft: Look | null;
  draftBy: string | null;
  draftStaffId: string | null;
  draftAt: Date | null;
};

const TEXTS = Object.keys(LOOK_TEXTS) as LookText[];
const text = z.string().nullable();
const themeSchema = z.record(z.string(), z.unknown());
const sectionsSchema = z.array(
  z.object({ menuId: z.string(), title: z.string(), itemIds: z.array(z.string()) }),
);
const wholeLookSchema = z.object({
  theme: themeSchema.transform(completeTheme),
  font: z.enum(BRAND_FONTS).nullable(),
  logo: text,
  landing: text,
  landingDesktop: text,
  maxCategories: z.number(),
  showCategoriesInGridView: z.boolean(),
  sections: sectionsSchema,
  ...(Object.fromEntries(TEXTS.map((name) => [name, text])) as Record<LookText, typeof text>),
});
// Drafts from before these were parts of a look have none.
const lookSchema = wholeLookSchema
  .partial({ maxCategories: true, showCategoriesInGridView: true, sections: true })
  .nullable();

/** The company's own configuration is the first by path (O-23); null where it has none. */
export async function findLookId(db: Database, companyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('cloudConfigurations')
    .select('id')
    .where('companyId', '=', companyId)
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findLooks(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<StoredLook[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('cloudConfigurations')
    .leftJoin('lookDrafts', 'lookDrafts.id', 'cloudConfigurations.id')
    .leftJoin('staffMembers', 'staffMembers.id', 'lookDrafts.staffId')
    .selectAll('cloudConfigurations')
    .select(['lookDrafts.look', 'lookDrafts.changedAt', 'lookDrafts.staffId'])
    .select('staffMembers.name as staffName')
    .where('cloudConfigurations.companyId', '=', companyId)
    .where('cloudConfigurations.id', 'in', [...ids])
    .execute();
  return rows.map((row) => {
    const published = {
      theme: completeTheme(themeSchema.parse(row.theme)),
      font: row.font === null ? null : columnOneOf(BRAND_FONTS, row.font),
      logo: row.logoUrl,
      landing: row.landingPageBackgroundUrl,
      landingDesktop: row.landingPageDesktopBackgroundUrl,
      greetingText: row.greetingText,
      navigationInfoText: row.navigationInfoText,
      landingPageIntro: row.landingPageIntro,
      aboutUs: row.aboutUs,
      customReadyText: row.customReadyText,
      maxCategories: row.maxCategories,
      showCategoriesInGridView: row.showCategoriesInGridView,
      sections: sectionsSchema.nullable().parse(row.landingpageSections) ?? [],
    };
    return {
      id: row.id,
      version: row.version,
      slug: row.slug,
      published,
      draft: draftOver(published, lookSchema.parse(row.look)),
      draftBy: row.staffName,
      draftStaffId: row.staffId,
      draftAt: row.changedAt,
    };
  });
}

/** A look as it was kept whole. */
export const readLook = (kept: unknown): Look => wholeLookSchema.parse(kept);

const draftOver = (published: Look, draft: z.infer<typeof lookSchema>): Look | null =>
  draft && {
    ...draft,
    maxCategories: draft.maxCategories ?? published.maxCategories,
    showCategoriesInGridView: draft.showCategoriesInGridView ?? published.showCategoriesInGridView,
    sections: draft.sections ?? published.sections,
  };

/** What guests see from now on. */
export async function writePublished(
  trx: Database,
  companyId: string,
  id: string,
  { theme, logo, landing, landingDesktop, sections, ...rest }: Look,
): Promise<void> {
  await trx
    .updateTable('cloudConfigurations')
    .set({
      ...rest,
      theme: JSON.stringify(theme),
      landingpageSections: JSON.stringify(sections),
      logoUrl: logo,
      landingPageBackgroundUrl: landing,
      landingPageDesktopBackgroundUrl: landingDesktop,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Null throws the draft away. */
export async function writeDraft(
  trx: Database,
  companyId: string,
  id: string,
  draft: { look: Look; staffId: string; at: Date } | null,
): Promise<void> {
  if (draft === null) {
    await trx
      .deleteFrom('lookDrafts')
      .where('companyId', '=', companyId)
      .where('id', '=', id)
      .execute();
    return;
  }
  const fields = {
    look: JSON.stringify(draft.look),
    staffId: draft.staffId,
    changedAt: draft.at,
  };
  await trx
    .insertInto('lookDrafts')
    .values({ id, companyId, ...fields })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute();
}
