import { Suspense } from 'react';
import type { AppRoute } from './routes.tsx';
import { OrderingGuard } from './OrderingGuard.tsx';
import { Shell } from './shell/Shell.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';

/** One route: its guard, the frame around it, and the screen itself. */
export function Page({ route }: { route: AppRoute }) {
  const { Screen } = route.screen;
  const content = (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  );
  return (
    <Shell route={route}>
      {route.isOrdering ? <OrderingGuard>{content}</OrderingGuard> : content}
    </Shell>
  );
}
