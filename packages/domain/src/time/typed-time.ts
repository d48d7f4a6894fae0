const MOST_CHARACTERS = 5;

/** A time as people type it (`9`, `930`, `0930`, `9:30`, `9.30`, `24`) as `HH:mm`; null where it is none (PLACES-08). */
export function readTypedTime(typed: string): string | null {
  const text = typed.trim();
  if (text.length === 0 || text.length > MOST_CHARACTERS) return null;
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text);
  if (!parts) return null;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null;
  return `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
