import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';

// Run from the repository's root: `npx graphql-codegen --config packages/contract/codegen.ts`.
// Paths are relative to the folder it is run in.

const SHARED_SCHEMA = 'packages/contract/src/schema/shared.graphql';
const GUEST_SCHEMA = 'packages/contract/src/schema/*.graphql';
const STAFF_SCHEMA = [SHARED_SCHEMA, 'packages/contract/src/staff-schema/*.graphql'];

/** In a file of its own: one module is never split, and a kitchen's tablet would download what only the office asks. */
const ADMINISTRATION = 'apps/console/src/features/administration';

// An unlisted scalar would become `any` and let every wrong value through: strictScalars refuses it.
const scalars = {
  strictScalars: true,
  defaultScalarType: 'never',
  scalars: {
    ID: 'string',
    DateTime: 'string',
    JSON: 'unknown',
    CartEvent: '@tallrik/domain/cart/cart-event#CartEvent',
  },
};

const common = {
  ...scalars,
  enumsAsTypes: true,
  namingConvention: { enumValues: 'keep' },
  useTypeImports: true,
};

const server = {
  ...common,
  skipTypename: true,
  // The server decides what its context is: `Resolvers<GraphContext>`. Without this line the default is `any`.
  contextType: 'unknown',
};

/** What stores return is the parent; what it lacks (an order's venue, a company's offers) has a resolver. */
const guestMappers = {
  Company: '@tallrik/domain/company/configuration#Company as DomainCompany',
  Venue: '@tallrik/domain/venues/venue#Venue as DomainVenue',
  Order: '../src/stored-order.ts#StoredOrder',
  User: '@tallrik/domain/accounts/account#Account',
  Item: '../src/linked-catalogue.ts#LinkedItem',
  Category: '../src/linked-catalogue.ts#LinkedCategory',
  UpsellGroup: '../src/linked-catalogue.ts#LinkedUpsellGroup',
  Menu: '../src/linked-catalogue.ts#LinkedMenu',
  MenuEntry: '../src/linked-catalogue.ts#LinkedMenuEntry',
  Table: '@tallrik/domain/tables/restaurant-table#RestaurantTable',
};

/** Bare hex: the server computes the same from the text and compares. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const webClient = (
  app: 'ordering' | 'console',
  schema: string | string[],
  documents: string[] = [`apps/${app}/src/**/*.{ts,tsx,graphql}`],
  folder = `apps/${app}/src/shared/graphql-client/generated/`,
) => ({
  [folder]: {
    schema,
    documents: [...documents, `!${folder}**/*`],
    preset: 'client',
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: sha256 },
      skipIndexFile: true,
    } as const,
    config: { ...common, documentMode: 'string' } as const,
  },
});

const config: CodegenConfig = {
  ignoreNoDocuments: true,
  importExtension: '.ts',
  errorsOnly: true,
  generates: {
    'packages/contract/generated/schema.graphql': {
      schema: GUEST_SCHEMA,
      plugins: ['schema-ast'],
    },
    'packages/contract/generated/staff-schema.graphql': {
      schema: STAFF_SCHEMA,
      plugins: ['schema-ast'],
    },
    'packages/contract/generated/resolvers.ts': {
      schema: GUEST_SCHEMA,
      plugins: ['typescript', 'typescript-resolvers'],
      config: { ...server, mappers: guestMappers },
    },
    'packages/contract/generated/staff-resolvers.ts': {
      schema: STAFF_SCHEMA,
      plugins: ['typescript', 'typescript-resolvers'],
      config: server,
    },
    ...webClient('ordering', GUEST_SCHEMA),
    ...webClient('console', STAFF_SCHEMA, [
      'apps/console/src/**/*.{ts,tsx,graphql}',
      `!${ADMINISTRATION}/**/*`,
    ]),
    ...webClient(
      'console',
      STAFF_SCHEMA,
      [`${ADMINISTRATION}/**/*.graphql`],
      `${ADMINISTRATION}/generated/`,
    ),
  },
};

export default config;
