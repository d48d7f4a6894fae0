import type { NativeBridge, PositionAnswer } from './native-bridge.ts';
import type { Wrapper, WrapperPosition } from './wrapper.ts';

/** The device through its wrapper (NATIVE-02, NATIVE-04). */
export const wrapperBridge = (wrapper: Wrapper): NativeBridge => ({
  vibrate: (vibration) => wrapper.post('VIBRATE', { vibration }),
  findPosition: async (): Promise<PositionAnswer> => {
    const position = await wrapper.ask('GET_USER_LOCATION', null, readPosition);
    if (position === null) return { kind: 'UNKNOWN' };
    return position === 'DENIED' ? { kind: 'DENIED' } : { kind: 'FOUND', position };
  },
});

const isBetween = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

function readPosition(reply: unknown): WrapperPosition | undefined {
  if (reply === 'DENIED') return 'DENIED';
  if (typeof reply !== 'object' || reply === null) return undefined;
  const { lat, long } = reply as { lat?: unknown; long?: unknown };
  return isBetween(lat, 90) && isBetween(long, 180) ? { lat, long } : undefined;
}
