import { describe, expect, it } from 'vitest';
import { ensureEngines, notTried } from './ensure-engines.mjs';

const FIREFOX = { by: 'bidi', program: '/usr/bin/firefox-esr' };
const WEBKIT = { by: 'webdriver', driver: '/d', browser: '/b', display: '/x' };
const BUILD = { by: 'playwright', type: 'webkit', program: '/cache/webkit' };
const NONE = { firefox: undefined, webkit: undefined };
const BOTH = { firefox: FIREFOX, webkit: WEBKIT };

/** A machine that has `has` at first, and after apt or Playwright has done its work what they bring. */
function machineWith({ has, isRootOnDebian, aptBrings = {}, playwrightBrings = {} }) {
  const done = [];
  let there = { ...NONE, ...has };
  return {
    done,
    find: async () => there,
    canUseApt: () => isRootOnDebian,
    installWithApt: async (packages) => {
      done.push(`apt ${packages.join(' ')}`);
      there = { ...there, ...aptBrings };
    },
    installWithPlaywright: async (names) => {
      done.push(`playwright ${names.join(' ')}`);
      there = { ...there, ...playwrightBrings };
    },
  };
}

const ensure = (machine) => ensureEngines(() => undefined, machine);
const APT = 'apt firefox-esr webkit2gtk-driver xvfb';

describe('the other engines', () => {
  it.each([true, false])(
    'present: nothing is installed (root on Debian: %s)',
    async (isRootOnDebian) => {
      const machine = machineWith({ has: BOTH, isRootOnDebian });
      expect(await ensure(machine)).toEqual({ engines: BOTH, missing: [] });
      expect(machine.done).toEqual([]);
    },
  );

  it('missing, root on Debian: its packages are installed', async () => {
    const machine = machineWith({ has: {}, isRootOnDebian: true, aptBrings: BOTH });
    expect(await ensure(machine)).toEqual({ engines: BOTH, missing: [] });
    expect(machine.done).toEqual([APT]);
  });

  it('one missing, root on Debian: the packages too, and the other stays', async () => {
    const has = { firefox: FIREFOX };
    const machine = machineWith({ has, isRootOnDebian: true, aptBrings: { webkit: WEBKIT } });
    expect(await ensure(machine)).toEqual({ engines: BOTH, missing: [] });
    expect(machine.done).toEqual([APT]);
  });

  it('what the packages do not bring is downloaded', async () => {
    const machine = machineWith({
      has: {},
      isRootOnDebian: true,
      aptBrings: { firefox: FIREFOX },
      playwrightBrings: { webkit: BUILD },
    });
    expect(await ensure(machine)).toEqual({
      engines: { firefox: FIREFOX, webkit: BUILD },
      missing: [],
    });
    expect(machine.done).toEqual([APT, 'playwright webkit']);
  });

  it('still missing, root on Debian: that is a failure, and it names what and the packages', async () => {
    const machine = machineWith({
      has: {},
      isRootOnDebian: true,
      aptBrings: { firefox: FIREFOX },
    });
    await expect(ensure(machine)).rejects.toThrow(
      'webkit could not be installed: firefox-esr, webkit2gtk-driver, xvfb',
    );
    expect(machine.done).toEqual([APT, 'playwright webkit']);
  });

  it('missing, no root: the downloads are tried, never apt', async () => {
    const machine = machineWith({
      has: { firefox: FIREFOX },
      isRootOnDebian: false,
      aptBrings: BOTH,
      playwrightBrings: { webkit: BUILD },
    });
    expect(await ensure(machine)).toEqual({
      engines: { firefox: FIREFOX, webkit: BUILD },
      missing: [],
    });
    expect(machine.done).toEqual(['playwright webkit']);
  });

  it('still missing, no root: those that are there are tried, the others are named loudly', async () => {
    const machine = machineWith({ has: { firefox: FIREFOX }, isRootOnDebian: false });
    const { engines, missing } = await ensure(machine);
    expect(engines).toEqual({ firefox: FIREFOX });
    expect(notTried(missing)).toMatch(
      /^NOT TRIED IN WEBKIT: .*webkit2gtk-driver.*playwright install/,
    );
  });

  it('nothing at all, no root: both are named', async () => {
    const { engines, missing } = await ensure(machineWith({ has: {}, isRootOnDebian: false }));
    expect(engines).toEqual({});
    expect(notTried(missing)).toMatch(/^NOT TRIED IN FIREFOX AND WEBKIT: [^\n]+$/);
  });
});
