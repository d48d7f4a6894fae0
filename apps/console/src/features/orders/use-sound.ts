import { useCallback, useEffect, useState } from 'react';
import type { RingKind } from '../../shared/bell/bell.ts';
import { useServices } from '../../shared/services.tsx';

/** Whether the board rings. The wish is remembered; the browser still wants one tap after every start. */
export function useSound(): { isOn: boolean; toggle: () => void; ring: (kind: RingKind) => void } {
  const { bell, memory } = useServices();
  const [isWished, setWished] = useState(() => memory.get('isSoundOn') ?? true);
  const [isUnlocked, setUnlocked] = useState(() => bell.isUnlocked());
  const isOn = isWished && isUnlocked;

  useEffect(() => {
    if (!isWished || isUnlocked) return;
    // Whatever is tapped first: a card, a tab or the button that asks for it.
    const unlock = () => void bell.unlock().then(setUnlocked);
    // Not on pointerdown: what changes on the page between press and release makes the browser drop the click.
    document.addEventListener('click', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      document.removeEventListener('click', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, [bell, isWished, isUnlocked]);

  const toggle = () => {
    const next = !isOn;
    memory.set('isSoundOn', next);
    setWished(next);
    if (!next) return;
    void bell.unlock().then((isReady) => {
      setUnlocked(isReady);
      // The first ring is the proof that it works.
      bell.ring('ORDER');
    });
  };

  // A new one once the browser lets us: what rang into the silence of a fresh page rings again.
  const ring = useCallback(
    (kind: RingKind) => {
      if (isWished && isUnlocked) bell.ring(kind);
    },
    [bell, isWished, isUnlocked],
  );
  return { isOn, toggle, ring };
}
