/**
 * The import table of ARCHITECTURE.md as rules. `npm run verify` runs them, after it has shown
 * that each of them fires on a planted violation (scripts/checks/boundaries.mjs).
 */
const TEST_FILES = '\\.(test|integration\\.test)\\.tsx?$|/testing/|/fakes/';

/** What a server feature publishes: types that its siblings may import. */
const SERVER_PORT = '^apps/server/src/features/[^/]+/[^/]+-port\\.ts$';

/** Left may not import right; inside one group only cycles are forbidden. */
const DOMAIN_ORDER = [
  ['money', 'time'],
  ['company', 'venues', 'menu', 'loyalty', 'accounts'],
  ['cart'],
  ['tables', 'checkout'],
  ['orders'],
];

const domain = (slices) => `^packages/domain/src/(${slices.join('|')})/`;

const domainOrderRules = DOMAIN_ORDER.slice(0, -1).map((slices, index) => ({
  name: `domain-${slices[0]}-looks-left`,
  severity: 'error',
  from: { path: domain(slices), pathNot: TEST_FILES },
  to: { path: domain([...DOMAIN_ORDER.slice(index + 1).flat(), 'content']) },
}));

const webAppRules = ['ordering', 'console'].flatMap((app) => [
  {
    name: `${app}-feature-knows-no-sibling`,
    comment: 'app/ composes features; a feature takes what it needs as props or arguments.',
    severity: 'error',
    from: { path: `^apps/${app}/src/features/([^/]+)/` },
    to: { path: `^apps/${app}/src/(features|app)/`, pathNot: `^apps/${app}/src/features/$1/` },
  },
  {
    name: `${app}-shared-knows-no-feature`,
    severity: 'error',
    from: { path: `^apps/${app}/src/shared/` },
    to: { path: `^apps/${app}/src/(features|app)/` },
  },
  {
    name: `${app}-stands-on-packages-only`,
    severity: 'error',
    from: { path: `^apps/${app}/src/`, pathNot: TEST_FILES },
    to: {
      path: '^(apps|packages)/',
      pathNot: `^apps/${app}/|^packages/(domain|contract|translations|ui)/`,
    },
  },
]);

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that cannot be resolved is not checked by any other rule.',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      // Vite's queries and a package that holds nothing but types have no file to resolve to.
      to: {
        couldNotResolve: true,
        pathNot: '\\?(raw|url|inline)$|^virtual:|^@graphql-typed-document-node/core$',
      },
    },
    {
      name: 'domain-stands-alone',
      comment: 'No Node, no React, no library: the domain runs in browser and server alike.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TEST_FILES },
      to: { pathNot: '^packages/domain/src/' },
    },
    ...domainOrderRules,
    {
      name: 'domain-content-stands-alone',
      severity: 'error',
      from: { path: domain(['content']), pathNot: TEST_FILES },
      to: {
        path: '^packages/domain/src/[^/]+/',
        pathNot: `${domain(['content'])}|company/languages\\.ts$`,
      },
    },
    {
      name: 'contract-knows-the-domain-only',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: TEST_FILES },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(contract|domain)/' },
    },
    {
      name: 'ui-knows-react-only',
      comment: 'Texts arrive as props, so that a component serves every language and both apps.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `${TEST_FILES}|\\.stories\\.tsx$` },
      to: { path: '^(apps|packages)/', pathNot: '^packages/ui/' },
    },
    {
      name: 'translations-know-the-domain-only',
      severity: 'error',
      from: { path: '^packages/translations/', pathNot: TEST_FILES },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(translations|domain)/' },
    },
    {
      name: 'payment-simulator-stands-alone',
      comment:
        'It plays a foreign company: knowing our code would make it agree with our mistakes.',
      severity: 'error',
      from: { path: '^packages/payment-simulator/', pathNot: TEST_FILES },
      to: { path: '^(apps|packages)/', pathNot: '^packages/payment-simulator/' },
    },
    {
      name: 'server-feature-knows-no-sibling',
      comment: 'compose.ts hands one feature’s function to another.',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: TEST_FILES },
      to: {
        path: '^(apps|packages)/',
        pathNot: `^apps/server/src/(features/$1|platform)/|${SERVER_PORT}|^packages/(domain|contract)/`,
      },
    },
    {
      name: 'server-port-is-imported-as-types',
      comment:
        'A sibling may know what a function looks like; who calls whom stands in compose.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: TEST_FILES },
      to: {
        path: SERVER_PORT,
        pathNot: '^apps/server/src/features/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-port-holds-types-only',
      comment:
        'What stands in it is known to every sibling: the slice itself must not come with it.',
      severity: 'error',
      from: { path: SERVER_PORT },
      to: {
        pathNot: `^apps/server/src/platform/|${SERVER_PORT}|^packages/(domain|contract)/|node_modules`,
      },
    },
    {
      name: 'server-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: TEST_FILES },
      to: {
        path: '^apps/server/src/((features|providers|demo|compose)/|[^/]+\\.ts$)',
        pathNot: 'src/config\\.ts$',
      },
    },
    {
      name: 'provider-knows-the-domain-only',
      severity: 'error',
      from: { path: '^apps/server/src/providers/([^/]+)/', pathNot: TEST_FILES },
      to: {
        path: '^(apps|packages)/',
        pathNot: '^apps/server/src/providers/$1/|^packages/domain/',
      },
    },
    {
      name: 'server-knows-no-web-app',
      comment: 'Their builds are found at run time; the list of registered operations is data.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(ordering|console)/', pathNot: 'persisted-documents\\.json$' },
    },
    ...webAppRules,
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^packages/testing/|${TEST_FILES}` },
      to: { path: '^packages/testing/|^apps/server/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
