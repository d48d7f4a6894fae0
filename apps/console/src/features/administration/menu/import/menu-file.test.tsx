import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOffice, smash } from '../../testing/render-office.tsx';
import { officeCatalogue } from '../testing/office-catalogue.ts';
import { ImportScreen } from './ImportScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLAN = {
  catalogueVersion: '7',
  kinds: [
    { kind: 'categories', created: 0, changed: 0, untouched: 3 },
    { kind: 'groups', created: 2, changed: 1, untouched: 4 },
    { kind: 'upsells', created: 0, changed: 0, untouched: 0 },
    { kind: 'menus', created: 0, changed: 0, untouched: 1 },
    { kind: 'items', created: 5, changed: 0, untouched: 20 },
  ],
  sample: [{ kind: 'groups', name: 'Sauces', isNew: true }],
  picturesLeftOut: 2,
  problems: [] as object[],
  problemCount: 0,
};

async function choose(plan: object) {
  const sent: Record<string, unknown>[] = [];
  renderOffice(
    <ImportScreen
      company={smash}
      administrator={{ id: 'ada', role: 'COMPANY_ADMIN' }}
      venueId={null}
    />,
    { OfficeCatalogue: () => ({ officeCatalogue: officeCatalogue() }) },
    '/office/menu/import',
  );
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
    const fields = Object.fromEntries([...body].filter(([name]) => name !== 'file'));
    sent.push({ path, ...fields });
    const done = { error: null, created: 7, changed: 1 };
    return new Response(JSON.stringify('catalogueVersion' in fields ? done : plan));
  });
  const file = new File(['{"format":"tallrik-menu","version":1}'], 'menu.json');
  fireEvent.change(await screen.findByLabelText('Choose file'), { target: { files: [file] } });
  return sent;
}

it('[CATALOG-42] a whole menu is a plan of every kind of thing before it is written', async () => {
  const sent = await choose(PLAN);
  expect(await screen.findByText('2 new, 1 changed, 4 left alone')).toBeTruthy();
  expect(screen.getByText('Sauces')).toBeTruthy();
  expect(screen.getByText('2 pictures are not yours and are left out.')).toBeTruthy();
  expect(sent).toEqual([{ path: '/staff/menu-files', companyId: 'smash' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Run import' }));
  expect(await screen.findByText(/7 new, 1 changed/)).toBeTruthy();
  expect(sent[1]).toEqual({ path: '/staff/menu-files', companyId: 'smash', catalogueVersion: '7' });
});

it('[CATALOG-41] every wrong value is named by its place, and nothing can be run', async () => {
  const problems = [{ place: 'items.3.price', value: '-1', code: 'PRICE_OUT_OF_RANGE' }];
  await choose({ ...PLAN, problems, problemCount: 1 });
  expect(await screen.findByText('items.3.price')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run import' }).disabled).toBe(
      true,
    ),
  );
});
