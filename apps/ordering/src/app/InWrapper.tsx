import { useEffect, useState, type ComponentType } from 'react';

/** What only a wrapper needs; a browser never downloads it (NATIVE-01). */
export function InWrapper() {
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!('nativeWrapper' in window)) return;
    void import('./NativeWatch.tsx').then(({ NativeWatch }) => setWatch(() => NativeWatch));
  }, []);
  return Watch && <Watch />;
}
