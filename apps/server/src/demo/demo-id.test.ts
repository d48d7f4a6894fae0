import { describe, expect, it } from 'vitest';
import { demoId } from './demo-id.ts';

describe('ids of the demo', () => {
  it('are the same for the same name, on every machine and in every year', () => {
    expect(demoId('nordbro', 'company')).toBe(demoId('nordbro', 'company'));
    expect(demoId('nordbro', 'company')).not.toBe(demoId('smash', 'company'));
  });

  it('look like any other id', () => {
    expect(demoId('nordbro', 'dish', 'hummer')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
