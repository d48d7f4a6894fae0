import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';

/** Milliseconds since the epoch by the device, renewed once a second. */
export function useTick(): number {
  const { timers } = useServices();
  const [nowMs, setNowMs] = useState(() => timers.now());
  useEffect(() => {
    let callOff = () => {};
    const tick = () => {
      setNowMs(timers.now());
      // On the full second, so that two boards side by side change together.
      callOff = timers.after(1_000 - (timers.now() % 1_000), tick);
    };
    tick();
    return () => callOff();
  }, [timers]);
  return nowMs;
}
