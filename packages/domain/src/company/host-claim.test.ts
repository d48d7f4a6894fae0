import { describe, expect, it } from 'vitest';
import { judgeHost, stateAfter, txtRecordOf, type HostRecords } from './host-claim.ts';

const { value: txtValue } = txtRecordOf('eat.bistro.se', 'abc');
const wanted = {
  txtValue,
  platformHost: 'order.tallrik.app',
  isPublicAddress: (address: string) => !address.startsWith('10.'),
};
const records: HostRecords = {
  texts: [txtValue],
  canonicalNames: ['order.tallrik.app'],
  addresses: ['198.51.100.7'],
  platformAddresses: ['198.51.100.7'],
};
const judge = (changes: Partial<HostRecords>) => judgeHost(wanted, { ...records, ...changes });

describe('[SETUP-24] what a name’s records say', () => {
  it('its own text, and a CNAME or the platform’s addresses', () => {
    expect(judge({})).toEqual({ isVerified: true });
    expect(judge({ canonicalNames: ['Order.Tallrik.App.'], addresses: [] })).toEqual({
      isVerified: true,
    });
    expect(judge({ canonicalNames: [] })).toEqual({ isVerified: true });
    expect(judge({ texts: ['v=spf1 -all', ` ${txtValue} `] })).toEqual({ isVerified: true });
  });

  it('a direction without the text proves nothing', () => {
    expect(judge({ texts: [] })).toMatchObject({ problem: 'TXT_MISSING', found: null });
    expect(judge({ texts: ['tallrik-verification=other'] })).toMatchObject({
      problem: 'TXT_OTHER',
      found: 'tallrik-verification=other',
    });
  });

  it('what leads elsewhere is told, private addresses are not', () => {
    const none = { canonicalNames: [], addresses: [] };
    expect(judge(none)).toMatchObject({ problem: 'DIRECTION_MISSING', found: null });
    expect(judge({ ...none, canonicalNames: ['shops.example.'] })).toMatchObject({
      problem: 'DIRECTION_OTHER',
      found: 'shops.example',
    });
    expect(judge({ ...none, addresses: ['10.1.2.3'] })).toMatchObject({
      problem: 'DIRECTION_OTHER',
      found: null,
    });
    expect(judge({ ...none, addresses: ['10.1.2.3', '203.0.113.9'] })).toMatchObject({
      found: '203.0.113.9',
    });
    expect(judge({ texts: ['x'.repeat(5_000)] })).toMatchObject({ found: 'x'.repeat(120) });
  });

  it('waits for what is missing, fails where it is another or nobody set it in time', () => {
    const missing = judge({ texts: [] });
    expect(stateAfter(missing, false)).toBe('WAITING_FOR_DNS');
    expect(stateAfter(missing, true)).toBe('FAILED');
    expect(stateAfter(judgeHost(wanted, null), false)).toBe('WAITING_FOR_DNS');
    expect(stateAfter(judge({ texts: ['other'] }), false)).toBe('FAILED');
    expect(stateAfter(judge({ canonicalNames: [], addresses: ['10.1.2.3'] }), false)).toBe(
      'FAILED',
    );
    expect(stateAfter(judge({}), true)).toBe('VERIFIED');
  });
});
