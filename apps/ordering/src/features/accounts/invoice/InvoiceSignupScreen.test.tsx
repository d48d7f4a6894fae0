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
  ) =>
    showPage({
      Screen: InvoiceSignupScreen,
      pattern: '/invoice-signup',
      at: '/invoice-signup',
      ...(signedInAs ? { signedInAs } : {}),
      answers: { SignedInGuest: () => ({ User: user }) },
      company: { configuration: { invoiceFormUrl } },
    });

  it('[PAY-47] asks a visitor to register first', async () => {
    const { doors } = open();
    await press('Create account');
    expect(doors).toEqual(['SIGN_UP']);
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

  it.each([null, 'http://forms.example', 'javascript:alert(1)', 'nonsense'])(
    '[D-89] %s is never embedded',
    (address) => {
      expect(formAddress(address, user)).toBeNull();
    },
  );
});
