/** What was asked for ahead of its page is not asked for again when the page comes; what changes meanwhile is told. */
export const ASKED_AHEAD_MS = 5_000;
