import { minor } from '@tallrik/domain/money/minor';
import { mailTexts } from '@tallrik/translations/mail-texts';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceRecord } from './invoice-record.ts';

const LETTERS = 'åäöÅÄÖæøÆØñéğşıİŞĞçÇüÜ€£$₺–';

function invoice(orders: number): InvoiceRecord {
  const placed = Array.from({ length: orders }, (_, index) => ({
    id: `order-${index}`,
    easyId: String(index + 1),
    orderedAt: '2026-11-10T11:30:00Z',
    venueName: 'Beyoğlu İskele',
    timeZone: 'Europe/Istanbul',
  }));
  return {
    id: 'invoice',
    companyId: 'company',
    number: 1042,
    targetId: 'target',
    periodStart: '2026-11-09',
    periodEnd: '2026-11-15',
    issuedOn: '2026-11-16',
    dueOn: '2026-12-16',
    currency: 'TRY',
    language: 'tr',
    seller: {
      name: 'Zeytin Lokantası',
      organizationId: '123 456',
      email: 'fatura@zeytin.example',
      street: 'İstiklal Cd. 12',
      zip: '34430',
      city: 'Beyoğlu',
    },
    buyer: {
      name: 'Çağdaş Yazılım A.Ş.',
      organizationId: null,
      email: 'muhasebe@cagdas.example',
      street: null,
      zip: null,
      city: 'Şişli',
    },
    vat: [
      { rate: 10, amount: minor(7_000), net: minor(70_000) },
      { rate: 20, amount: minor(2_000), net: minor(10_000) },
    ],
    total: minor(90_000),
    totalVat: minor(9_000),
    orders: placed,
    lines: placed.flatMap(({ id: orderId }) => [
      { orderId, title: LETTERS, quantity: 2, vatRate: 10, amount: minor(77_000) },
      { orderId, title: 'Bahşiş', quantity: 1, vatRate: null, amount: minor(1_000) },
    ]),
  };
}

const pagesOf = async (orders: number) =>
  pdfText(await invoicePdf(invoice(orders), mailTexts('tr'))).map((page) =>
    page.replaceAll('\u00a0', ' '),
  );

describe('an invoice on paper', () => {
  it('[PAY-44] [D-90] says who, whom, when, until when, and for which week', async () => {
    const [page = ''] = await pagesOf(1);
    for (const words of [
      'Zeytin Lokantası',
      'Vergi no. 123 456',
      'Çağdaş Yazılım A.Ş.',
      '1042',
      '16/11/2026',
      '16/12/2026',
      '30 gün içinde ödeme',
      'Siparişler: 09/11/2026 – 15/11/2026',
      'Sipariş 1, 10/11/2026, Beyoğlu İskele',
    ]) {
      expect(page).toContain(words);
    }
  });

  it('[D-17] [D-61] shows VAT per rate and what to pay, with two decimals', async () => {
    const [page = ''] = await pagesOf(1);
    for (const words of [
      'KDV %10',
      '₺70,00',
      '₺700,00',
      'KDV %20',
      '₺20,00',
      '₺90,00',
      '₺900,00',
    ]) {
      expect(page).toContain(words);
    }
  });

  it('[D-12] has every letter of the six languages and every money sign', async () => {
    const [page = ''] = await pagesOf(1);
    expect(page).toContain(LETTERS);
    expect(page).not.toContain('\u25a1');
  });

  it('goes on over pages, each numbered, with no dish lost', async () => {
    const pages = await pagesOf(40);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain(`Sayfa ${index + 1}/${pages.length}`);
    });
    expect(pages.join('\n').split('Bahşiş')).toHaveLength(40 + 2);
    expect(pages.at(-1)).toContain('Ödenecek tutar');
  });
});
