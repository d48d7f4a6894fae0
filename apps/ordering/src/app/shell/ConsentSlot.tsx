import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/device/when-idle.ts';
import type { PathName } from '../../shared/paths.ts';
import { useServices } from '../../shared/services/services.tsx';
import { withLaterTexts } from '../texts.ts';

const ConsentQuestion = lazy(async () => {
  const module = await withLaterTexts(() => import('./ConsentQuestion.tsx'));
  return { default: module.ConsentQuestion };
});

/** Kept, so that the notice does not go and come from page to page. */
let hasRested = false;

/** Where the question about counting comes, once the browser rests; all that belongs to it comes with it. */
export function ConsentSlot(props: { path: PathName; isAboveTabs: boolean }) {
  const { scope } = useServices().analytics;
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    if (scope === null) return;
    let isGone = false;
    void (hasRested ? Promise.resolve() : whenIdle()).then(() => {
      hasRested = true;
      if (!isGone) setRested(true);
    });
    return () => {
      isGone = true;
    };
  }, [scope]);
  return isRested ? (
    <Suspense>
      <ConsentQuestion {...props} />
    </Suspense>
  ) : null;
}
