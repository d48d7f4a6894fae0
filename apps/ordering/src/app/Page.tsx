import { Suspense } from 'react';
import { useParams } from '../shared/router/router.tsx';
import { MissingPage } from '../shared/screens/MissingPage.tsx';
import { namesNothing, type AppRoute } from './routes.tsx';
import { OrderingGuard } from './OrderingGuard.tsx';
import { Shell } from './shell/Shell.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';

/** One route: its guard, the frame around it, and the screen itself. */
export function Page({ route }: { route: AppRoute }) {
  const { Screen } = route.screen;
  const params = useParams();
  const content = namesNothing(params) ? (
    <MissingPage />
  ) : (
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
