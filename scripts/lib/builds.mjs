const WEB_PACKAGES = ['contract', 'domain', 'translations', 'ui'].map((name) => `packages/${name}`);

/**
 * What the product is made of, and from what.
 * @type {{ name: string, app: string, args: string[], output: string, inputs: string[] }[]}
 */
export const builds = [
  {
    name: 'guest app',
    app: 'apps/ordering',
    args: ['build'],
    output: 'dist/client',
    inputs: ['apps/ordering', ...WEB_PACKAGES],
  },
  {
    name: 'guest app, first page',
    app: 'apps/ordering',
    args: ['build', '--ssr'],
    output: 'dist/server',
    inputs: ['apps/ordering', ...WEB_PACKAGES],
  },
  {
    name: 'console',
    app: 'apps/console',
    args: ['build'],
    output: 'dist',
    inputs: ['apps/console', ...WEB_PACKAGES],
  },
  {
    name: 'server',
    app: 'apps/server',
    args: ['build'],
    output: 'dist/main.js',
    inputs: ['apps/server', 'packages'],
  },
];
