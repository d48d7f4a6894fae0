import { describe, expect, it } from 'vitest';
import { changeSwitches, type CompanyUse, type Switches } from './office-switches.ts';

const stands: Switches = {
  enableAnonymousOrders: null,
  disablePickuptime: null,
  phoneCode: '+46',
  phoneCooldownDays: 30,
  smsSender: null,
  unansweredOrderMinutes: 10,
  bagItemId: null,
  invoiceFormUrl: null,
  languages: ['en', 'se'],
  defaultLanguage: 'se',
  country: 'SE',
  defaultCurrency: null,
  disableComments: false,
  enableTipping: false,
  enablePromoCodes: false,
  hasMembershipCards: false,
  syncEta: false,
  capturesAtOnce: false,
  force3DSecure: false,
  enableInvoicing: false,
  enableAnalytics: true,
};
const unused: CompanyUse = { hasOrders: false, itemsWithUnknownVat: () => 0 };
const changed = (change: Partial<Switches>, use: Partial<CompanyUse> = {}, from = stands) =>
  changeSwitches(from, change, { ...unused, ...use });

describe('changing the switches of a company', () => {
  it('[LOOK-14] takes what was given and leaves the rest', () => {
    const change = {
      enableAnonymousOrders: false,
      phoneCode: ' +44 ',
      smsSender: 'SMASH',
      phoneCooldownDays: 0,
    };
    expect(changed(change)).toEqual({ ...stands, ...change, phoneCode: '+44' });
    expect(changed({ phoneCode: ' ', smsSender: '' })).toMatchObject({
      phoneCode: null,
      smsSender: null,
    });
    expect(
      changed({ enableAnonymousOrders: null }, {}, { ...stands, enableAnonymousOrders: true }),
    ).toEqual(stands);
  });

  it.each<[keyof Switches, Partial<Switches>]>([
    ['phoneCode', { phoneCode: '46' }],
    ['phoneCode', { phoneCode: '+12345' }],
    ['phoneCooldownDays', { phoneCooldownDays: 366 }],
    ['phoneCooldownDays', { phoneCooldownDays: -1 }],
    ['smsSender', { smsSender: 'Zeytin Lokantasi' }],
    ['smsSender', { smsSender: 'Köket' }],
    ['unansweredOrderMinutes', { unansweredOrderMinutes: 0 }],
    ['unansweredOrderMinutes', { unansweredOrderMinutes: 121 }],
    ['languages', { languages: ['en'] }],
    ['languages', { languages: [] }],
    ['defaultLanguage', { defaultLanguage: 'tr' }],
    ['country', { country: 'XX' }],
  ])('[LOOK-12] [LOOK-16] %s is refused where it is wrong: %j', (field, change) => {
    expect(changed(change)).toEqual({ code: 'FIELD_INVALID', field });
  });

  it('[LOOK-12] languages stand in one order, and the default may change with them', () => {
    expect(changed({ languages: ['tr', 'en', 'tr'], defaultLanguage: 'tr' })).toMatchObject({
      languages: ['en', 'tr'],
      defaultLanguage: 'tr',
    });
  });

  it.each([
    'http://form.example',
    'https://localhost',
    'https://a:b@form.example',
    'https://',
    'javascript:alert(1)',
    `https://form.example/${'x'.repeat(500)}`,
  ])('[LOOK-17] %s is no address of a form', (invoiceFormUrl) => {
    expect(changed({ invoiceFormUrl })).toEqual({
      code: 'ADDRESS_NOT_ALLOWED',
      field: 'invoiceFormUrl',
    });
  });

  it('[LOOK-19] [D-561] the currency stays once there are orders, also where another country would bring its own', () => {
    expect(changed({ defaultCurrency: 'EUR' })).toMatchObject({ defaultCurrency: 'EUR' });
    const ordered = { hasOrders: true };
    expect(changed({ defaultCurrency: 'EUR' }, ordered)).toEqual({
      code: 'CURRENCY_IN_USE',
      field: 'defaultCurrency',
    });
    expect(changed({ defaultCurrency: 'SEK' }, ordered)).toMatchObject({ defaultCurrency: 'SEK' });
    expect(changed({ country: 'NO' }, ordered)).toMatchObject({
      country: 'NO',
      defaultCurrency: 'SEK',
    });
    expect(changed({ country: 'TR' }, ordered)).toEqual({
      code: 'CURRENCY_IN_USE',
      field: 'country',
    });
    expect(changed({ country: 'TR', defaultCurrency: 'EUR' })).toEqual({
      code: 'FIELD_INVALID',
      field: 'defaultCurrency',
    });
  });

  it('[LOOK-19] the country stays while it would not know the rate of a dish', () => {
    const rated = { itemsWithUnknownVat: (country: string) => (country === 'GB' ? 3 : 0) };
    expect(changed({ country: 'GB' }, rated)).toEqual({ code: 'COUNTRY_IN_USE', field: 'country' });
    expect(changed({ country: 'DE' }, rated)).toMatchObject({
      country: 'DE',
      defaultCurrency: 'SEK',
    });
  });
});
