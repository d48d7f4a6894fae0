/** What a device remembers of several things: id=milliseconds, with spaces between. Whatever else stands there is none. */
export const readMoments = (stored: string | null): Map<string, number> =>
  new Map(
    (stored ?? '').split(' ').flatMap((entry) => {
      const [id, moment] = entry.split('=');
      const momentMs = Number(moment);
      return id && moment && Number.isFinite(momentMs) ? [[id, momentMs] as const] : [];
    }),
  );

/** The latest of them: a device must not remember without end. */
export const writeMoments = (moments: ReadonlyMap<string, number>, atMost: number): string =>
  [...moments]
    .slice(-atMost)
    .map((entry) => entry.join('='))
    .join(' ');
