import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import type { Catalogue } from '@tallrik/domain/menu/catalogue';
import type { EditProblem } from '@tallrik/domain/menu/editing/edit-problem';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import type { OfficeRefusal } from '../../../platform/office/office-subject.ts';
import { findCatalogueRows } from '../catalogue-rows.ts';
import { readCatalogue } from '../read-catalogue.ts';

export type EditingCompanyRow = {
  country: string;
  defaultLanguage: Language;
  languages: Language[];
  hasAppOrders: boolean;
  catalogueVersion: number;
};

export async function findEditingCompany(
  db: Database,
  companyId: string,
): Promise<EditingCompanyRow> {
  const row = await db
    .selectFrom('companies')
    .select(['country', 'defaultLanguage', 'languages', 'hasAppOrders', 'catalogueVersion'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw notFound('Company');
  const defaultLanguage =
    row.defaultLanguage === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, row.defaultLanguage);
  const languages = row.languages.map((language) => columnOneOf(LANGUAGES, language));
  return { ...row, defaultLanguage, languages };
}

/** What a change is checked against, in the transaction that writes it. */
export type EditingWorld = { catalogue: Catalogue; company: EditingCompanyRow };

export async function loadEditingWorld(trx: Database, companyId: string): Promise<EditingWorld> {
  return {
    catalogue: readCatalogue(await findCatalogueRows(trx, companyId)),
    company: await findEditingCompany(trx, companyId),
  };
}

/** A thing that the catalogue does not have is answered like another company's: it is not there. */
export function refusalOf({ code, field }: EditProblem): OfficeRefusal {
  if (code === 'NOT_FOUND') throw notFound(field ?? 'Thing');
  return { error: code, ...(field === null ? {} : { field }) };
}
