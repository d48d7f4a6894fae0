import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { acceptInvitation } from './support/authenticator.ts';
import { makeOwnServer, PRODUCTION, type OwnServer } from './support/own-server.ts';

test.describe('an empty installation in production', () => {
  let server: OwnServer;
  test.beforeEach(async () => {
    server = await makeOwnServer(PRODUCTION);
    await server.start();
  });
  test.afterEach(() => server.stop());

  /** What is shown once, to be handed to the person. */
  const shownAddress = (page: Page) =>
    page.getByRole('dialog').getByLabel('Address', { exact: true }).inputValue();

  test('[F-85] [F-93] [D-290] [D-292] first administrator, company, owner and cook, all through the console', async ({
    browser,
  }) => {
    const person = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
    const printed = /http:\/\/localhost:\d+\/console\/invitation#[\w-]+/.exec(server.output());

    const platform = await person();
    await acceptInvitation(platform, printed?.[0] ?? '', { isAdministrator: true });
    await expect(platform.getByRole('heading', { name: 'Companies' })).toBeVisible();
    await expectAccessible(platform);
    await platform.getByRole('button', { name: 'Open a company' }).click();
    await platform.getByLabel('Company name').fill('Zeytin Lokantası');
    await expect(platform.getByLabel('Path')).toHaveValue('zeytin-lokantasi');
    await platform.getByLabel('Country').selectOption('TR');
    await platform.getByLabel('First administrator’s name').fill('Elif');
    await platform.getByLabel('First administrator’s email').fill('elif@zeytin.example');
    await expectAccessible(platform, 'opening a company');
    await platform.getByRole('button', { name: 'Open company' }).click();
    await expect(platform.getByRole('heading', { name: 'Invitation for Elif' })).toBeVisible();
    const ofOwner = await shownAddress(platform);
    await platform.getByRole('button', { name: 'Done' }).click();
    await expect(
      platform.getByRole('link', { name: 'Zeytin Lokantası', exact: true }),
    ).toBeVisible();

    const owner = await person();
    await acceptInvitation(owner, ofOwner, { isAdministrator: true });
    // The checklist of the first hour: nothing is there yet, and guests find the app closed (SETUP-04).
    await expect(owner.getByRole('heading', { level: 1, name: 'Setup' })).toBeVisible();
    await expect(owner.getByRole('button', { name: 'There is no restaurant yet' })).toBeVisible();
    await expectAccessible(owner, 'setup of an empty company');
    await owner.getByRole('link', { name: 'More' }).click();
    await owner.getByRole('link', { name: 'Team' }).click();
    await expect(owner.getByRole('heading', { name: 'Team' })).toBeVisible();
    await owner.getByRole('button', { name: 'Invite', exact: true }).click();
    await owner.getByLabel('Name', { exact: true }).fill('Cem');
    await owner.getByLabel('Email').fill('cem@zeytin.example');
    await expectAccessible(owner, 'inviting somebody');
    await owner.getByRole('button', { name: 'Create invitation' }).click();
    await expect(owner.getByRole('heading', { name: 'Invitation for Cem' })).toBeVisible();
    const ofCook = await shownAddress(owner);
    await owner.getByRole('button', { name: 'Done' }).click();
    await expect(owner.getByText('cem@zeytin.example')).toBeVisible();

    const cook = await person();
    await acceptInvitation(cook, ofCook, { isAdministrator: false });
    await expect(cook.getByText('No restaurant is linked to your account')).toBeVisible();

    await owner.reload();
    await expect(owner.getByText('cem@zeytin.example')).toBeVisible();
    await expect(owner.getByText('Invited', { exact: true })).toBeHidden();
    await owner.getByRole('link', { name: 'Audit log' }).click();
    await expect(owner.getByText('Invited somebody')).toBeVisible();
    await platform.getByRole('link', { name: 'Failed jobs' }).click();
    await expect(platform.getByText('No job has given up.')).toBeVisible();
  });
});
