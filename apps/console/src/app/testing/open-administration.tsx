import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { useSession } from '../../shared/services.tsx';
import { openDeviceMemory } from '../../shared/storage/device-memory.ts';
import { renderWith, type Answers } from '../../shared/testing/render-with.tsx';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../AdminPages.tsx';
import { StaffPage } from '../StaffPage.tsx';
import { openThemeSwitch } from '../theme.ts';

const ada = {
  id: 'ada',
  name: 'Ada',
  language: null,
  hasTwoFactor: true,
  mustEnrolTwoFactor: false,
};

export const smash = {
  id: 'smash',
  displayName: 'Smash',
  country: 'GB',
  currency: 'GBP',
  languages: ['en', 'se'],
  enableQrOrders: true,
  requiresTwoFactor: false,
  isLive: false,
  venues: [
    { id: 'camden', name: 'Smash Camden' },
    { id: 'soho', name: 'Smash Soho' },
  ],
};

/** Who looks after all companies, and has no restaurant. */
export const platformAdmin = {
  ...ada,
  role: 'PLATFORM_ADMIN',
  venues: [],
  company: { id: 'platform', displayName: 'Platform' },
};

export const companyAdmin = {
  ...ada,
  role: 'COMPANY_ADMIN',
  venues: smash.venues,
  company: { id: 'smash', displayName: 'Smash' },
};

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;
export const address = () => screen.getByTestId('address').textContent;

/** The console of somebody signed in, at an address, until its first words are there. */
export async function openConsole(
  me: object,
  path: string,
  answers: Answers = {},
  heading?: string,
) {
  const device = { matches: false, addEventListener: () => {} };
  const themeSwitch = openThemeSwitch(openDeviceMemory(null), document.documentElement, device);
  const Page = () => {
    const { token } = useSession();
    return token === null ? null : <StaffPage token={token} themeSwitch={themeSwitch} />;
  };
  const page = <Page />;
  const world = renderWith(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <Routes>
        <Route path="/" element={page} />
        <Route path="/admin/*" element={page} />
        <Route path="/office/*" element={page} />
        <Route path="/:venueId" element={page} />
      </Routes>
    </MemoryRouter>,
    {
      StaffMe: () => ({ staffMe: me }),
      AdministeredCompany: () => ({ administeredCompany: smash }),
      ...answers,
    },
    ({ session }) => session.begin('token-1'),
  );
  if (heading !== undefined) await screen.findByRole('heading', { level: 1, name: heading });
  return {
    ...world,
    /** What was sent to the operation, in its order. */
    sent: (name: string) =>
      world.requests.filter(([operation]) => operation === name).map(([, sent]) => sent),
  };
}

export const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The open sheet: what lies behind it has buttons of the same names. */
export const sheet = () => {
  const open = screen
    .getAllByRole('dialog', { hidden: true })
    .find((dialog) => dialog.hasAttribute('open'));
  if (!open) throw new Error('No sheet is open');
  return within(open);
};
export const tapInSheet = (name: string) =>
  act(async () => void fireEvent.click(sheet().getByRole('button', { name })));
