import type { Database } from '../../../platform/database/database.ts';
import type { Office } from '../../../platform/office/office.ts';
import { makeEditItems } from './bulk-edit.ts';
import {
  makeExportCatalogue,
  makePlanCatalogueImport,
  makeRunCatalogueImport,
} from './import-catalogue.ts';
import { makeItemOperations } from './item-operations.ts';
import type { ChosenPicture, FindVenue, MenuOfficeDeps } from './menu-office-deps.ts';
import { makeMenuOfPage, type FetchPage } from './menu-of-page.ts';
import { makeMenuOperations } from './menu-operations.ts';
import { makeConfirmTranslation, makeOutdatedTexts } from './outdated-texts.ts';
import { defineMenuSubjects } from './office-subjects.ts';
import {
  makeOfficeCatalogue,
  makeOfficeItem,
  makeWhyNotOrderable,
} from './read-office-catalogue.ts';
import {
  makeCategoryOperations,
  makeGroupOperations,
  makeUpsellOperations,
} from './thing-operations.ts';
import { makeWhyNotThen } from './why-not-then.ts';

/** The catalogue as owners edit it. */
export function makeMenuOffice(given: {
  db: Database;
  office: Office;
  newId: () => string;
  now: () => Temporal.Instant;
  findVenue: FindVenue;
  chosenPicture: ChosenPicture;
  fetchPage: FetchPage;
}) {
  const now = () => new Date(given.now().epochMilliseconds);
  const deps: MenuOfficeDeps = { ...given, now, subjects: defineMenuSubjects(given.office, now) };
  return {
    Query: {
      officeCatalogue: makeOfficeCatalogue(deps),
      officeItem: makeOfficeItem(deps),
      outdatedTexts: makeOutdatedTexts(deps),
      whyNotOrderable: makeWhyNotOrderable({ ...deps, findVenue: given.findVenue }),
      whyNotThen: makeWhyNotThen({ db: given.db, findVenue: given.findVenue }),
      planCatalogueImport: makePlanCatalogueImport(deps),
      exportCatalogue: makeExportCatalogue(deps),
      menuOfPage: makeMenuOfPage(given),
    },
    Mutation: {
      ...makeItemOperations(deps),
      editItems: makeEditItems(deps),
      ...makeCategoryOperations(deps),
      ...makeGroupOperations(deps),
      ...makeUpsellOperations(deps),
      ...makeMenuOperations(deps),
      confirmTranslation: makeConfirmTranslation(deps),
      runCatalogueImport: makeRunCatalogueImport(deps),
    },
  };
}
