import { makeHttpApi } from '@tallrik/contract/client/http-api';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { staffMemberQuery } from '../../features/accounts/use-staff-member.ts';
import { administeredCompanyQuery } from '../../features/administration/administered-company.ts';
import { catalogueQuery } from '../../features/administration/menu/catalogue-query.ts';
import { guardedApi } from '../../shared/session/guarded-api.ts';
import { openSession } from '../../shared/session/session.ts';
import { openDeviceMemory } from '../../shared/storage/device-memory.ts';
import { STAFF_ENDPOINT } from '../staff-endpoint.ts';
import { takingAhead, type PageWithAhead } from './asked-ahead.ts';
import { askForMenuAhead } from './menu-ahead.ts';

const FILES = {
  scripts: ['/console/assets/office.js'],
  styles: ['/console/assets/office.css'],
  words: { en: ['/console/assets/en.js'], se: ['/console/assets/se.js'] },
};
const OWNER = `h.${btoa(JSON.stringify({ sub: 'ada', company: 'smash' }))}.s`;
const DATA = {
  staffMe: null,
  officeCatalogue: { items: [] },
  administeredCompany: { id: 'smash' },
};
const UNAUTHENTICATED = {
  data: null,
  errors: [{ message: 'Signed out', extensions: { code: 'UNAUTHENTICATED' } }],
};

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

function open(
  given: { token?: string | null; search?: string; language?: 'se'; answer?: object } = {},
) {
  const memory = openDeviceMemory(localStorage);
  const token = given.token === undefined ? OWNER : given.token;
  memory.set('token', token);
  memory.set('language', given.language ?? null);
  const page: PageWithAhead = {};
  const respond = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json(given.answer ?? { data: DATA })),
  );
  askForMenuAhead({
    page,
    document,
    search: given.search ?? '',
    storage: localStorage,
    deviceLanguages: ['nl-NL', 'en-GB'],
    fetch: respond,
    newTraceId: () => 'trace-1',
  });
  /** What the app itself will send. */
  const later = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: DATA })));
  const session = openSession(memory);
  const api = guardedApi(
    makeHttpApi({
      endpoint: STAFF_ENDPOINT,
      fetch: takingAhead(page, later),
      token: () => session.state().token,
      newTraceId: () => 'trace-2',
      onReachable: () => undefined,
    }),
    session,
  );
  return { ahead: respond, later, session, api, queryClient: new QueryClient() };
}

const nameFiles = () => {
  const meta = document.createElement('meta');
  meta.name = 'menu-files';
  meta.content = JSON.stringify(FILES);
  document.head.append(meta);
};
const links = () =>
  [...document.querySelectorAll('link')].map((link) =>
    [link.rel, link.getAttribute('as'), link.crossOrigin, link.getAttribute('href')].join(' '),
  );

describe('[D-751] [OFFICE-27] the script the menu’s document begins with', () => {
  it('asks for dishes, person and company in the very words of the app, which asks for none of them again', async () => {
    const { ahead, later, api, queryClient } = open();
    expect(ahead).toHaveBeenCalledTimes(3);
    const catalogue = await queryClient.fetchQuery(catalogueQuery(api, 'smash'));
    expect(catalogue).toEqual(DATA.officeCatalogue);
    expect(await queryClient.fetchQuery(staffMemberQuery(api, OWNER))).toBeNull();
    const company = await queryClient.fetchQuery(administeredCompanyQuery(api, 'smash'));
    expect(company).toEqual(DATA.administeredCompany);
    expect(later).not.toHaveBeenCalled();
    await queryClient.fetchQuery({ ...catalogueQuery(api, 'smash'), staleTime: 0 });
    expect(later).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in another company', { search: '?company=nordbro' }],
    ['with a token that says nothing', { token: 'token-1' }],
  ])('asks only who it is %s', async (_where, given) => {
    const { ahead, later, api, queryClient } = open(given);
    expect(ahead).toHaveBeenCalledTimes(1);
    await queryClient.fetchQuery(staffMemberQuery(api, 'any'));
    expect(later).not.toHaveBeenCalled();
    await queryClient.fetchQuery(catalogueQuery(api, 'nordbro'));
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing signed out, and still names the files', () => {
    nameFiles();
    expect(open({ token: null }).ahead).not.toHaveBeenCalled();
    expect(links()).toHaveLength(3);
  });

  it('hands on that a token is over: the app ends the session as ever', async () => {
    const { api, session, queryClient } = open({ answer: UNAUTHENTICATED });
    const person = queryClient.fetchQuery({ ...staffMemberQuery(api, OWNER), retry: false });
    await expect(person).rejects.toThrow('Signed out');
    expect(session.state()).toEqual({ token: null, hasExpired: true });
  });

  it('[OFFICE-22] asks by itself with the token that somebody signs in again with', async () => {
    const { api, later, session, queryClient } = open({ answer: UNAUTHENTICATED });
    session.renewWith(() => {
      session.begin('token-2');
      return Promise.resolve(true);
    });
    await queryClient.fetchQuery(catalogueQuery(api, 'smash'));
    const headers = new Headers(later.mock.calls[0]?.[1]?.headers);
    expect(headers.get('authorization')).toBe('Bearer token-2');
  });

  it('fetches the words of the person’s language first, then scripts and styles', () => {
    nameFiles();
    open({ language: 'se' });
    expect(links()).toEqual([
      'modulepreload  anonymous /console/assets/se.js',
      'modulepreload  anonymous /console/assets/office.js',
      'preload style anonymous /console/assets/office.css',
    ]);
  });

  it('takes the device’s language where none is remembered', () => {
    nameFiles();
    open();
    expect(links()[0]).toContain('/en.js');
  });
});
