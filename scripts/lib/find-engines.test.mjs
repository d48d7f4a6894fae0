import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSystemEngines } from './find-engines.mjs';

let system;
beforeEach(() => {
  system = mkdtempSync(path.join(tmpdir(), 'tallrik-engines-'));
});
afterEach(() => rmSync(system, { recursive: true }));

function install(...files) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(system, file)), { recursive: true });
    writeFileSync(path.join(system, file), '');
  }
}
const at = (file) => path.join(system, file);
const find = () =>
  findSystemEngines({
    folders: [at('usr/local/bin'), at('usr/bin')].join(path.delimiter),
    libraries: at('usr/lib'),
  });

it('finds nothing where nothing is, not even the folders', () => {
  expect(find()).toEqual({ firefox: undefined, webkit: undefined });
});

it.each(['firefox-esr', 'firefox'])('finds %s on the path', (name) => {
  install(`usr/bin/${name}`);
  expect(find().firefox).toEqual({ by: 'bidi', program: at(`usr/bin/${name}`) });
});

it.each([
  'usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  'usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  'usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser',
])('finds WebKit with %s', (browser) => {
  install(browser, 'usr/bin/WebKitWebDriver', 'usr/bin/Xvfb');
  expect(find().webkit).toEqual({
    by: 'webdriver',
    driver: at('usr/bin/WebKitWebDriver'),
    browser: at(browser),
    display: at('usr/bin/Xvfb'),
  });
});

it('a WebKit without its driver, its browser or a screen is none', () => {
  const parts = [
    'usr/bin/WebKitWebDriver',
    'usr/bin/Xvfb',
    'usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ];
  for (const left of parts) {
    install(...parts);
    rmSync(at(left));
    expect(find().webkit).toBeUndefined();
  }
});
