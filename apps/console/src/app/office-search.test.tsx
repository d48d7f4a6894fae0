import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../features/administration/people/PeopleScreen.tsx';
import './OfficePages.tsx';
import { address, companyAdmin, openConsole } from './testing/open-administration.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const hit = (kind: string, id: string, title: string) => ({
  kind,
  id,
  title,
  subtitle: null,
  venueId: null,
});
const open = (me: object = companyAdmin) =>
  openConsole(
    me,
    '/office/team',
    {
      StaffMembers: () => ({ staffMembers: [] }),
      OfficeSearch: ({ text }) => ({
        officeSearch: text === 'team' ? [hit('ITEM', 'tea', 'Tea for a team')] : [],
      }),
    },
    'Team',
  );
const dialog = () => within(screen.getByRole('dialog', { name: 'Search' }));
const press = (key: string, more: object = {}, on: Element = document.body) =>
  act(async () => void fireEvent.keyDown(on, { key, ...more }));
const field = () => dialog().getByRole('combobox');
const write = (text: string) =>
  act(async () => void fireEvent.change(field(), { target: { value: text } }));
const options = () =>
  dialog()
    .queryAllByRole('option')
    .map((option) => option.textContent);

describe('[OFFICE-07] the search over everything', () => {
  it.each([
    ['Ctrl+K', () => press('k', { ctrlKey: true })],
    ['Cmd+K', () => press('k', { metaKey: true })],
    ['/', () => press('/')],
    [
      'the button in the head',
      () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' }))),
    ],
  ])('is opened by %s', async (_name, opening) => {
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    await opening();
    expect(field()).toBeInstanceOf(HTMLElement);
  });

  it('a slash in a text field is a slash', async () => {
    await open();
    const input = document.body.appendChild(document.createElement('input'));
    await press('/', {}, input);
    expect(screen.queryByRole('dialog')).toBeNull();
    input.remove();
  });

  it('finds pages and things; arrows choose, Enter opens', async () => {
    await open();
    await press('/');
    await write('team');
    await waitFor(() => expect(options()).toContain('Tea for a team'));
    expect(options()[0]).toContain('Team');
    const chosen = () => dialog().getByRole('option', { selected: true }).textContent;
    expect(chosen()).toBe(options()[0]);
    await press('ArrowUp', {}, field());
    expect(chosen()).toBe('Tea for a team');
    expect(field().getAttribute('aria-activedescendant')).toBe(
      dialog().getByRole('option', { selected: true }).id,
    );
    await press('Enter', {}, field());
    expect(address()).toBe('/office/menu/items/tea');
  });

  it('[D-144] the single key can be switched off in the own settings, the combination stays', async () => {
    await openConsole(companyAdmin, '/office/me', {}, 'Account and security');
    const setting = screen.getByRole('switch', { name: 'Open the search with the key /' });
    await act(async () => void fireEvent.click(setting));
    expect(setting.getAttribute('aria-checked')).toBe('false');
    await press('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('k', { ctrlKey: true });
    expect(field()).toBeInstanceOf(HTMLElement);
  });

  it('says that it found nothing, and offers no page the role may not open', async () => {
    await open();
    await press('/');
    await write('xyzzy');
    expect(await dialog().findByText('Nothing found.')).toBeInstanceOf(HTMLElement);
    cleanup();
    await openConsole(
      { ...companyAdmin, role: 'VENUE_MANAGER' },
      '/office/settings',
      {},
      'You have no access to this page',
    );
    await press('k', { ctrlKey: true });
    await write('company');
    expect(options()).toEqual([]);
  });
});
