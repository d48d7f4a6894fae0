import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogueKey } from '../features/administration/menu/catalogue-query.ts';
import type { Services } from '../shared/services.tsx';
import { renderWith } from '../shared/testing/render-with.tsx';
import { openOfficeAhead } from './open-office-ahead.ts';

const CATALOGUE = { items: [] };
const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const OWNER = tokenOf({ sub: 'ada', company: 'smash' });

/** Everything is asked for before a page is drawn: nothing is rendered here but what makes the services. */
function open(
  address: { pathname: string; search?: string },
  token: string | null = OWNER,
  refuse: (name: string) => void = () => undefined,
) {
  const answer = (name: string, data: unknown) => () => {
    refuse(name);
    return data;
  };
  let services: Services | undefined;
  const { requests } = renderWith(
    null,
    {
      StaffMe: answer('StaffMe', { staffMe: null }),
      OfficeCatalogue: answer('OfficeCatalogue', { officeCatalogue: CATALOGUE }),
      AdministeredCompany: answer('AdministeredCompany', { administeredCompany: {} }),
    },
    (made) => {
      services = made;
      if (token !== null) made.session.begin(token);
    },
  );
  const queryClient = new QueryClient();
  const root = document.documentElement;
  if (!services) throw new Error('There are no services');
  openOfficeAhead({ services, queryClient, language: 'en', root }, { search: '', ...address });
  return { queryClient, root, names: () => requests.map(([name]) => name).toSorted() };
}

afterEach(() => delete document.documentElement.dataset['typeface']);

describe('[OFFICE-27] the office opened by its address', () => {
  it('asks for person, company and dishes before anything is drawn, and for the typeface last', async () => {
    const { queryClient, root, names } = open({ pathname: '/office/menu' });
    expect(root.dataset['typeface']).toBe('later');
    await vi.waitFor(() => expect(root.dataset['typeface']).toBeUndefined(), 10_000);
    expect(names()).toEqual(['AdministeredCompany', 'OfficeCatalogue', 'StaffMe']);
    expect(queryClient.getQueryData(catalogueKey('smash'))).toEqual(CATALOGUE);
    expect(queryClient.getQueryData(['late-part', 'office-menu'])).toBeDefined();
  });

  it('asks for no dishes for another page', async () => {
    const { root, names } = open({ pathname: '/office/team/' });
    await vi.waitFor(() => expect(root.dataset['typeface']).toBeUndefined(), 10_000);
    expect(names()).toEqual(['AdministeredCompany', 'StaffMe']);
  });

  it('leaves the page as it would have been where something is refused', async () => {
    const { root } = open({ pathname: '/office/menu' }, OWNER, (name) => {
      if (name === 'OfficeCatalogue') throw new Error('FORBIDDEN');
    });
    await vi.waitFor(() => expect(root.dataset['typeface']).toBeUndefined(), 10_000);
  });

  it.each([
    ['a board', { pathname: '/0b8f' }, OWNER],
    ['an address that only begins alike', { pathname: '/officer' }, OWNER],
    ['nobody', { pathname: '/office/menu' }, null],
  ])('does nothing for %s', (_who, address, token) => {
    const { root, names } = open(address, token);
    expect(names()).toEqual([]);
    expect(root.dataset['typeface']).toBeUndefined();
  });

  it.each([
    ['in another company', { pathname: '/office/menu', search: '?company=nordbro' }, OWNER],
    ['with a token that says nothing', { pathname: '/office/menu' }, 'token-1'],
  ])('asks only who it is %s', (_where, address, token) => {
    const { root, names } = open(address, token);
    expect(names()).toEqual(['StaffMe']);
    expect(root.dataset['typeface']).toBeUndefined();
  });
});
