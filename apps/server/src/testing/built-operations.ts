import { readFileSync } from 'node:fs';
import { parse } from 'graphql';

const FILES = {
  ordering: ['shared/graphql-client'],
  console: ['shared/graphql-client', 'features/administration'],
};

/** The operations an app was built with, by name: what its users' devices really ask. */
export function builtOperations(app: keyof typeof FILES): ReadonlyMap<string, string> {
  const texts = FILES[app].flatMap((folder) => {
    const file = `../../../${app}/src/${folder}/generated/persisted-documents.json`;
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    return Object.values(JSON.parse(text) as Record<string, string>);
  });
  return new Map(texts.map((text) => [nameOf(text), text]));
}

function nameOf(text: string): string {
  const operation = parse(text).definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition' || !operation.name)
    throw new Error(`An operation without a name: ${text.slice(0, 60)}`);
  return operation.name.value;
}
