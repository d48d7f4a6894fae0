import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';

// Guests' data of the same address lives under other names: neither app may read the other's token.
const PREFIX = 'tallrik.console.';

export const THEMES = ['LIGHT', 'DARK', 'DEVICE'] as const;
export type Theme = (typeof THEMES)[number];

/** Widths of the rolls that kitchen printers take, in millimetres. */
export const PAPERS = ['58', '80'] as const;
export type Paper = (typeof PAPERS)[number];
export const DEFAULT_PAPER: Paper = '80';

type Remembered = {
  token: string;
  venueId: string;
  /** What the office looks at. */
  officeVenueId: string;
  language: Language;
  theme: Theme;
  isSoundOn: boolean;
  /** Smaller cards, more of them. */
  isDense: boolean;
  /** Which station this tablet shows. */
  stationId: string;
  paper: Paper;
  printsOnAccept: boolean;
  /** Orders somebody put aside and when, as id=milliseconds with spaces between. */
  putAside: string;
  /** Until when lost orders have been read about, as venue=milliseconds with spaces between. */
  lossesSeen: string;
  /** JSON; its owner checks what it reads. */
  unsentTaps: string;
  /** JSON; its owner checks what it reads. */
  unsentStock: string;
  /** JSON; its owner checks what it reads. */
  officeDrafts: string;
  /** Whether a single key does something in the office. */
  hasSingleKeys: boolean;
};

const readers: { [Name in keyof Remembered]: (stored: string) => Remembered[Name] | null } = {
  token: (stored) => stored,
  venueId: (stored) => stored,
  officeVenueId: (stored) => stored,
  language: (stored) => LANGUAGES.find((language) => language === stored) ?? null,
  theme: (stored) => THEMES.find((theme) => theme === stored) ?? null,
  isSoundOn: (stored) => stored === 'true',
  isDense: (stored) => stored === 'true',
  stationId: (stored) => stored,
  paper: (stored) => PAPERS.find((paper) => paper === stored) ?? null,
  printsOnAccept: (stored) => stored === 'true',
  putAside: (stored) => stored,
  lossesSeen: (stored) => stored,
  unsentTaps: (stored) => stored,
  unsentStock: (stored) => stored,
  officeDrafts: (stored) => stored,
  hasSingleKeys: (stored) => stored === 'true',
};

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type DeviceMemory = {
  get: <Name extends keyof Remembered>(name: Name) => Remembered[Name] | null;
  /** Null forgets it. */
  set: <Name extends keyof Remembered>(name: Name, value: Remembered[Name] | null) => void;
};

/** What this tablet remembers. Without storage (forbidden, full) it remembers until the page is closed. */
export function openDeviceMemory(storage: KeyValueStorage | null): DeviceMemory {
  const unsaved = new Map<string, string | null>();
  return {
    get: (name) => {
      const key = PREFIX + name;
      const stored = unsaved.has(key) ? unsaved.get(key) : storage?.getItem(key);
      return stored == null ? null : readers[name](stored);
    },
    set: (name, value) => {
      const key = PREFIX + name;
      try {
        if (value === null) storage?.removeItem(key);
        else storage?.setItem(key, String(value));
        if (storage) unsaved.delete(key);
        else unsaved.set(key, value === null ? null : String(value));
      } catch {
        unsaved.set(key, value === null ? null : String(value));
      }
    },
  };
}
