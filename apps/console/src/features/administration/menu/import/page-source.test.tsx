import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOffice, smash } from '../../testing/render-office.tsx';
import { type } from '../../venues/testing/office-venue.ts';
import { officeCatalogue } from '../testing/office-catalogue.ts';
import { ImportScreen } from './ImportScreen.tsx';

afterEach(cleanup);

const ROWS = [
  ['category', 'title', 'description', 'price'],
  ['Pizza', 'Margherita', '', '95'],
];

async function readPage(answer: { error: string | null; rows: string[][] }) {
  const world = renderOffice(
    <ImportScreen
      company={smash}
      administrator={{ id: 'ada', role: 'COMPANY_ADMIN' }}
      venueId={null}
    />,
    {
      OfficeCatalogue: () => ({ officeCatalogue: officeCatalogue() }),
      MenuOfPage: () => ({ menuOfPage: answer }),
      PlanCatalogueImport: () => ({
        planCatalogueImport: {
          catalogueVersion: '7',
          created: 1,
          changed: 0,
          untouched: 0,
          newCategories: ['Pizza'],
          problems: [],
          sample: [],
        },
      }),
    },
    '/office/menu/import',
  );
  const address = await screen.findByLabelText('Address of the page with the menu');
  await type(address, ' pizza.example/menu ');
  await act(async () => void fireEvent.submit(address.closest('form')!));
  return world;
}

describe('a menu from a web page', () => {
  it('[CATALOG-40] is read by its address and is a plan before anything is written', async () => {
    const world = await readPage({ error: null, rows: ROWS });
    expect(world.sent('MenuOfPage')).toEqual([
      { companyId: 'smash', address: 'https://pizza.example/menu' },
    ]);
    expect(await screen.findByText('New categories: Pizza')).toBeTruthy();
    expect(world.sent('PlanCatalogueImport')).toMatchObject([
      { content: expect.stringContaining('Pizza,Margherita,,95') },
    ]);
    expect(world.sent('RunCatalogueImport')).toEqual([]);
  });

  it('[CATALOG-40] a page that cannot be read says so in words', async () => {
    await readPage({ error: 'PAGE_NOT_READABLE', rows: [] });
    expect(await screen.findByText(/must begin with https/)).toBeTruthy();
  });
});
