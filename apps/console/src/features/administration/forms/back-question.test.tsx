import { loadAdminCatalogue } from '@tallrik/translations/load-admin-catalogue';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { createTranslator } from '@tallrik/translations/translate';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchBack } from '../../../shared/back-guard.ts';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderWith } from '../../../shared/testing/render-with.tsx';
import { AdminTextProvider } from '../use-admin-text.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useUnsaved } from './leave.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

// As the page does it, before its router listens.
watchBack(window);

const translate = createTranslator<AdminTranslationKey>('en', await loadAdminCatalogue('en'));

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '', { save: async () => true, discard: () => setText('') });
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <Link to="/office/form">Form</Link>
      {pathname === '/office/form' && <Form />}
    </>
  );
}

const address = () => [screen.getByTestId('address').textContent, window.location.pathname];
const question = () =>
  screen.queryAllByRole('dialog').find((dialog) => dialog.hasAttribute('open')) ?? null;
const answer = (name: string) =>
  act(async () => void fireEvent.click(within(question()!).getByRole('button', { name })));

async function open() {
  window.history.replaceState(null, '', '/console/office/list');
  renderWith(
    <BrowserRouter basename="/console">
      <AdminTextProvider translate={translate}>
        <LeaveGuard staffId="ada">
          <Page />
        </LeaveGuard>
      </AdminTextProvider>
    </BrowserRouter>,
    {},
  );
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Form' })));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'typed' } });
}
const FORM = ['/office/form', '/console/office/form'];
const LIST = ['/office/list', '/console/office/list'];

describe('[OFFICE-11] the browser’s Back button', () => {
  it('asks, and stays with what was typed', async () => {
    await open();
    window.history.back();
    await screen.findByText('Save your changes?');
    await answer('Stay here');
    await expect.poll(address).toEqual(FORM);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('typed');
    window.history.back();
    await screen.findByText('Save your changes?');
    await answer('Discard');
    await expect.poll(address).toEqual(LIST);
  });

  it('goes at once where nothing was typed', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } });
    window.history.back();
    await expect.poll(address).toEqual(LIST);
    expect(question()).toBeNull();
  });
});
