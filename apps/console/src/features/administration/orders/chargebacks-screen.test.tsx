import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOffice } from '../testing/render-office.tsx';
import { OrderChargebacks } from './OrderChargebacks.tsx';
import type { OfficeOrder } from './orders-query.ts';

afterEach(cleanup);

type Chargeback = OfficeOrder['chargebacks'][number];
const aDispute = (fields: Partial<Chargeback> = {}): Chargeback => ({
  reference: 'DISPUTE1',
  stage: 'CHARGEBACK',
  disputed: 12_000,
  taken: 12_000,
  answerBy: '2026-12-01T22:30:00Z',
  needsPerson: true,
  told: [
    { stage: 'CHARGEBACK', at: '2026-11-15T12:00:00Z', amount: 12_000, reason: 'Not recognised' },
  ],
  ...fields,
});
const show = (chargebacks: Chargeback[], mayRead = true) => {
  const row = { currency: 'GBP', timeZone: 'Europe/Stockholm' };
  const order = { row, chargebacks } as unknown as OfficeOrder;
  renderOffice(<OrderChargebacks order={order} mayRead={mayRead} />, {});
};

describe('[MONEY-32] disputes on the order’s page', () => {
  it('say how far they have come, by when to answer, and the provider’s reference', () => {
    show([aDispute()]);
    expect(screen.getByRole('status').textContent).toMatch(
      /has taken £120\.00 back\. Last day to answer: Tue,? 1 December 2026/,
    );
    screen.getByText('DISPUTE1');
    screen.getByText('Not recognised');
    expect(screen.getByRole('link', { name: 'Findings' }).getAttribute('href')).toContain(
      '/office/reports/findings',
    );
  });

  it('a won one needs nobody; who may not read findings has no link there', () => {
    show(
      [
        aDispute({ stage: 'CHARGEBACK_REVERSED', answerBy: null, needsPerson: false }),
        aDispute({ reference: 'DISPUTE2' }),
      ],
      false,
    );
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^You were right/);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
