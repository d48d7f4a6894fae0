import { describe, expect, it } from 'vitest';
import { openDeviceMemory } from '../../../shared/storage/device-memory.ts';
import { makeDrafts } from './drafts.ts';

const DAY_MS = 24 * 60 * 60_000;
const edits = { name: { value: 'Soho 2', base: 'Soho' } };

function world() {
  let now = 1_000;
  const memory = openDeviceMemory(null);
  return {
    memory,
    drafts: makeDrafts(memory, () => now),
    pass: (ms: number) => void (now += ms),
  };
}

describe('[OFFICE-12] what was typed and not saved', () => {
  it('is kept per person and thing, and forgotten when told to', () => {
    const { drafts, memory } = world();
    drafts.keep('ada VENUE:soho', edits);
    expect(drafts.read('ada VENUE:soho')).toEqual({ at: 1_000, edits });
    expect(drafts.read('kim VENUE:soho')).toBeNull();
    drafts.forget('ada VENUE:soho');
    expect(memory.get('officeDrafts')).toBeNull();
  });

  it('for a day', () => {
    const { drafts, pass } = world();
    drafts.keep('a', edits);
    pass(DAY_MS - 1);
    expect(drafts.read('a')).not.toBeNull();
    pass(1);
    expect(drafts.read('a')).toBeNull();
  });

  it('the twenty newest', () => {
    const { drafts, pass } = world();
    for (let number = 0; number < 22; number += 1) {
      drafts.keep(String(number), edits);
      pass(1);
    }
    expect(drafts.read('1')).toBeNull();
    expect(drafts.read('2')).not.toBeNull();
  });

  it.each(['{', '[]', '{"a":1}', '{"a":{"at":1000,"edits":{"name":"Soho"}}}', '{"a":{"at":"x"}}'])(
    'what is not a draft (%s) is not believed',
    (stored) => {
      const { drafts, memory } = world();
      memory.set('officeDrafts', stored);
      expect(drafts.read('a')).toBeNull();
    },
  );
});
