import { FIELDS, type LocalValues } from './fields.ts';

/** The part of the browser's storage this needs; a test hands in a Map. */
export type KeyValueStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

export type LocalData = {
  get: <Field extends keyof LocalValues>(field: Field) => LocalValues[Field];
  set: <Field extends keyof LocalValues>(field: Field, value: LocalValues[Field]) => void;
  reset: (field: keyof LocalValues) => void;
  /** Whether the value outlives this page: storage may be full or forbidden. */
  isStored: (field: keyof LocalValues) => boolean;
  /** Everything but the language and the answers about cookies and notifications, which say nothing of who was here (AUTH-31). */
  resetAll: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Another tab wrote this storage key; listeners look again. */
  applyForeignChange: (key: string | null) => void;
};

const RETAINED_KEYS = new Set<keyof LocalValues>([
  'language',
  'cookieConsent',
  'analyticsConsent',
  'consentScope',
  'consentAskedOn',
  'refusedNotifications',
]);

const prefixOf = (companyId: string): string => `tallrik:${companyId}:`;

/** Every key that one company's data may lie under. */
export const storageKeys = (companyId: string): string[] =>
  Object.keys(FIELDS).map((field) => prefixOf(companyId) + field);

/**
 * What the browser keeps for one company (D-142): tenants share an origin under slugs, so every key carries
 * the company's id. Storage that is full or forbidden does not stop a guest: values then live for the session.
 */
export function openLocalData(companyId: string, storage: KeyValueStorage | null): LocalData {
  const prefix = prefixOf(companyId);
  const known = new Map<keyof LocalValues, LocalValues[keyof LocalValues]>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  function read<Field extends keyof LocalValues>(field: Field): LocalValues[Field] {
    const { check, initial } = FIELDS[field];
    const raw = safely(() => storage?.getItem(prefix + field) ?? null);
    if (raw === null) return initial;
    const value = check(parse(raw));
    if (value !== undefined) return value;
    safely(() => storage?.removeItem(prefix + field));
    return initial;
  }

  function get<Field extends keyof LocalValues>(field: Field): LocalValues[Field] {
    if (!known.has(field)) known.set(field, read(field));
    return known.get(field) as LocalValues[Field];
  }

  return {
    get,
    set: (field, value) => {
      known.set(field, value);
      safely(() => storage?.setItem(prefix + field, JSON.stringify(value)));
      notify();
    },
    reset: (field) => {
      known.set(field, FIELDS[field].initial);
      safely(() => storage?.removeItem(prefix + field));
      notify();
    },
    isStored: (field) =>
      safely(() => storage?.getItem(prefix + field)) === JSON.stringify(get(field)),
    resetAll: () => {
      for (const field of Object.keys(FIELDS) as (keyof LocalValues)[]) {
        if (RETAINED_KEYS.has(field)) continue;
        known.set(field, FIELDS[field].initial);
        safely(() => storage?.removeItem(prefix + field));
      }
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    applyForeignChange: (key) => {
      if (key !== null && !key.startsWith(prefix)) return;
      known.clear();
      notify();
    },
  };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

// Safari in private mode and a full disk throw on any access to storage.
function safely<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}
