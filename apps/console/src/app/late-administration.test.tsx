import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceMemory } from '../shared/storage/device-memory.ts';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import { renderWith } from '../shared/testing/render-with.tsx';
import { StaffPage } from './StaffPage.tsx';
import { openThemeSwitch } from './theme.ts';

// A build that has been replaced since: its file is gone.
vi.mock('./AdminPages.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

it('[D-295] the administration is a file of its own: one that does not come is said, with the way on', async () => {
  const device = { matches: false, addEventListener: () => {} };
  const themeSwitch = openThemeSwitch(openDeviceMemory(null), document.documentElement, device);
  const staffMe = {
    id: 'ada',
    name: 'Ada',
    role: 'PLATFORM_ADMIN',
    hasTwoFactor: true,
    language: null,
    mustEnrolTwoFactor: false,
    venues: [],
    company: { id: 'platform', displayName: 'Platform' },
  };
  renderWith(
    <MemoryRouter initialEntries={['/admin']}>
      <StaffPage token="token-1" themeSwitch={themeSwitch} />
    </MemoryRouter>,
    { StaffMe: () => ({ staffMe }) },
    ({ session }) => session.begin('token-1'),
  );
  expect(await screen.findByText(/No connection/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInstanceOf(HTMLElement);
});
