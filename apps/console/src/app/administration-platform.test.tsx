import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import {
  address,
  fill,
  openConsole,
  platformAdmin,
  sheet,
  smash,
  tap,
  tapInSheet,
} from './testing/open-administration.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const company = (id: string, displayName: string, active = true) => ({
  id,
  displayName,
  slugs: id === 'platform' ? [] : [id],
  country: 'GB',
  currency: 'GBP',
  active,
  venueCount: 2,
  createdAt: '2026-11-13T18:00:00Z',
  isLive: false,
  nextStep: null as string | null,
  lastOrderAt: null as string | null,
  openFindings: 0,
  invited: [] as { id: string; name: string; email: string }[],
});
const own = company('platform', 'Platform');

describe('[F-85] [D-290] the companies of a deployment', () => {
  const open = (answers = {}, companies = [own]) =>
    openConsole(
      platformAdmin,
      '/',
      {
        Companies: () => ({ companies }),
        CheckPath: () => ({ checkPath: { error: null, suggestions: [] } }),
        ...answers,
      },
      'Companies',
    );
  const fillCompany = () => {
    fill('Company name', 'Zeytin Lokantası');
    fill('First administrator’s name', 'Elif');
    fill('First administrator’s email', 'elif@zeytin.example');
  };

  it('are where a platform administrator begins, who has no restaurant', async () => {
    await open();
    expect(address()).toBe('/admin');
    expect(screen.getByText(/There is no company yet/)).toBeInstanceOf(HTMLElement);
  });

  it('[D-291] [D-292] one is opened, and its first administrator’s whole address shown once', async () => {
    const { sent } = await open({
      CreateCompany: () => ({ createCompany: { invitation: 's3cret', error: null } }),
    });
    await tap('Open a company');
    fillCompany();
    expect(screen.getByLabelText<HTMLInputElement>('Path').value).toBe('zeytin-lokantasi');
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'TR' } });
    await tap('Open company');
    expect(sent('CreateCompany')).toEqual([
      {
        displayName: 'Zeytin Lokantası',
        slug: 'zeytin-lokantasi',
        country: 'TR',
        currency: 'TRY',
        language: 'tr',
        adminName: 'Elif',
        adminEmail: 'elif@zeytin.example',
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(
      `${window.location.origin}/invitation#s3cret`,
    );
    expect(sent('Companies')).toHaveLength(2);
    await tap('Done');
    await tap('Open a company');
    expect(screen.queryByLabelText('Address')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('');
  });

  it.each([true, false])('[D-292] the address is copied, or marked (%s)', async (isLent) => {
    const writeText = vi.fn(async () => {
      if (!isLent) throw new Error('not allowed');
    });
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await open({ CreateCompany: () => ({ createCompany: { invitation: 's3cret', error: null } }) });
    await tap('Open a company');
    fillCompany();
    await tap('Open company');
    await tap('Copy');
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/invitation#s3cret`);
    expect(screen.queryByRole('button', { name: 'Copied' }) !== null).toBe(isLent);
    expect(screen.queryByText(/copy it yourself/) === null).toBe(isLent);
    vi.unstubAllGlobals();
  });

  it.each([
    ['console', 'The system itself uses this path. Choose another one.'],
    ['a', 'A path has 2 to 41 of a-z, 0-9 and hyphens inside.'],
    ['', 'Fill in every field that is not optional.'],
  ])('[D-291] the path %j is not even sent', async (path, words) => {
    const { sent } = await open();
    await tap('Open a company');
    fillCompany();
    fill('Path', path);
    await tap('Open company');
    expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
    const marked = sheet()
      .getAllByRole('textbox')
      .filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(marked).toEqual([screen.getByLabelText('Path')]);
    expect(sent('CreateCompany')).toEqual([]);
  });

  it.each([
    ['COMPANY_SLUG_TAKEN', 'Another company has this path. Choose another one.'],
    ['STAFF_EMAIL_TAKEN', 'Somebody already signs in with this email address.'],
  ])('[D-143] %s is said in words, and what was typed stays', async (error, words) => {
    await open({ CreateCompany: () => ({ createCompany: { invitation: null, error } }) });
    await tap('Open a company');
    fillCompany();
    await tap('Open company');
    expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Zeytin Lokantası');
  });

  it('[SETUP-01] [SETUP-02] a path is checked while it is typed, and a free one near it takes its place', async () => {
    const { sent, clock } = await open({
      CheckPath: ({ path }: { path: string }) => {
        const isFree = path === 'zeytin-tr';
        return {
          checkPath: isFree
            ? { error: null, suggestions: [] }
            : { error: 'COMPANY_SLUG_TAKEN', suggestions: ['zeytin-tr', 'zeytin-2'] },
        };
      },
    });
    await tap('Open a company');
    fill('Path', 'zeytin');
    await act(() => clock.pass(1_000));
    fireEvent.click(await screen.findByRole('button', { name: 'zeytin-tr' }));
    await act(() => clock.pass(1_000));
    expect(await screen.findByText('This path is free.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLInputElement>('Path').value).toBe('zeytin-tr');
    expect(sent('CheckPath')).toContainEqual({ path: 'zeytin', country: 'SE' });
  });

  it('[SETUP-27] says of each how far it is, and sends its owner another invitation', async () => {
    const { sent } = await open(
      {
        RenewStaffInvitation: () => ({
          renewStaffInvitation: { invitation: 'an0ther', isMailed: false, error: null },
        }),
      },
      [
        own,
        {
          ...company('smash', 'Smash'),
          isLive: true,
          lastOrderAt: '2026-11-13T18:00:00Z',
          openFindings: 2,
        },
        {
          ...company('quay', 'Quay'),
          nextStep: 'HOURS',
          invited: [{ id: 'robin', name: 'Robin', email: 'robin@quay.example' }],
        },
      ],
    );
    for (const words of ['Live', 'Next: Opening hours', '2 findings', /Last order/])
      expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
    await tap('Invite Robin again');
    await tapInSheet('Invite again');
    expect(sent('RenewStaffInvitation')).toEqual([{ staffId: 'robin' }]);
    expect(await screen.findByLabelText('Address')).toBeInstanceOf(HTMLElement);
  });

  it('[D-293] one is switched off after a question, the own one never', async () => {
    const { sent } = await open(
      { SetCompanyActive: () => ({ setCompanyActive: { success: true, error: null } }) },
      [own, company('smash', 'Smash'), company('old', 'Old', false)],
    );
    expect(screen.queryByRole('button', { name: 'Switch off: Platform' })).toBeNull();
    await tap('Switch off: Smash');
    expect(sent('SetCompanyActive')).toEqual([]);
    await tapInSheet('Switch off');
    await tap('Switch on: Old');
    await tapInSheet('Switch on');
    expect(sent('SetCompanyActive')).toEqual([
      { companyId: 'smash', active: false },
      { companyId: 'old', active: true },
    ]);
  });

  it('one is entered: its people and terms are asked for by its id', async () => {
    const { sent } = await open(
      {
        StaffMembers: () => ({ staffMembers: [] }),
        CompanyOrderTerms: () => ({
          companyOrderTerms: { unansweredOrderMinutes: 10, capturesAtOnce: false },
        }),
      },
      [own, company('smash', 'Smash')],
    );
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Smash' })));
    await screen.findByRole('heading', { level: 1, name: 'Team' });
    expect(address()).toBe('/admin/companies/smash/people');
    expect(sent('StaffMembers')).toEqual([{ companyId: 'smash' }]);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Order terms' })));
    await screen.findByLabelText('Minutes to answer an order');
    expect(sent('CompanyOrderTerms')).toEqual([{ companyId: 'smash' }]);
    expect(screen.getByText(smash.displayName)).toBeInstanceOf(HTMLElement);
  });
});

describe('[F-85] [D-290] jobs that gave up', () => {
  const job = {
    id: '7',
    name: 'capture-payment',
    attempts: 12,
    lastError: 'the provider said 500',
    createdAt: '2026-11-13T18:00:00Z',
    payload: { paymentId: 'p-1' },
  };
  const open = (success: boolean, left: object[] = [job]) => {
    let jobs: object[] = [job];
    return openConsole(
      platformAdmin,
      '/admin/jobs',
      {
        DeadJobs: () => ({ deadJobs: jobs }),
        ReplayJob: () => {
          jobs = left;
          return { replayJob: { success, error: null } };
        },
      },
      'Failed jobs',
    );
  };

  it('are listed with what went wrong, and try again', async () => {
    const { sent } = await open(true, []);
    expect(await screen.findByText('the provider said 500')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/12 attempts/)).toBeInstanceOf(HTMLElement);
    await tap('Try capture-payment again');
    expect(sent('ReplayJob')).toEqual([{ id: '7' }]);
    expect(await screen.findByText('No job has given up.')).toBeInstanceOf(HTMLElement);
  });

  it('[D-143] one that is gone or alive is called that', async () => {
    await open(false);
    await screen.findByText('the provider said 500');
    await tap('Try capture-payment again');
    expect(screen.getByText('This job is gone or already running.')).toBeInstanceOf(HTMLElement);
  });
});

it('[F-85] [D-115] platform pages are not offered to a company’s administrator', async () => {
  const me = {
    ...platformAdmin,
    role: 'COMPANY_ADMIN',
    company: { id: 'smash', displayName: 'S' },
  };
  const { requests } = await openConsole(
    me,
    '/admin/jobs',
    { StaffMembers: () => ({ staffMembers: [] }) },
    'Team',
  );
  expect(address()).toBe('/admin/companies/smash/people');
  expect(screen.queryByRole('link', { name: 'Companies' })).toBeNull();
  expect(requests.map(([name]) => name)).not.toContain('DeadJobs');
  expect(() => sheet()).toThrow('No sheet is open');
});
