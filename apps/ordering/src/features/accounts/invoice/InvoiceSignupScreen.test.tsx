import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../../../shared/testing/native-dialogs.ts';
import { press, showPage } from '../../../shared/testing/show-page.tsx';
import { formAddress, InvoiceSignupScreen } from './InvoiceSignupScreen.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const user = {
  id: 'user-1',
  name: 'Åsa Lind',
  email: 'asa@example.org',
  easyId: '1042',
  deleted: false,
  activated: true,
};

describe('signing up for invoices', () => {
  const open = (
    signedInAs?: string,
    invoiceFormUrl: string | null = 'https://forms.example/apply',
    invoiceCustomerId: string | null = null,
  ) =>
    showPage({
      Screen: InvoiceSignupScreen,
      pattern: '/invoice-signup',
      at: '/invoice-signup',
      ...(signedInAs ? { signedInAs } : {}),
      answers: { SignedInGuest: () => ({ User: { ...user, invoiceCustomerId } }) },
      company: {
        configuration: { invoiceFormUrl },
        company: { supportEmail: 'hello@example.org' },
      },
    });

  it('[PAY-47] asks a visitor to register first', async () => {
    const { openedDialogs } = open();
    await press('Create account');
    expect(openedDialogs).toEqual(['SIGN_UP']);
  });

  it('[PAY-45] [PAY-46] [D-89] [ROUTE-29] shows the terms and the form, prefilled and shut in', async () => {
    open('user-1');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Pay by invoice');
    expect(frame.src).toBe(
      'https://forms.example/apply?name=%C3%85sa+Lind&email=asa%40example.org',
    );
    expect(frame.getAttribute('sandbox')).toBe('allow-forms allow-scripts');
    expect(screen.getByText(/one invoice every Monday/)).toBeDefined();
  });

  it('[PAY-45] [F-68] without a form it promises none and says whom to write to', async () => {
    open('user-1', null);
    expect(await screen.findByText(/^Write to us to apply/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeDefined();
    expect(screen.queryByText(/form/)).toBeNull();
    cleanup();
    open(undefined, null);
    expect(await screen.findByText('We need to know who applies.')).toBeDefined();
  });

  it('[PAY-45] [F-68] an account that pays by invoice is told so, not asked to apply', async () => {
    open('user-1', null, 'invoice-customer-1');
    expect(await screen.findByText('Your account pays by invoice')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
  });

  it.each([null, 'http://forms.example', 'javascript:alert(1)', 'nonsense'])(
    '[D-89] %s is never embedded',
    (address) => {
      expect(formAddress(address, user)).toBeNull();
    },
  );
});
