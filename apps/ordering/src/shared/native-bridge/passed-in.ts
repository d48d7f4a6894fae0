import { parseColour } from '@tallrik/domain/company/colour';
import { THEME_COLOURS, type Theme } from '@tallrik/domain/company/configuration';

/** What the wrapper hands to the app by itself (NATIVE-07). */
export type PassedIn =
  | { type: 'DEVICE_TOKEN'; token: string; operatingSystem: 'IOS' | 'ANDROID' }
  /** Ids that open the matching page (D-130). */
  | { type: 'OFFER' | 'NEWS' | 'ORDER'; id: string }
  | { type: 'AUTH_TOKEN'; token: string }
  | { type: 'COLORS'; colors: Partial<Theme> };

const MOST_CHARACTERS = 4_096;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MOST_CHARACTERS;

/** A wrapper is no authority (D-130): what is not one of these, whole and sound, is dropped. */
export function readPassedIn(message: unknown): PassedIn | null {
  const { type, data } = fieldsOf(parsed(message));
  const { id, token, operatingSystem, ...colors } = fieldsOf(data);
  switch (type) {
    case 'DEVICE_TOKEN':
      return isText(token) && (operatingSystem === 'IOS' || operatingSystem === 'ANDROID')
        ? { type, token, operatingSystem }
        : null;
    case 'OFFER':
    case 'NEWS':
    case 'ORDER':
      return isText(id) ? { type, id } : null;
    case 'AUTH_TOKEN':
      return isText(token) ? { type, token } : null;
    case 'COLORS':
      return { type, colors: soundColours(colors) };
    default:
      return null;
  }
}

function soundColours(given: Record<string, unknown>): Partial<Theme> {
  const colours = THEME_COLOURS.flatMap((name) => {
    const colour = given[name];
    const sound = parseColour(colour);
    return sound === null ? [] : [[name, sound]];
  });
  return Object.fromEntries(colours);
}

function parsed(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export type MessageSource = {
  origin: string;
  /** Handed over before the app began. */
  early: readonly unknown[];
  listen: (listener: (message: { origin: string; data: unknown }) => void) => () => void;
};

/** D-129: only what comes from this page itself, which is where a wrapper writes. */
export function hearWrapper(source: MessageSource, take: (passed: PassedIn) => void): () => void {
  const takeIfSound = (data: unknown) => {
    const passed = readPassedIn(data);
    if (passed) take(passed);
  };
  source.early.forEach(takeIfSound);
  return source.listen(({ origin, data }) => {
    if (origin === source.origin) takeIfSound(data);
  });
}
