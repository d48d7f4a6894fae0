/** So many get a venue's closings by mail (MONEY-22): its people, an accountant outside, and some more. */
export const MOST_CLOSING_READERS = 10;
