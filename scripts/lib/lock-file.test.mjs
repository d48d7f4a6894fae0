import { describe, expect, it } from 'vitest';
import { findForgottenPackages } from './lock-file.mjs';

const tool = { optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/win32-x64': '1.0.0' } };

describe('the lock file', () => {
  it('is complete when every optional package stands beside or above its importer', () => {
    const packages = {
      'node_modules/tool': tool,
      'node_modules/@tool/linux-x64': {},
      'node_modules/tool/node_modules/@tool/win32-x64': {},
    };
    expect(findForgottenPackages({ packages })).toEqual([]);
  });

  it('names what npm forgot for other machines', () => {
    const packages = {
      'node_modules/tool': { ...tool, dev: true },
      'node_modules/@tool/linux-x64': {},
    };
    expect(findForgottenPackages({ packages })).toEqual([
      { name: '@tool/win32-x64', version: '1.0.0', dev: true },
    ]);
  });

  it('does not take the copy of another package for its own', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies: { '@tool/win32-x64': '1.0.0' } },
      'node_modules/other/node_modules/@tool/win32-x64': {},
    };
    expect(findForgottenPackages({ packages })).toHaveLength(1);
  });
});
