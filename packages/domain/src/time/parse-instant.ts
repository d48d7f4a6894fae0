/** An ISO 8601 instant from outside (event, query, stored value), or null where the text is none (TIME-09). */
export function parseInstant(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch (error) {
    // Temporal says "not an instant" by throwing; anything else is a bug and must be seen.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
