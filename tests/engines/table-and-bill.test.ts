import { demoId } from '../../apps/server/src/demo/demo-id.ts';
import { inEveryEngine } from './support/stage.ts';
import { addDish, payByCard, reads, waitForAddress } from './support/steps.ts';

const ORDER_PAGE = /\/order\/[0-9a-f-]{36}\/order\//;

/** Of each engine one of its own: a bill belongs to its table. */
const TABLES = ['3', '7'];

inEveryEngine((it, { place }) => {
  it('[TABLE-01] [TABLE-03] [PAY-15] ordered at the table, then the bill paid by card', async ({
    stage: { origin, openPage },
    expect,
  }) => {
    const at = new URLSearchParams({
      v: demoId('lokanta', 'venue', 'kadikoy'),
      t: demoId('lokanta', 'table', TABLES[place] ?? ''),
    });
    const page = await openPage();
    await page.goto(`${origin}/lokanta/?${at}`);
    await page.tap({ role: 'button', name: /^Siparişe başla/ });
    await waitForAddress(page, /\/order\/[0-9a-f-]{36}$/);
    await addDish(page, /Süzme mercimek/, 'tr');
    await addDish(page, /Kuru fasulye/, 'tr');
    await page.tap({ role: 'link', name: /Sepet/ });
    await page.tap({ role: 'button', name: /^Sipariş ver, sonra öde/ });
    await page.see({ role: 'alertdialog', name: /Sipariş iletildi/ });
    await page.tap({ role: 'link', name: /Hesabı gör/ });
    await page.tap({ role: 'link', name: /^Öde ya da paylaş/ });
    await page.tap({ role: 'link', name: /^Ödemeye geç\s*₺305/ });
    await page.tap({ role: 'button', name: /^Öde\s*₺305/ });
    await payByCard(page);
    expect(await waitForAddress(page, ORDER_PAGE)).toContain('/lokanta/');
    await reads(page, /₺305/);
  });
});
