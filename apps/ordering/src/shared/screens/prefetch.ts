import { createContext, use } from 'react';

/** A link that is seen may be followed; one that is touched will be. */
export type Interest = 'SEEN' | 'MEANT';

/** Begins to load a page's code, and its data once it is meant, before the guest's finger leaves the link. */
export type Prefetch = (path: string, interest?: Interest) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

export const usePrefetch = (): Prefetch => use(PrefetchContext);
