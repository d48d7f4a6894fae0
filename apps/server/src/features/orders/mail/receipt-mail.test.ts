import { contrast } from '@tallrik/domain/company/colour';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import { mailTexts } from '@tallrik/translations/mail-texts';
import { describe, expect, it } from 'vitest';
import { receiptOrder, receiptSeller } from '../testing/receipt-order.ts';
import { receiptHtml } from './receipt-html.ts';
import { receiptText } from './receipt-text.ts';
import { receiptView } from './receipt-view.ts';

const view = (
  order = receiptOrder(),
  seller = receiptSeller(),
  language: (typeof LANGUAGES)[number] = 'en',
) => receiptView(order, seller, language, mailTexts(language));
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const text = (...args: Parameters<typeof view>) => spaced(receiptText(view(...args)));

describe('a receipt by mail', () => {
  it('[ORDER-16] [ORDER-18] [ORDER-19] says number, way of eating, when ordered and for when', () => {
    const receipt = text();
    expect(receipt).toMatch(/^Order number +12$/m);
    expect(receipt).toContain('Take away');
    expect(receipt).toContain('Ordered 13/11/2026 19:30');
    expect(receipt).toContain('For 13/11/2026 20:15');
  });

  it('[ORDER-18] [ORDER-19] [D-167] [F-08] says which of the two hours it means in the autumn night', () => {
    const night = {
      ...receiptOrder(),
      createdAt: '2026-10-25T00:15:00Z',
      desiredTime: '2026-10-25T01:15:00Z',
    };
    expect(text(night)).toContain('Ordered 25/10/2026 02:15, summer time');
    expect(text(night)).toContain('For 25/10/2026 02:15, winter time');
  });

  it('[ORDER-21] lists dishes with what was added (+) and removed (-)', () => {
    expect(text()).toMatch(/^2 x Burger +268,00 kr\n {4}\(\+\) Cheese\n {4}\(-\) Onion$/m);
  });

  it('[ORDER-22] [D-17] shows fees, discounts by name, tip and total with two decimals', () => {
    const receipt = text();
    expect(receipt).toMatch(/^Bag +2,00 kr$/m);
    expect(receipt).toMatch(/^Lunch deal +-5,00 kr$/m);
    expect(receipt).toMatch(/^Discount +-2,50 kr$/m);
    expect(receipt).toMatch(/^Tip +10,00 kr$/m);
    expect(receipt).toMatch(/^Total +389,50 kr$/m);
  });

  it('[ORDER-23] [D-61] shows VAT per rate, in all, and the total without it', () => {
    const receipt = text();
    expect(receipt).toMatch(/^of which VAT 12% +32,36 kr$/m);
    expect(receipt).toMatch(/^of which VAT 25% +15,50 kr$/m);
    expect(receipt).toMatch(/^Total VAT +47,86 kr$/m);
    expect(receipt).toMatch(/^Total excluding VAT +331,64 kr$/m);
  });

  it('[ORDER-24] names company, venue, address, phone and organisation number', () => {
    expect(text()).toContain(
      'Nordbro, Hamnen\nKajgatan 1\n111 22 Stockholm\nPhone +46 8 123 45\nCompany no. 556677-8899',
    );
  });

  it('[D-49] says that identification is required', () => {
    expect(text()).toContain('identification is required');
    expect(text(receiptOrder({ items: receiptOrder().items.slice(0, 1) }))).not.toContain(
      'identif',
    );
  });

  it('[ORDER-18] names the table instead, and that its bill is not paid', () => {
    const atTable = receiptOrder({
      table: { id: 't', code: '7' },
      isPayLater: true,
      payment: null,
      desiredTime: null,
    });
    expect(text(atTable)).toContain('Table 7');
    expect(text(atTable)).toContain('not paid yet');
    expect(text(atTable)).not.toContain('Take away');
  });

  it.each(LANGUAGES)('[SETUP-19] says TEST where nothing was ordered, in %s', (language) => {
    const receipt = view(receiptOrder({ isTest: true }), receiptSeller(), language);
    expect(receipt.subject).toMatch(/^TEST: /);
    expect(receiptText(receipt)).toContain('TEST:');
    expect(receiptHtml(receipt)).toContain('TEST:');
  });

  it.each(LANGUAGES)('[D-148] [I18N-01] is whole in %s', (language) => {
    const receipt = view(receiptOrder(), receiptSeller(), language);
    expect(receiptHtml(receipt)).toContain(`<html lang="${receipt.locale}">`);
    expect(JSON.stringify(receipt)).not.toContain('Missing translation');
    expect(JSON.stringify(receipt)).not.toMatch(/\{\w+\}/);
  });

  it('[D-13] names dishes in the reader’s language, else the company’s', () => {
    expect(text(receiptOrder(), receiptSeller(), 'se')).toMatch(/Burger på svenska/);
    expect(text(receiptOrder(), receiptSeller(), 'dk')).toMatch(/Burger på svenska/);
  });

  it('[D-96] carries nothing about the person or the card', () => {
    const mail = receiptHtml(view()) + text();
    expect(mail).not.toContain('Ada');
    expect(mail).not.toContain('payment');
  });

  it('lets no name become markup', () => {
    const evil = receiptSeller({ company: { displayName: '<img src=x onerror=alert(1)>' } });
    const mail = receiptHtml(view(receiptOrder(), evil));
    expect(mail).not.toContain('<img');
    expect(mail).toContain('Fries &amp; &lt;dip&gt;');
  });

  it('loads nothing from anywhere: no picture, link or script', () => {
    expect(receiptHtml(view())).not.toMatch(/<(img|a|script|link)\b|url\(|https?:/);
  });

  it.each(['#ffc61a', '#21443d', '#777777', '#ffffff'])(
    '[D-08] [D-144] can be read on a band of %s, whatever the brand says',
    (main) => {
      const theme = { ...NEUTRAL_THEME, main, contrastingColor: '#888888' };
      const { band, onBand } = view(receiptOrder(), receiptSeller({ theme })).colours;
      expect(contrast(band, onBand)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
