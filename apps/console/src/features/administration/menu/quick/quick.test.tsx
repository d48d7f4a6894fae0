import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOffice, smash } from '../../testing/render-office.tsx';
import { tap, type } from '../../venues/testing/office-venue.ts';
import { officeCatalogue } from '../testing/office-catalogue.ts';
import { QuickScreen } from './QuickScreen.tsx';

afterEach(cleanup);

async function openQuick(problems: object[] = [], catalogue: object = {}) {
  const world = renderOffice(
    <QuickScreen
      company={smash}
      administrator={{ id: 'ada', role: 'COMPANY_ADMIN' }}
      venueId={null}
    />,
    {
      OfficeCatalogue: () => ({ officeCatalogue: { ...officeCatalogue(), ...catalogue } }),
      PlanCatalogueImport: () => ({
        planCatalogueImport: {
          catalogueVersion: '7',
          created: 2,
          changed: 0,
          untouched: 0,
          newCategories: [],
          problems,
          sample: [],
        },
      }),
      RunCatalogueImport: () => ({ runCatalogueImport: { error: null, created: 2, changed: 0 } }),
    },
    '/office/menu/quick',
  );
  await screen.findByRole('table');
  return world;
}
const cell = (name: string) =>
  screen.getByRole<HTMLInputElement>(name.startsWith('Category') ? 'combobox' : 'textbox', {
    name,
  });
const titles = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Name, row/ })
    .map(({ value }) => value);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save \d+ dish/ });

describe('quick add', () => {
  it('[SETUP-13] [OFFICE-10] Enter opens the next row in the same category, and one call saves them', async () => {
    const world = await openQuick();
    await type(cell('Category, row 1'), 'Pizza');
    await type(cell('Name, row 1'), 'Margherita');
    await type(cell('Price in GBP, row 1'), '9,50');
    await act(async () => void fireEvent.keyDown(cell('Price in GBP, row 1'), { key: 'Enter' }));
    expect(document.activeElement).toBe(cell('Name, row 2'));
    expect(cell('Category, row 2').value).toBe('Pizza');
    await type(cell('Name, row 2'), 'Funghi');
    fireEvent.click(saveButton());
    // [OFFICE-10] Nothing is sent: the missing price comes first.
    await waitFor(() => expect(document.activeElement).toBe(cell('Price in GBP, row 2')));
    expect(world.sent('RunCatalogueImport')).toEqual([]);
    await type(cell('Price in GBP, row 2'), '11');
    await act(async () => void fireEvent.click(saveButton()));
    expect(world.sent('RunCatalogueImport')).toMatchObject([
      {
        format: 'CSV',
        vatRate: 20,
        catalogueVersion: '7',
        content: expect.stringContaining('Pizza,Margherita,9.50'),
      },
    ]);
    expect(await screen.findByText(/2 new, 0 changed/)).toBeTruthy();
    expect(titles()).toEqual(['']);
  });

  it('[SETUP-13] of a menu that knows no rate yet nothing is saved before one is chosen', async () => {
    const world = await openQuick([], { items: [], vatRates: [0, 12, 25] });
    const rate = screen.getByRole<HTMLSelectElement>('combobox', { name: 'VAT' });
    expect([rate.value, rate.getAttribute('aria-invalid')]).toEqual(['', null]);
    await type(cell('Category, row 1'), 'Pizza');
    await type(cell('Name, row 1'), 'Margherita');
    await type(cell('Price in GBP, row 1'), '9.50');
    fireEvent.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(rate));
    expect(rate.selectedOptions[0]?.textContent).toBe('Choose a rate');
    expect(world.sent('PlanCatalogueImport')).toEqual([]);
    await act(async () => void fireEvent.change(rate, { target: { value: '12' } }));
    await act(async () => void fireEvent.click(saveButton()));
    expect(world.sent('RunCatalogueImport')).toMatchObject([{ vatRate: 12 }]);
  });

  it('[SETUP-14] [CATALOG-40] a table pasted as the export writes it is that table', async () => {
    await openQuick();
    const text = 'id,category,title,price\n,Sides,"Fries, big",4.50\n,Sides,Slaw,3';
    await type(screen.getByLabelText(/A category on a line/), text);
    await tap('Show as a table');
    expect(titles()).toEqual(['Fries, big', 'Slaw']);
    expect(cell('Category, row 2').value).toBe('Sides');
    expect(cell('Price in GBP, row 1').value).toBe('4.50');
  });

  it('[SETUP-14] pasted lines are a table; one without a price is marked and can be completed', async () => {
    const world = await openQuick();
    await type(
      screen.getByLabelText(/A category on a line/),
      'Pizza\nMargherita 95\nFunghi\nVesuvio 105',
    );
    await tap('Show as a table');
    expect(titles()).toEqual(['Margherita', 'Funghi', 'Vesuvio']);
    expect(cell('Price in GBP, row 2').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(saveButton());
    expect(world.sent('RunCatalogueImport')).toEqual([]);
    expect(world.sent('PlanCatalogueImport')).toEqual([]);
    await type(cell('Price in GBP, row 2'), '99');
    await tap('Leave out row 3');
    await act(async () => void fireEvent.click(saveButton()));
    expect(world.sent('RunCatalogueImport')).toMatchObject([
      { content: expect.stringContaining('Pizza,Funghi,99.00') },
    ]);
  });

  it('[SETUP-13] a sample menu of six dishes in the company’s language is there to overwrite', async () => {
    await openQuick();
    await tap('Fill in a sample menu');
    expect(titles()).toHaveLength(6);
    expect(titles()).toContain('Margherita pizza');
    await type(cell('Name, row 2'), 'Our own pizza');
    expect(titles()[1]).toBe('Our own pizza');
    expect(saveButton().disabled).toBe(false);
  });

  it('[SETUP-13] what the server finds wrong is said, and nothing typed is lost', async () => {
    await openQuick([{ row: 2, column: 'title', value: 'x', code: 'TEXT_TOO_LONG' }]);
    await tap('Fill in a sample menu');
    await act(async () => void fireEvent.click(saveButton()));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(titles()).toHaveLength(6);
  });
});
