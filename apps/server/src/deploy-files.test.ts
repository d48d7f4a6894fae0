import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseConfig, VARIABLES } from './config.ts';
import { BODY_LIMIT_BYTES } from './platform/http/http-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const SERVER = 'apps/server/dist/main.js';
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const { port } = parseConfig({}, 'apps');
/** Addresses that the server really answers at. */
const routes = ['health', 'host-route'].flatMap((file) =>
  found(read(`apps/server/src/platform/http/${file}.ts`), /app\.get\('([^']+)'/g),
);

const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
const instructions = (name: string): string[] =>
  found(dockerfile, new RegExp(`^${name} (.*)$`, 'gm'));
const compose = read('deploy/compose.yaml');
const caddyfile = read('deploy/Caddyfile');
const example = read('deploy/tallrik.env.example');
const unit = read('deploy/tallrik.service');
const nginx = read('deploy/nginx.conf');

/** As Docker reads its list: from the root, `**` for any folders, a folder with all that is in it. */
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const inAnyFolder = line.startsWith('**/');
    const name = line
      .replace('**/', '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*');
    return new RegExp(`^${inAnyFolder ? '(?:.*/)?' : ''}${name}(?:/|$)`);
  });
const isIgnored = (path: string): boolean => ignored.some((pattern) => pattern.test(path));

/** What our own apps ask; without one of these files in the image the server refuses those questions. */
const registeredOperations = (): string[] => {
  const files = found(read('apps/server/src/compose/web.ts'), /'(src\/[^']+\.json)'/g);
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((file) => {
    const apps = ['ordering', 'console'].map((app) => `apps/${app}/${file}`);
    const there = apps.filter((path) => existsSync(join(root, path)));
    expect(there.length, file).toBeGreaterThan(0);
    return there;
  });
};

describe('deploy/', () => {
  it('[D-286] [F-97] the image holds what the server needs, is built by commands there are, and runs as nobody special', () => {
    const [, base] = instructions('FROM');
    expect(instructions('FROM')).toHaveLength(2);
    expect(Number(/^node:(\d+)-/.exec(base ?? '')?.[1])).toBeGreaterThanOrEqual(22);
    const copied = found(dockerfile, /^COPY --from=build \/srv\/tallrik\/(\S+) /gm);
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
    const needed = ['package.json', 'node_modules', 'packages', 'scripts/operate.mjs', SERVER];
    const apps = ['ordering/dist', 'console/dist'].map((folder) => `apps/${folder}`);
    for (const path of [...needed, ...apps, ...registeredOperations()])
      expect(
        copied.some((folder) => path === folder || path.startsWith(`${folder}/`)),
        path,
      ).toBe(true);
    for (const name of found(dockerfile, /npm run (\S+)/g)) expect(scripts).toHaveProperty(name);
    expect(instructions('CMD').at(-1)).toContain(`"${SERVER}"`);
    expect(instructions('USER')).toEqual(['node']);
    expect(instructions('EXPOSE')).toEqual([String(port)]);
    const variables = instructions('ENV').flatMap((line) => found(line, /([A-Z_]+)=/g));
    expect(VARIABLES).toEqual(expect.arrayContaining(variables));
    expect(dockerfile).toContain(`PORT=${port}`);
    expect(routes).toContain(
      found(instructions('HEALTHCHECK').join(), /process\.env\.PORT\}(\/\w+)/g)[0],
    );
  });

  it('[D-286] [F-97] no data, history or secret enters the image, and nothing that the build needs is left out', () => {
    const kept = ['.git/config', '.data/postgres/password', 'deploy/tallrik.env', '.env'];
    const made = ['node_modules/pg/package.json', 'apps/server/node_modules/x', SERVER];
    for (const path of [...kept, ...made, 'noon.backup', 'server.log'])
      expect(isIgnored(path), path).toBe(true);
    const single = ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.base.json'];
    const sources = ['apps', 'packages', 'scripts'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path).replaceAll('\\', '/'),
      ),
    );
    const made2 = /(^|\/)(node_modules|dist)(\/|$)|\.tsbuildinfo$|\.log$/;
    for (const path of [...single, ...sources.filter((source) => !made2.test(source))])
      expect(isIgnored(path), path).toBe(false);
  });

  it('[D-286] [F-97] the compose file names files, variables, services and ports there are', () => {
    const [dataDir] = found(dockerfile, /DATA_DIR=(\S+)/g);
    expect(compose).toContain(`- data:${dataDir}`);
    expect(instructions('VOLUME')).toEqual([dataDir]);
    for (const path of found(compose, /^ +dockerfile: (\S+)$/gm))
      expect(existsSync(join(root, path)), path).toBe(true);
    for (const path of found(compose, /- \.\/([^:]+):/g))
      expect(existsSync(join(root, 'deploy', path)), path).toBe(true);
    expect(found(compose, /env_file: (\S+)$/gm).map((name) => `${name}.example`)).toEqual([
      'tallrik.env.example',
    ]);
    for (const name of found(compose, /^ {4}([A-Z_]+): /gm)) expect(VARIABLES).toContain(name);
    for (const name of found(compose, /\$\{([A-Z_]+)/g)) expect(example).toContain(`\n${name}=`);
    const [, services = ''] = compose.split('\nservices:\n');
    const names = found(services, /^ {2}([a-z0-9-]+):$/gm);
    expect(names).toEqual(
      expect.arrayContaining(['server-1', 'server-2', 'postgres', 'valkey', 'caddy']),
    );
    for (const name of found(compose, /(?:@|redis:\/\/)([a-z]+)/g)) expect(names).toContain(name);
    const upstreams = found(caddyfile, /(server-\d:\d+)/g);
    expect(new Set(upstreams)).toEqual(new Set([`server-1:${port}`, `server-2:${port}`]));
  });

  it('[D-286] [F-97] the proxies ask at addresses there are, pass live connections and keep the figures inside', () => {
    expect(routes).toContain(found(caddyfile, /ask http:\/\/localhost:\d+(\/\S+)/g)[0]);
    expect(routes).toContain(found(caddyfile, /health_uri (\S+)/g)[0]);
    expect(routes).toContain('/metrics');
    // With whatever follows: the server ignores a slash at the end.
    expect(caddyfile).toMatch(/^\t@inside path \/metrics \/metrics\/\*\n\trespond @inside 404$/m);
    expect(nginx).toMatch(/^ {2}location ~ \^\/metrics\/\*\$ \{\n {4}deny all;$/m);
    expect(nginx).toContain(`server 127.0.0.1:${port};`);
    for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'Upgrade', 'Connection'])
      expect(nginx).toContain(`proxy_set_header ${header} $`);
    const [megabytes] = found(nginx, /client_max_body_size (\d+)m;/g);
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(BODY_LIMIT_BYTES);
    expect(`${compose}${nginx}`).toMatch(/TRUST_PROXY: 'true'[^]*TRUST_PROXY=true/);
  });

  it('[D-286] [F-97] with either server down a company’s certificate is still made', () => {
    const [site] = found(caddyfile, /ask (http:\/\/localhost:\d+)\//g);
    const blocks = new Map(
      [...caddyfile.matchAll(/^(\S+) \{\n([^]*?)^\}$/gm)].map(([, name, body = '']) => [
        name,
        body,
      ]),
    );
    const inside = blocks.get(site ?? '');
    expect(inside).toContain('bind 127.0.0.1');
    for (const body of [inside, blocks.get('https://')]) expect(body).toContain('import servers');
    expect(blocks.get('(servers)')).toContain(
      `reverse_proxy server-1:${port} server-2:${port} {\n`,
    );
  });

  it('[D-305] [F-97] a printer’s secret address stands in no log of the proxies', () => {
    const [path = ''] = found(
      read('apps/server/src/features/orders/printing/cloudprnt-route.ts'),
      /'(\/[a-z]+\/):printerId\/:secret'/g,
    );
    expect(path).not.toBe('');
    const [, block = ''] = nginx.split(`location ${path} {`);
    const [own = ''] = block.split('}');
    expect(own).toContain('access_log off;');
    expect(own).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    // Caddy writes none unless it is told to.
    expect(caddyfile).not.toMatch(/^\s*log\b/m);
  });

  it('[D-286] [F-87] [F-97] the unit starts what is built, for ever', () => {
    const [above = '', service = ''] = unit.split('[Service]');
    expect(above).toContain('StartLimitIntervalSec=0');
    expect(service).toMatch(/^Restart=always$/m);
    expect(service).toMatch(/^RestartSec=2$/m);
    expect(service).toMatch(new RegExp(`^ExecStart=/usr/bin/node .*${SERVER}$`, 'm'));
    const variables = found(service, /^Environment=(.*)$/gm).flatMap((line) =>
      found(line, /([A-Z_]+)=/g),
    );
    expect(VARIABLES).toEqual(expect.arrayContaining(variables));
  });

  it('[D-286] [F-97] the example of an environment works once it is filled in, and names only what is read', () => {
    const names = found(example, /^#?([A-Z_]+)=/gm);
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual(['POSTGRES_PASSWORD']);
    const filled = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [
        name,
        value || 'a'.repeat(64),
      ]),
    );
    const config = parseConfig({ NODE_ENV: 'production', ...filled }, 'apps');
    expect(config).toMatchObject({ isDemo: false, hasJobs: true });
  });
});

describe('what operators read', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/handbook.md'];

  it('[D-286] [F-97] names commands, files and figures there are', () => {
    for (const document of documents) {
      const text = read(document);
      for (const name of found(text, /npm run ([a-z-]+)/g))
        expect(Object.keys(scripts), document).toContain(name);
      for (const path of found(text, /\]\((deploy\/[^)#]+)\)/g))
        expect(existsSync(join(root, path)), path).toBe(true);
    }
    const exported = ['database-metrics', 'metrics']
      .map((file) => read(`apps/server/src/compose/${file}.ts`))
      .join();
    for (const figure of found(read('docs/handbook.md'), /`(tallrik_\w+)`/g))
      expect(exported).toContain(figure);
  });

  it('[D-286] [F-97] knows every file of deploy/ and every variable the server reads', () => {
    const readme = read('README.md');
    for (const file of readdirSync(join(root, 'deploy'), { withFileTypes: true }))
      expect(readme, file.name).toContain(`(deploy/${file.name}`);
    // Kills the server on purpose, and only in tests.
    for (const name of VARIABLES.filter((variable) => variable !== 'FAULT_POINT'))
      expect(readme, name).toContain(`\`${name}\``);
  });
});
