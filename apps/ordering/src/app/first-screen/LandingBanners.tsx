import { lazy, Suspense } from 'react';
import { useIsAtTable } from '../shell/use-is-at-table.ts';
import { OrderBanners } from '../shell/OrderBanners.tsx';

const TableBillBanner = lazy(async () => ({
  default: (await import('../../features/tables/TableBillBanner.tsx')).TableBillBanner,
}));

/** What a guest who comes back has running: the open bill of the table, and the orders (F-64). */
export function LandingBanners() {
  const isAtTable = useIsAtTable();
  return (
    <>
      {isAtTable && (
        <Suspense fallback={null}>
          <TableBillBanner />
        </Suspense>
      )}
      <OrderBanners path="landing" />
    </>
  );
}
