import { useEffect, useImperativeHandle, useRef, type PointerEvent, type Ref } from 'react';
import { isSavingData } from '../device/saving-data.ts';
import { usePrefetch } from './prefetch.ts';

/** A finger that scrolls touches links as well; a mouse that rests on one means it. */
const HOVER_MS = 65;

/**
 * Begins a page before it is asked for: its code once the link is seen, its data when a mouse rests on it, a
 * finger touches it or a keyboard reaches it. A guest who saves data pays only for what is touched (design.md).
 */
export function usePrefetchOnIntent(path: string, outer: Ref<HTMLAnchorElement> | undefined) {
  const prefetch = usePrefetch();
  const element = useRef<HTMLAnchorElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const link = element.current;
    if (link === null || isSavingData() || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      prefetch(path, 'SEEN');
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [path, prefetch]);

  useEffect(() => () => clearTimeout(resting.current), []);

  useImperativeHandle(outer, () => element.current as HTMLAnchorElement, []);

  return {
    ref: element,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isSavingData()) return;
      clearTimeout(resting.current);
      resting.current = setTimeout(() => prefetch(path, 'MEANT'), HOVER_MS);
      event.currentTarget.addEventListener('pointerleave', () => clearTimeout(resting.current), {
        once: true,
      });
    },
    onPointerDown: () => prefetch(path, 'MEANT'),
    onFocus: () => {
      if (!isSavingData()) prefetch(path, 'MEANT');
    },
  };
}
