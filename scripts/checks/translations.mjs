import {
  CATALOGUE_FOLDERS,
  LANGUAGES,
  placeholdersOf,
  readCatalogue,
  readPromisedKeys,
  readUsedKeys,
} from '../lib/translation-keys.mjs';

const [REFERENCE, ...OTHERS] = LANGUAGES;

function compareMessage(language, key, message, original) {
  if (message.trim() === '') return [`${language}: ${key} is empty`];
  try {
    const [here, there] = [placeholdersOf(message), placeholdersOf(original)].map(String);
    return here === there ? [] : [`${language}: ${key} has {${here}}, ${REFERENCE} has {${there}}`];
  } catch (error) {
    return [`${language}: ${key} cannot be read: ${error.message}`];
  }
}

function compareCatalogues(reference, language, catalogue) {
  return [
    ...Object.keys(reference).flatMap((key) =>
      key in catalogue
        ? compareMessage(language, key, catalogue[key], reference[key])
        : [`${language}: ${key} is missing`],
    ),
    ...Object.keys(catalogue)
      .filter((key) => !(key in reference))
      .map((key) => `${language}: ${key} is not in ${REFERENCE}`),
  ];
}

function checkFolder(folder) {
  const reference = readCatalogue(folder, REFERENCE);
  return [
    ...Object.entries(reference).flatMap(([key, text]) =>
      compareMessage(REFERENCE, key, text, text),
    ),
    ...OTHERS.flatMap((language) =>
      compareCatalogues(reference, language, readCatalogue(folder, language)),
    ),
  ];
}

export const translations = {
  name: 'translations',
  async run() {
    const keys = CATALOGUE_FOLDERS.flatMap((folder) =>
      Object.keys(readCatalogue(folder, REFERENCE)),
    );
    const { literals, prefixes, dynamicKeys } = readUsedKeys();
    const promised = readPromisedKeys();
    const isUsed = (key) =>
      literals.has(key) || promised.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    return [
      ...CATALOGUE_FOLDERS.flatMap(checkFolder),
      ...dynamicKeys
        .filter(({ key }) => !keys.includes(key))
        .map(({ file, key }) => `${file}: ${key} is in no catalogue`),
      ...keys.filter((key) => !isUsed(key)).map((key) => `${key} is used nowhere`),
    ];
  },
};
