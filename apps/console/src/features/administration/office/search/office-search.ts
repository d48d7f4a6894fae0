import { createContext, use } from 'react';

/** Opens the search; null outside of the office. */
export const OfficeSearchContext = createContext<(() => void) | null>(null);
export const useOfficeSearch = (): (() => void) | null => use(OfficeSearchContext);
