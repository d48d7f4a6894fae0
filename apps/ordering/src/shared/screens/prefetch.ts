import { createContext, use } from 'react';

/** Begins to load a page's code and data before the guest's finger leaves the link. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

export const usePrefetch = (): Prefetch => use(PrefetchContext);
