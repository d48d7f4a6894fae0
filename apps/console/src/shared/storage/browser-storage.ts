import type { KeyValueStorage } from './device-memory.ts';

/** Reading the property itself throws where storage is forbidden. */
export function browserStorage(): KeyValueStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
