import { withScratchDatabase } from './scratch-database.mjs';
import { runPackage } from './run.mjs';

const TABLES = 'apps/server/src/platform/database/generated/tables.ts';

/** Types of both sides of the contract; with `isCheck` nothing is written and drift is an error. */
export function generateContract({ isCheck }) {
  const check = isCheck ? ['--check'] : [];
  return runPackage(
    '@graphql-codegen/cli',
    ['--config', 'packages/contract/codegen.ts', ...check],
    { bin: 'graphql-codegen', capture: true },
  );
}

/** Types of the tables, read from a database that all migrations have made. */
export function generateTables({ isCheck }) {
  return withScratchDatabase((url) =>
    runPackage(
      'kysely-codegen',
      [
        '--dialect=postgres',
        `--url=${url}`,
        `--out-file=${TABLES}`,
        '--camel-case',
        // database.ts reads numeric and bigint as numbers.
        '--numeric-parser=number',
        '--type-mapping={"int8":"number"}',
        '--exclude-pattern=applied_migrations',
        '--log-level=error',
        ...(isCheck ? ['--verify'] : []),
      ],
      { capture: true },
    ),
  );
}
