import { createContext } from 'react';

/** Beginnings of the keys of what is read again. */
export type Refreshes = readonly (readonly string[])[];

/** To whom a change tells how it goes; the office has one, its older pages have none. */
export type ChangeReporter = {
  begin: () => void;
  done: (change: { text: string; auditId: string | null; refreshes: Refreshes }) => void;
  /** `retry`: where sending it again could help; `isKept`: it is sent again by itself once the server is there (OFFICE-09). */
  failed: (code: string, retry: (() => void) | null, isKept?: boolean) => void;
};

export const ChangeReporterContext = createContext<ChangeReporter | null>(null);
