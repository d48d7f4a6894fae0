import { describe, expect, it } from 'vitest';
import { openDeviceMemory } from './device-memory.ts';

function storageOf(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

describe('what a tablet remembers', () => {
  it('[D-115] keeps the staff token under a name of the console, apart from a guest’s', () => {
    const storage = storageOf();
    openDeviceMemory(storage).set('token', 'staff-token');
    expect([...storage.stored]).toEqual([['tallrik.console.token', 'staff-token']]);
  });

  it('forgets on request', () => {
    const storage = storageOf({ 'tallrik.console.token': 'staff-token' });
    const memory = openDeviceMemory(storage);
    memory.set('token', null);
    expect(memory.get('token')).toBeNull();
    expect(storage.stored.size).toBe(0);
  });

  it('does not believe what another version has written', () => {
    const memory = openDeviceMemory(
      storageOf({ 'tallrik.console.theme': 'SEPIA', 'tallrik.console.language': 'de' }),
    );
    expect(memory.get('theme')).toBeNull();
    expect(memory.get('language')).toBeNull();
  });

  it('remembers until the page closes when storage is full or forbidden', () => {
    const full = {
      ...storageOf(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [full, null]) {
      const memory = openDeviceMemory(storage);
      memory.set('isSoundOn', true);
      expect(memory.get('isSoundOn')).toBe(true);
    }
  });
});
