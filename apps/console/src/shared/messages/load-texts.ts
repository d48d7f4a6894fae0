import type { ConsoleTranslationKey } from '@tallrik/translations/keys';
import { loadConsoleCatalogue } from '@tallrik/translations/load-catalogue';
import { loadLaterConsoleCatalogue } from '@tallrik/translations/load-later-console-catalogue';
import { makeTextsInParts } from '@tallrik/translations/texts-in-parts';

export const {
  loadFirst: loadFirstTexts,
  loadAll: loadTexts,
  loadLater: loadLaterTexts,
} = makeTextsInParts<ConsoleTranslationKey>(loadConsoleCatalogue, loadLaterConsoleCatalogue);
