import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOffice } from '../testing/render-office.tsx';
import { ArchiveImport } from './ArchiveImport.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLAN = {
  companyName: 'Café Sol',
  fingerprint: 'f1',
  pictures: 12,
  rows: [
    { name: 'venues', count: 2 },
    { name: 'offers', count: 3 },
  ],
  kinds: [{ kind: 'items', created: 40, changed: 0, untouched: 0 }],
  sample: [],
  picturesLeftOut: 0,
  leftBehind: ['PAYMENT', 'TABLE_CODES'],
  problems: [] as object[],
  problemCount: 0,
};

async function choose(plan: object) {
  const sent: Record<string, unknown>[] = [];
  renderOffice(<ArchiveImport companyId="smash" />, {}, '/office/settings/company');
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
    sent.push({ path, ...Object.fromEntries([...body].filter(([name]) => name !== 'file')) });
    return new Response(JSON.stringify(plan));
  });
  const file = new File(['zip'], 'sol.zip');
  fireEvent.change(await screen.findByLabelText('Choose the file (.zip)'), {
    target: { files: [file] },
  });
  return sent;
}

it('[D-621] an archive is a plan with what stays behind, before it is made', async () => {
  const sent = await choose(PLAN);
  expect(await screen.findByText(/From Café Sol/)).toBeTruthy();
  expect(screen.getByText('Restaurants: 2 · Offers: 3 · Pictures: 12')).toBeTruthy();
  expect(screen.getByText('40 new, 0 changed, 0 left alone')).toBeTruthy();
  expect(screen.getByText('Printed table codes: print new ones')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Make all of it' }));
  expect(await screen.findByText('Everything is here.')).toBeTruthy();
  expect(sent).toEqual([
    { path: '/staff/company-imports', companyId: 'smash' },
    { path: '/staff/company-imports', companyId: 'smash', fingerprint: 'f1' },
  ]);
});

it('[D-621] a company with a menu of its own takes none, and says so', async () => {
  await choose({
    leftBehind: [],
    problems: [{ place: '', value: '', code: 'COMPANY_NOT_EMPTY' }],
    problemCount: 1,
  });
  expect(await screen.findByText(/comes into an empty company only/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make all of it' })).toBeNull();
});
