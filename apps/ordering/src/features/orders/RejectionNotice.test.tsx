import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../shared/services/services.tsx';
import { GuestStory } from '../../shared/testing/GuestStory.tsx';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { RejectionNotice } from './RejectionNotice.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const rejected = {
  id: 'order-1',
  easyId: '208',
  status: 'REJECTED',
  confirmed: false,
  rejectReason: 'CLOSING_SOON',
  isRefunded: false,
} as const;

function view(
  order: Parameters<typeof RejectionNotice>[0]['order'],
  call: Services['api']['call'],
) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <GuestStory language="en" services={{ api: { call, readPublic: call } }}>
        <RejectionNotice order={order} />
      </GuestStory>
    </QueryClientProvider>
  );
}

function server() {
  const asked: unknown[] = [];
  const call: Services['api']['call'] = (_operation, variables) => {
    asked.push(variables);
    return new Promise(() => {});
  };
  return { asked, call };
}

const notice = () => screen.queryByRole('alertdialog', { name: 'Your order was rejected' });

describe('a rejected order', () => {
  it('[ORDER-12] [ORDER-14] [ORDER-15] is told with its reason, and showing it marks it as seen', () => {
    const { asked, call } = server();
    render(view(rejected, call));
    expect(notice()?.textContent).toContain('The kitchen is closing soon');
    expect(asked).toEqual([{ id: 'order-1' }]);
  });

  it('[ORDER-15] [F-18] promises money back only where some was paid', () => {
    const { call } = server();
    render(view({ ...rejected, isRefunded: true }, call));
    expect(notice()?.textContent).toContain('comes back within 3 banking days');
    cleanup();
    render(view(rejected, call));
    expect(notice()?.textContent).not.toContain('banking days');
  });

  it('[ORDER-15] stays when the server has noted it, and goes when the guest closes it', async () => {
    const { call } = server();
    const { rerender } = render(view(rejected, call));
    rerender(view({ ...rejected, confirmed: true }, call));
    expect(notice()).not.toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    expect(notice()).toBeNull();
  });

  it('[ORDER-14] is not told a second time', () => {
    const { asked, call } = server();
    render(view({ ...rejected, confirmed: true }, call));
    expect(notice()).toBeNull();
    expect(asked).toEqual([]);
  });
});
