import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import type { Answers } from '../shared/testing/render-with.tsx';
import {
  companyAdmin,
  fill,
  openConsole,
  platformAdmin,
  sheet,
  tap,
  tapInSheet,
} from './testing/open-administration.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const person = (id: string, name: string, more: object = {}) => ({
  id,
  version: 4,
  name,
  email: `${id}@smash.example`,
  role: 'VENUE_STAFF',
  venueIds: ['soho'],
  active: true,
  hasTwoFactor: false,
  isInvited: false,
  invitationEndsAt: null,
  invitationSentAt: null,
  lastSeenAt: null,
  ...more,
});
const people = [
  person('ada', 'Ada', { role: 'COMPANY_ADMIN', venueIds: [], hasTwoFactor: true }),
  person('cem', 'Cem', {
    isInvited: true,
    venueIds: [],
    invitationEndsAt: '2026-03-04T09:30:00Z',
    invitationSentAt: '2026-03-01T09:30:00Z',
  }),
  person('dan', 'Dan', { active: false }),
  person('elif', 'Elif', { hasTwoFactor: true }),
];
const done = { success: true, error: null };

const open = async (answers: Answers = {}, me: object = companyAdmin) => {
  const world = await openConsole(
    me,
    '/admin/companies/smash/people',
    { StaffMembers: () => ({ staffMembers: people }), ...answers },
    'Team',
  );
  await screen.findByText('elif@smash.example');
  return world;
};
const choose = (role: 'radio' | 'checkbox', name: string) =>
  act(async () => void fireEvent.click(sheet().getByRole(role, { name })));

describe('[F-85] [D-115] [D-290] the people of a company', () => {
  it('are listed with role, restaurants and second factor, and who is invited or let go', async () => {
    await open();
    const row = (name: string) =>
      screen.getByRole('button', { name: `Edit ${name}` }).closest('li')?.textContent;
    expect(row('Ada')).toMatch(/You.*Administrator All restaurants.*Two-step sign-in: On/);
    expect(row('Cem')).toMatch(
      /Staff No restaurant.*Not needed.*Invited sent 01\/03\/2026.*until 04\/03\/2026/,
    );
    expect(row('Dan')).toMatch(/Staff Smash Soho.*Let go/);
  });

  it('[TEAM-01] [TEAM-05] tells when each was here last, and who sees money without a second factor', async () => {
    // The clock of the test stands at 2 March, noon.
    const seen = (lastSeenAt: string | null) => ({ role: 'VENUE_MANAGER', lastSeenAt });
    await open({
      StaffMembers: () => ({
        staffMembers: [
          person('one', 'One', seen('2026-03-02T11:58:00Z')),
          person('two', 'Two', seen('2026-03-02T08:05:00Z')),
          person('three', 'Three', seen('2026-03-01T23:00:00Z')),
          person('four', 'Four', seen('2026-02-11T12:00:00Z')),
          person('elif', 'Elif Ak', { lastSeenAt: null }),
        ],
      }),
    });
    const texts = [...document.querySelectorAll('main li, li')].map((row) => row.textContent ?? '');
    const of = (name: string) => texts.find((text) => text.includes(`${name}@smash`)) ?? '';
    expect(of('one')).toMatch(/Missing.*Last seen: Now$/);
    expect(of('two')).toMatch(/Last seen: Today 08:05$/);
    expect(of('three')).toMatch(/Last seen: Yesterday$/);
    expect(of('four')).toMatch(/Last seen: 11\/02\/2026$/);
    expect(of('elif')).toMatch(/^EA.*Not needed.*Last seen: Never$/);
    expect(screen.getByText(/^4 people have no two-step sign-in/)).toBeInstanceOf(HTMLElement);
  });

  it('[TEAM-05] the list is narrowed down, and says how many each has', async () => {
    await open({
      StaffMembers: () => ({
        staffMembers: [...people, person('mia', 'Mia', { role: 'ACCOUNTANT', venueIds: [] })],
      }),
    });
    const names = () =>
      screen.getAllByRole('button', { name: /^Edit/ }).map((button) => button.ariaLabel);
    const filters = () => screen.getByRole('group', { name: 'Show' }).textContent;
    expect(filters()).toBe('All 5No two-step sign-in 1Invited 1Let go 1');
    await tap('No two-step sign-in 1');
    expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Edit Mia' })).toBeInstanceOf(HTMLElement);
    await tap('Let go 1');
    expect(names()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Edit Dan' })).toBeInstanceOf(HTMLElement);
    await tap('All 5');
    expect(names()).toHaveLength(5);
  });

  it('an invitation that was sent to the wrong person is withdrawn, after a question', async () => {
    const { sent } = await open({ SetStaffActive: () => ({ setStaffActive: done }) });
    await tap('Edit Cem');
    await tapInSheet('Withdraw invitation');
    expect(sent('SetStaffActive')).toEqual([]);
    await tapInSheet('Withdraw invitation');
    expect(sent('SetStaffActive')).toEqual([{ staffId: 'cem', active: false }]);
  });

  it('[D-292] somebody is invited with role and restaurants, and their address shown', async () => {
    const { sent } = await open({
      InviteStaffMember: () => ({
        inviteStaffMember: { invitation: 'k3y', isMailed: true, error: null },
      }),
    });
    await tap('Invite');
    fill('Name', ' Robin ');
    fill('Email', 'robin@smash.example');
    await choose('checkbox', 'Smash Camden');
    await choose('checkbox', 'Smash Soho');
    await choose('checkbox', 'Smash Camden');
    await tapInSheet('Create invitation');
    expect(sent('InviteStaffMember')).toEqual([
      {
        companyId: 'smash',
        name: 'Robin',
        email: 'robin@smash.example',
        role: 'VENUE_STAFF',
        venueIds: ['soho'],
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Invitation for Robin' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(
      `${window.location.origin}/invitation#k3y`,
    );
    expect(screen.getByText(/^A mail is on its way to robin@smash.example/)).toBeInstanceOf(
      HTMLElement,
    );
    expect(sent('StaffMembers')).toHaveLength(2);
  });

  it.each([
    ['', 'robin@smash.example', 'Fill in every field that is not optional.'],
    ['Robin', 'robin', 'This is not an email address.'],
  ])('what cannot be an invitation (%j, %j) is not sent', async (name, email, words) => {
    const { sent } = await open();
    await tap('Invite');
    fill('Name', name);
    fill('Email', email);
    await tapInSheet('Create invitation');
    expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
    expect(sent('InviteStaffMember')).toEqual([]);
  });

  it('[D-143] a taken address is said, and nothing typed is lost', async () => {
    await open({
      InviteStaffMember: () => ({
        inviteStaffMember: { invitation: null, error: 'STAFF_EMAIL_TAKEN' },
      }),
    });
    await tap('Invite');
    fill('Name', 'Robin');
    fill('Email', 'cem@smash.example');
    await tapInSheet('Create invitation');
    expect(screen.getByText(/Somebody already signs in/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Robin');
  });

  it.each([
    [companyAdmin, ['Staff', 'Manager', 'Accountant', 'Administrator']],
    [platformAdmin, ['Staff', 'Manager', 'Accountant', 'Administrator', 'Platform administrator']],
  ])('nobody is offered more to give than they have', async (me, roles) => {
    await open({}, me);
    await tap('Invite');
    expect(
      sheet()
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(roles);
  });

  it('[D-292] who lost the password gets a new invitation, after a question', async () => {
    const { sent } = await open({
      ResetStaffPassword: () => ({ resetStaffPassword: { invitation: 'n3w', error: null } }),
    });
    await tap('Edit Elif');
    await tapInSheet('New password invitation');
    expect(sent('ResetStaffPassword')).toEqual([]);
    expect(screen.getByText(/Elif is signed out everywhere at once/)).toBeInstanceOf(HTMLElement);
    await tapInSheet('New password invitation');
    expect(sent('ResetStaffPassword')).toEqual([{ staffId: 'elif' }]);
    expect(sheet().getByText(/^No email is sent/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toMatch(/#n3w$/);
  });

  it('[D-296] who lost the invitation gets a new one; nothing is said of a password', async () => {
    const { sent } = await open({
      RenewStaffInvitation: () => ({ renewStaffInvitation: { invitation: 'an3w', error: null } }),
    });
    await tap('Edit Cem');
    expect(sheet().queryByRole('button', { name: 'New password invitation' })).toBeNull();
    await tapInSheet('New invitation');
    expect(sent('RenewStaffInvitation')).toEqual([]);
    expect(sheet().getByText(/The address given to Cem before stops working/)).toBeInstanceOf(
      HTMLElement,
    );
    await tapInSheet('New invitation');
    expect(sent('RenewStaffInvitation')).toEqual([{ staffId: 'cem' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toMatch(/#an3w$/);
  });

  it('[D-143] [D-296] one who has accepted meanwhile is called that', async () => {
    const refusal = { invitation: null, error: 'INVITATION_ACCEPTED' };
    await open({ RenewStaffInvitation: () => ({ renewStaffInvitation: refusal }) });
    await tap('Edit Cem');
    await tapInSheet('New invitation');
    await tapInSheet('New invitation');
    expect(sheet().getByText(/The invitation has been accepted meanwhile/)).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('[TEAM-03] [OFFICE-13] a name is changed on the version that was read, and a conflict is said', async () => {
    const { sent } = await open({
      SaveStaffMember: () => ({
        saveStaffMember: {
          success: false,
          error: 'VERSION_CONFLICT',
          field: null,
          version: 5,
          auditId: null,
        },
      }),
    });
    await tap('Edit Cem');
    fireEvent.change(sheet().getByLabelText('Name'), { target: { value: 'Cem Y.' } });
    await tapInSheet('Save name');
    expect(sent('SaveStaffMember')).toEqual([
      expect.objectContaining({ name: 'Cem Y.', version: 4 }),
    ]);
    expect(sheet().getByText(/Somebody else has changed this/)).toBeInstanceOf(HTMLElement);
  });

  it('role and restaurants are changed', async () => {
    const { sent } = await open({ ChangeStaffRole: () => ({ changeStaffRole: done }) });
    await tap('Edit Elif');
    await choose('checkbox', 'Smash Camden');
    await tapInSheet('Save role');
    expect(sent('ChangeStaffRole')).toEqual([
      { staffId: 'elif', role: 'VENUE_STAFF', venueIds: ['soho', 'camden'] },
    ]);
    expect(() => sheet()).toThrow('No sheet is open');
  });

  it.each([
    ['Elif', 'Let go', 'SetStaffActive', { staffId: 'elif', active: false }],
    ['Dan', 'Let in again', 'SetStaffActive', { staffId: 'dan', active: true }],
  ])('%s: %s, after a question', async (name, action, operation, variables) => {
    const { sent } = await open({
      SetStaffActive: () => ({ setStaffActive: done }),
    });
    await tap(`Edit ${name}`);
    await tapInSheet(action);
    expect(sent(operation)).toEqual([]);
    await tapInSheet(action);
    expect(sent(operation)).toEqual([variables]);
    expect(() => sheet()).toThrow('No sheet is open');
  });

  it('[TEAM-05] a second factor is demanded by one switch, which says whom it binds', async () => {
    const { sent } = await open({
      SetTwoFactorRequired: () => ({ setTwoFactorRequired: done }),
    });
    const rule = screen.getByRole('switch', { name: 'Two-step sign-in is required' });
    expect(rule.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText(/must set it up first, you too/)).toBeInstanceOf(HTMLElement);
    await act(async () => void fireEvent.click(rule));
    expect(sent('SetTwoFactorRequired')).toEqual([{ companyId: 'smash', required: true }]);
  });

  it('[TEAM-04] who is let in again gets an invitation to a new password', async () => {
    await open({
      SetStaffActive: () => ({
        setStaffActive: { error: null, invitation: 'k3y', isMailed: false },
      }),
    });
    await tap('Edit Dan');
    await tapInSheet('Let in again');
    await tapInSheet('Let in again');
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toMatch(/#k3y$/);
  });

  it('[TEAM-06] a second factor is taken off with the own code, and a wrong one is said', async () => {
    const { sent } = await open({
      RemoveTwoFactor: ({ proof }) => ({
        removeTwoFactor:
          proof === '123456' ? done : { success: false, error: 'TWO_FACTOR_CODE_INVALID' },
      }),
    });
    await tap('Edit Elif');
    await tapInSheet('Remove two-step sign-in');
    fill('Your own code, or your password if you have none', '000000');
    await tapInSheet('Remove two-step sign-in');
    expect(sheet().getByText(/The code is wrong/)).toBeInstanceOf(HTMLElement);
    fill('Your own code, or your password if you have none', '123456');
    await tapInSheet('Remove two-step sign-in');
    expect(sent('RemoveTwoFactor').at(-1)).toEqual({ staffId: 'elif', proof: '123456' });
    expect(() => sheet()).toThrow('No sheet is open');
  });

  it('opened again for the same person, the sheet begins at the beginning', async () => {
    await open({ SetStaffActive: () => ({ setStaffActive: done }) });
    await tap('Edit Elif');
    await tapInSheet('Let go');
    await tapInSheet('Let go');
    await tap('Edit Elif');
    expect(sheet().getByRole('button', { name: 'Save role' })).toBeInstanceOf(HTMLElement);
  });

  it('[D-292] an address that is shown once is not lost by a tap beside it', async () => {
    await open({
      InviteStaffMember: () => ({
        inviteStaffMember: { invitation: 'k3y', isMailed: true, error: null },
      }),
    });
    await tap('Invite');
    fill('Name', 'Robin');
    fill('Email', 'robin@smash.example');
    await tapInSheet('Create invitation');
    const dialog = screen.getByLabelText('Address').closest('dialog');
    if (dialog) fireEvent.mouseDown(dialog);
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toMatch(/#k3y$/);
    await tapInSheet('Close');
    expect(() => sheet()).toThrow('No sheet is open');
  });

  it('the second factor of who has none is not taken off', async () => {
    await open();
    await tap('Edit Cem');
    expect(sheet().queryByRole('button', { name: 'Remove two-step sign-in' })).toBeNull();
  });

  it('nothing of it is done to oneself', async () => {
    await open();
    await tap('Edit Ada');
    expect(sheet().getByText(/This is you/)).toBeInstanceOf(HTMLElement);
    expect(sheet().queryByRole('button', { name: 'Let go' })).toBeNull();
    expect(sheet().queryByRole('radio')).toBeNull();
  });

  it('[D-143] a refusal is said in the sheet, which stays', async () => {
    await open({
      SetStaffActive: () => ({ setStaffActive: { success: false, error: 'NOT_ON_YOURSELF' } }),
    });
    await tap('Edit Elif');
    await tapInSheet('Let go');
    await tapInSheet('Let go');
    expect(sheet().getByText('You cannot do this to your own account.')).toBeInstanceOf(
      HTMLElement,
    );
  });
});
