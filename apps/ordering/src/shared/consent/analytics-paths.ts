/** The pages of this visit, in memory only: a script that names no path sets its cookie for the page it is on (F-31). */
const seen = new Set<string>();

export const rememberPath = (path: string): void => void seen.add(path);
export const seenPaths = (): string[] => [...seen];
