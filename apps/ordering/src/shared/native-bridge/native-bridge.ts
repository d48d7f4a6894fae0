export type Vibration = 'LIGHT' | 'SUCCESS';

export type Position = { lat: number; long: number };
export type PositionAnswer =
  | { kind: 'FOUND'; position: Position }
  | { kind: 'DENIED' }
  | { kind: 'UNKNOWN' };

/** What the phone can do for the app. A wrapper answers when there is one, else the browser. */
export type NativeBridge = {
  vibrate: (vibration: Vibration) => void;
  findPosition: () => Promise<PositionAnswer>;
};

const PATTERNS: Record<Vibration, number | number[]> = { LIGHT: 10, SUCCESS: [30, 60, 30] };
const DENIED_CODE = 1;

export const browserBridge = (
  browser: Pick<Navigator, 'geolocation'> & Partial<Navigator>,
): NativeBridge => ({
  // Not in Safari, and refused before the first tap: neither is worth an error.
  vibrate: (vibration) => void browser.vibrate?.(PATTERNS[vibration]),
  findPosition: () =>
    new Promise((resolve) => {
      browser.geolocation.getCurrentPosition(
        ({ coords }) =>
          resolve({ kind: 'FOUND', position: { lat: coords.latitude, long: coords.longitude } }),
        // VENUE-08: code 1 is the guest's no; anything else is the device's.
        ({ code }) => resolve({ kind: code === DENIED_CODE ? 'DENIED' : 'UNKNOWN' }),
        { timeout: 10_000, maximumAge: 60_000 },
      );
    }),
});

/** While the server renders there is no device. */
export const noBridge: NativeBridge = {
  vibrate: () => undefined,
  findPosition: async () => ({ kind: 'UNKNOWN' }),
};
