import { readFileSync } from 'node:fs';
import { parse, visit, type GraphQLSchema } from 'graphql';
import { expect, it } from 'vitest';
import { guestSchema, staffSchema } from './testing/read-schema.ts';

/**
 * Operations that no document of the app asks for, and why. A production server runs registered documents only, so whatever stands
 * here can be called by nobody there (F-85).
 */
const NOT_REQUESTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  console: {},
  ordering: {
    'Query.GetRemovedVariations': 'the whole menu is loaded at once (API-25)',
    'Query.getCategoryInfo': 'the whole menu is loaded at once (API-25)',
    'Query.getSubCategories': 'the whole menu is loaded at once (API-25)',
    'Query.companyQuery': 'the company comes with the configuration (API-25)',
  },
};

/** Where the builds leave what the server registers (`registeredOperations` in compose/web.ts). */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  console: ['shared/graphql-client', 'features/administration'],
  ordering: ['shared/graphql-client'],
};

function readDocuments(app: string, folder: string): string[] {
  const file = `../../../apps/${app}/src/${folder}/generated/persisted-documents.json`;
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return Object.values(JSON.parse(text) as Readonly<Record<string, string>>);
}

function declared(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
}

/** What each document begins with. */
function requestedBy(app: string): Set<string> {
  const requested = new Set<string>();
  for (const text of (FOLDERS[app] ?? []).flatMap((folder) => readDocuments(app, folder))) {
    visit(parse(text), {
      OperationDefinition: ({ operation, selectionSet }) => {
        const type = operation === 'query' ? 'Query' : 'Mutation';
        for (const selection of selectionSet.selections) {
          if (selection.kind === 'Field') requested.add(`${type}.${selection.name.value}`);
        }
      },
    });
  }
  return requested;
}

it.each([
  ['console', staffSchema],
  ['ordering', guestSchema],
] as const)(
  '[F-85] [D-290] every operation of the schema of %s can be called in production',
  (app, schema) => {
    const requested = requestedBy(app);
    const unreachable = declared(schema).filter((operation) => !requested.has(operation));
    expect(unreachable.toSorted()).toEqual(Object.keys(NOT_REQUESTED[app] ?? {}).toSorted());
  },
);
