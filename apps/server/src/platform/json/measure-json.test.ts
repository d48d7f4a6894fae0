import { describe, expect, it } from 'vitest';
import { measureJson } from './measure-json.ts';
import { makePause } from './pauses.ts';

const LIMITS = { bytes: 2_000_000, values: 1_000, depth: 20 };
const measure = (text: string, limits = LIMITS) =>
  measureJson(new TextEncoder().encode(text), limits);

describe('[D-758] JSON is counted before anybody builds it', () => {
  it('counts values and depth, and not what stands in texts', async () => {
    expect(await measure('{"a": [1, 2, {"b": "[[[,,,\\"{{"}]}')).toEqual({ values: 6 });
    expect(await measure(JSON.stringify('[,'.repeat(100_000)))).toEqual({ values: 1 });
    expect(await measure('"\\\\"')).toEqual({ values: 1 });
  });

  it('refuses what is too long, too much and too deep', async () => {
    expect(await measure(' '.repeat(2_000_001))).toEqual({ refused: 'TOO_LARGE' });
    expect(await measure(`[${'[],'.repeat(1_000)}[]]`)).toEqual({ refused: 'TOO_LARGE' });
    expect(await measure(`${'['.repeat(20)}${']'.repeat(20)}`)).toEqual({ values: 21 });
    expect(await measure('['.repeat(200_000))).toEqual({ refused: 'TOO_DEEP' });
    expect(await measure('{"a":'.repeat(200_000))).toEqual({ refused: 'TOO_DEEP' });
  });

  it('long work lets others in between', async () => {
    const pause = makePause(0);
    let others = 0;
    setImmediate(() => (others += 1));
    await pause();
    expect(others).toBe(1);
    expect(makePause(60_000)()).toBeNull();
  });
});
