// C0, DEL and C1: a printer obeys them (ESC opens a drawer, cuts paper, changes the alphabet), a terminal rings.
// Bidirectional marks, overrides and isolates: "no nuts" can be made to read backwards on a ticket (D-170).
const CONTROL = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

/** Far more than any text of a guest or of staff may hold: what is longer is refused for its length, read or not. */
const LONGEST_READ = 4_000;

/** Text of several lines, without what commands a machine instead of being read (D-170). */
export const printableText = (text: string): string =>
  text.slice(0, LONGEST_READ).replace(LINE_END, '\n').replaceAll('\t', ' ').replace(CONTROL, '');

/** The same for what stands in one line: a name, a title, an address (D-170). */
export const printableLine = (text: string): string => printableText(text).replaceAll('\n', ' ');
