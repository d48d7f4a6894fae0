import { describe, expect, it } from 'vitest';
import { disagreementOf } from './disagreement.ts';

const of = (state: Parameters<typeof disagreementOf>[0]['state'], orderStatus: string | null) =>
  disagreementOf({ state, orderStatus, capturesAtOnce: false, isDueBack: false });

describe('where money should be', () => {
  it('[D-82] held money waits for the kitchen, is taken when it accepts, given back when it rejects', () => {
    expect(of('AUTHORISED', 'PENDING')).toBeNull();
    expect(of('AUTHORISED', 'ACCEPTED')).toMatchObject({ job: 'capture-payment' });
    expect(of('AUTHORISED', 'REJECTED')).toMatchObject({ job: 'release-payment' });
    expect(of('AUTHORISED', null)).toMatchObject({ kind: 'MONEY_WITHOUT_ORDER' });
  });

  it('[D-82] a company that takes money at once waits for nobody', () => {
    const authorised = { state: 'AUTHORISED', orderStatus: 'PENDING', isDueBack: false } as const;
    expect(disagreementOf({ ...authorised, capturesAtOnce: true })).toMatchObject({
      kind: 'CAPTURE_NOT_ASKED',
    });
  });

  it('[D-92] taken money of a rejected order goes back; of a served one it stays', () => {
    expect(of('CAPTURED', 'REJECTED')).toMatchObject({ job: 'release-payment' });
    expect(of('CAPTURE_ASKED', 'REJECTED')).toMatchObject({ job: 'release-payment' });
    expect(of('CAPTURED', 'COMPLETED')).toBeNull();
  });

  it('[D-92] money whose every dish was rejected goes back, though its receipt stands', () => {
    for (const state of ['AUTHORISED', 'CAPTURE_ASKED', 'CAPTURED'] as const)
      expect(
        disagreementOf({
          state,
          orderStatus: 'COMPLETED',
          capturesAtOnce: true,
          isDueBack: true,
        }),
      ).toMatchObject({ job: 'release-payment' });
  });

  it('[D-82] what was asked for and never confirmed is asked for again', () => {
    expect(of('CAPTURE_ASKED', 'READY')).toMatchObject({ kind: 'CAPTURE_UNCONFIRMED' });
    expect(of('CANCEL_ASKED', null)).toMatchObject({ kind: 'RELEASE_UNCONFIRMED' });
    expect(of('REFUND_ASKED', 'REJECTED')).toMatchObject({ kind: 'RELEASE_UNCONFIRMED' });
  });

  it('[D-83] [D-89] debts and what has come to rest need nothing', () => {
    for (const state of ['CANCELLED', 'REFUNDED', 'OWED', 'WAIVED', 'NOTHING_DUE'] as const)
      expect(of(state, 'ACCEPTED')).toBeNull();
  });
});
