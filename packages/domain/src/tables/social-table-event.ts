/** D-102: what a table's guests are known by is kept this long after they were last heard, and then forgotten. */
export const SOCIAL_TABLE_RETENTION_HOURS = 12;

/** D-206: nobody sits with more; whoever joins with so many phones is no party. */
export const MOST_TABLE_GUESTS = 40;

/** D-206: a name is not changed, and a phone not heard, more often than this by anybody honest. */
export const SOCIAL_TABLE_EVENTS_PER_MINUTE = 30;

/** A phone that shows the table tells so often that it is still there. */
export const TABLE_GUEST_SIGN_MS = 45_000;
