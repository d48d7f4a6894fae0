import { readFileSync } from 'node:fs';
import { parse } from 'graphql';

/** The operations an app was built with, by name: what its users' devices really ask. */
export function builtOperations(app: 'ordering' | 'console'): ReadonlyMap<string, string> {
  const file = new URL(
    `../../../${app}/src/shared/graphql-client/generated/persisted-documents.json`,
    import.meta.url,
  );
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Map(texts.map((text) => [nameOf(text), text]));
}

function nameOf(text: string): string {
  const operation = parse(text).definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition' || !operation.name)
    throw new Error(`An operation without a name: ${text.slice(0, 60)}`);
  return operation.name.value;
}
