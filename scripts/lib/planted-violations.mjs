import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small tree in which every rule of .dependency-cruiser.cjs is broken: file -> what it imports. */
const TREE = {
  'packages/domain/src/money/a.ts': ['../time/a.ts', '../cart/a.ts', 'node:fs'],
  'packages/domain/src/time/a.ts': ['../money/a.ts'],
  'packages/domain/src/company/a.ts': ['../orders/a.ts'],
  'packages/domain/src/cart/a.ts': ['../checkout/a.ts'],
  'packages/domain/src/checkout/a.ts': [],
  'packages/domain/src/tables/a.ts': ['../orders/a.ts'],
  'packages/domain/src/orders/a.ts': [],
  'packages/domain/src/content/a.ts': ['../cart/a.ts'],
  'packages/contract/src/a.ts': ['../../ui/src/A.tsx'],
  'packages/ui/src/A.tsx': ['../../domain/src/money/a.ts'],
  'packages/translations/src/a.ts': ['../../ui/src/A.tsx'],
  'packages/payment-simulator/src/a.ts': ['../../domain/src/money/a.ts', './missing.ts'],
  'packages/testing/src/a.ts': [],
  'apps/server/src/main.ts': ['../../../packages/testing/src/a.ts', '../../ordering/src/app/a.ts'],
  'apps/server/src/features/cart/a.ts': ['../orders/a.ts', '../orders/orders-port.ts'],
  'apps/server/src/features/orders/a.ts': [],
  'apps/server/src/features/orders/orders-port.ts': ['./a.ts'],
  'apps/server/src/platform/a.ts': ['../features/cart/a.ts'],
  'apps/server/src/providers/sms/a.ts': ['../email/a.ts'],
  'apps/server/src/providers/email/a.ts': [],
  ...Object.fromEntries(
    ['ordering', 'console'].flatMap((app) => [
      [`apps/${app}/src/app/a.ts`, []],
      [`apps/${app}/src/features/cart/a.ts`, ['../menu/a.ts']],
      [`apps/${app}/src/features/menu/a.ts`, []],
      [
        `apps/${app}/src/shared/a.ts`,
        ['../features/menu/a.ts', '../../../server/src/platform/a.ts'],
      ],
    ]),
  ),
};

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
export async function withPlantedViolations(work) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tallrik-planted-')));
  try {
    for (const [file, imports] of Object.entries(TREE)) {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, imports.map((name) => `import '${name}';\n`).join('') + 'export {};\n');
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
