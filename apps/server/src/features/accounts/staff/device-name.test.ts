import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

describe('[TEAM-08] what a device is called in the list of sessions', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/138.0 Safari/537.36 Edg/138.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
      'Safari, Mac',
    ],
    ['curl/8', ''],
  ])('%s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  it('says nothing of who says nothing, and does not read on for ever', () => {
    expect(deviceName(null)).toBe('');
    expect(deviceName(`${' '.repeat(100_000)}Firefox/1`)).toBe('');
  });
});
