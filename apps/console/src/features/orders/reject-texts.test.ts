import { LANGUAGES } from '@tallrik/domain/company/languages';
import { REJECT_REASONS } from '@tallrik/domain/orders/order';
import { loadCatalogue, loadConsoleCatalogue } from '@tallrik/translations/load-catalogue';
import { describe, expect, it } from 'vitest';

describe('the reject sheet', () => {
  it.each(LANGUAGES)('[ORDER-12] quotes what the guest really reads, in %s', async (language) => {
    const [guest, console] = await Promise.all([
      loadCatalogue(language),
      loadConsoleCatalogue(language),
    ]);
    for (const reason of REJECT_REASONS) {
      expect(console[`Console.Reject.Guest.${reason}`]).toEqual(guest[`Order.Rejected.${reason}`]);
    }
  });
});
