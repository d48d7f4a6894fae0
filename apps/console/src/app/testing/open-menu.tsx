import { act, fireEvent, screen } from '@testing-library/react';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../../features/administration/menu/MenuScreen.tsx';
import '../OfficePages.tsx';
import {
  group,
  item,
  officeCatalogue,
  text,
} from '../../features/administration/menu/testing/office-catalogue.ts';
import { companyAdmin, openConsole, smash } from './open-administration.tsx';

const company = { ...smash, slug: 'smash', country: 'GB' };
const nothingElse = {
  AdministeredCompany: () => ({ administeredCompany: company }),
  OfficeStock: () => ({ venueStock: { items: [], variationGroups: [] } }),
};
export const catalogue = officeCatalogue({
  items: [
    item('burger', { title: text('Burger'), order: 2 }),
    item('fries', { title: text('Fries'), order: 1, price: 400 }),
  ],
  groups: [group('heat', { name: text('Heat') })],
});

/** Takes every change as it comes, a version higher. */
export const saving = (more: object = {}) => ({
  ...nothingElse,
  OfficeCatalogue: () => ({ officeCatalogue: catalogue }),
  SaveItem: ({ item: input, id, version }: Record<string, unknown>) => ({
    saveItem: {
      error: null,
      field: null,
      auditId: 'audit-1',
      item: {
        ...catalogue.items.find((one) => one.id === id),
        ...(input as object),
        version: Number(version) + 1,
      },
    },
  }),
  UndoChange: () => ({ undoChange: { success: true, error: null } }),
  ...more,
});
export const openMenu = (path = '', answers: object = {}) =>
  openConsole(companyAdmin, `/office/menu${path}`, saving(answers), 'Menu');
export const price = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Price of ${name}` });
export const type = async (field: HTMLElement, value: string, key = 'Enter') => {
  fireEvent.change(field, { target: { value } });
  await act(async () => void fireEvent.keyDown(field, { key }));
};
