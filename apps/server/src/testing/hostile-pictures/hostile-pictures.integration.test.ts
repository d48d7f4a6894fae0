import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedOpenShop } from '../seed-open-shop.ts';
import { signInStaff } from '../seed-staff.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { hostilePicture } from './hostile-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

/** One of each kind, unless told. */
const COUNT = Number(process.env['HOSTILE_PICTURES'] ?? 16);
/** As many as one company may send. */
const AT_ONCE = 2;
/**
 * What the server itself takes for them: decoding happens in processes of their own, with a bound of their own. Above
 * what was there before: this process has run hundreds of other tests, and holds what they left.
 */
const MOST_MORE_MEMORY = 500 * 1024 * 1024;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
  const ids = await seedOpenShop(server.db, 1);
  const member = { companyId: ids.company, venueIds: [], number: 1 };
  token = await signInStaff(server, { ...member, role: 'COMPANY_ADMIN' });
});
afterAll(() => server.close());

it(
  `[O-13] ${COUNT} broken, huge, wrong and hostile files are refused, and nothing of them is kept`,
  async () => {
    const accepted: string[] = [];
    const before = process.memoryUsage.rss();
    let highest = before;
    const sendFrom = async (first: number) => {
      for (let number = first; number < COUNT; number += AT_ONCE) {
        const { name, bytes } = await hostilePicture(number);
        // As a logo: drawings are looked at, too.
        const { status, answer } = await uploadPicture<{ error?: string }>(
          server.origin,
          token,
          bytes,
          { purpose: 'LOGO' },
        );
        const isRefused = /^PICTURE_(NOT_READABLE|TOO_LARGE)$/.test(answer.error ?? '');
        if (![413, 422].includes(status) || !isRefused)
          accepted.push(`${number} ${name}: ${status}`);
        highest = Math.max(highest, process.memoryUsage.rss());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => sendFrom(first)));
    expect(accepted).toEqual([]);
    expect(highest - before).toBeLessThan(MOST_MORE_MEMORY);
    expect(await server.db.selectFrom('pictures').select('id').execute()).toEqual([]);
    expect(await readdir(server.mediaFolder).catch(() => [])).toEqual([]);
  },
  COUNT * 3_000,
);
