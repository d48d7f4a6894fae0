import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * The server as it runs: composed whole, started, started as a process of its own, and what runs its jobs. A store,
 * a resolver or one part of the composition that a test wires by hand is none of these: take it out of the server,
 * and such a test stays green.
 */
const SERVER_DOORS = new Set([
  'apps/server/src/compose.ts',
  'apps/server/src/start-server.ts',
  'apps/server/src/main.ts',
  'apps/server/src/testing/child-server.ts',
  'apps/server/src/platform/jobs/jobs.ts',
]);

/** Where an app's addresses are tied to pages, and what lies around every page. */
const APP_ROOTS = /^apps\/(ordering|console)\/src\/app\/(App|AppRoutes|entry-server|routes)\.tsx$/;
const APP_FOLDER = /^apps\/(ordering|console)\/src\/app\//;
const FEATURE_FOLDER = /^apps\/(ordering|console)\/src\/features\//;

const isOfTests = (file) => /\/testing\/|\.test\.tsx?$/.test(file);
const isPart = (file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file);

const IMPORT = /^(?:import|export)\s(?<names>[^'"]*?)\sfrom\s'(?<from>\.[^']*)'/gm;
const LATE_IMPORT = /\bimport\(\s*'(?<from>\.[^']*)'/g;
/** A type opens nothing, and neither does a constant that a world lends out (`FRIDAY_EVENING`). */
const OPENS_NOTHING = /^(type\s.*|[A-Z][A-Z0-9_]*)$/;

const usesSomething = (names) =>
  !/^type\s/.test(names) &&
  names
    .replace(/[{}]/g, ' ')
    .split(',')
    .map((name) => name.trim())
    .some((name) => name !== '' && !OPENS_NOTHING.test(name));

const readSource = (file) => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
};

/** @param {(file: string) => string} read a file's text, by its path from the root; empty where there is none */
export function makeDoors(read = readSource) {
  const known = new Map();
  /** What a file takes from others of ours to use it. */
  const importsOf = (file) => {
    const entries = known.get(file);
    if (entries) return entries;
    const text = read(file);
    const found = [
      ...[...text.matchAll(IMPORT)].filter(({ groups }) => usesSomething(groups.names)),
      ...text.matchAll(LATE_IMPORT),
    ].map(({ groups }) => path.posix.join(path.posix.dirname(file), groups.from));
    known.set(file, found);
    return found;
  };

  /** Everything a file uses, looking into those of its imports that `looksInto` names. */
  const reach = (file, looksInto, seen = new Set()) => {
    for (const next of importsOf(file)) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (looksInto(next)) reach(next, looksInto, seen);
    }
    return seen;
  };

  const mounted = new Map();
  /** The pages of an app and the parts its composition lays on them, by what the roots of the app lead to. */
  const mountedBy = (app) => {
    const entries = mounted.get(app);
    if (entries) return entries;
    const roots = ['App', 'AppRoutes', 'entry-server', 'routes'].map(
      (name) => `apps/${app}/src/app/${name}.tsx`,
    );
    const found = new Set(roots);
    for (const file of roots) {
      for (const part of reach(file, (next) => APP_FOLDER.test(next))) {
        if (isPart(part) && (APP_FOLDER.test(part) || FEATURE_FOLDER.test(part))) found.add(part);
      }
    }
    mounted.set(app, found);
    return found;
  };

  return {
    /** Whether a test opens the server: itself, or through a world that does. */
    opensServer: (file) => [...reach(file, isOfTests)].some((used) => SERVER_DOORS.has(used)),
    /** Whether a test draws a page, or a part that the app itself lays on one. */
    drawsPage: (file) => {
      const app = /^apps\/(ordering|console)\//.exec(file)?.[1];
      if (!app) return false;
      const pages = mountedBy(app);
      return [...reach(file, isOfTests)].some((used) => APP_ROOTS.test(used) || pages.has(used));
    },
    mountedBy,
  };
}
