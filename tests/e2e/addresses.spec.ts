import { expect, test, type APIResponse } from '@playwright/test';

const nameIn = async (answer: APIResponse): Promise<string> =>
  /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? '';

test('[CONF-05] [D-01] the first segment of an address names the company, unless it is a word of the app', async ({
  request,
}) => {
  const smash = await request.get('/smash');
  expect(await nameIn(smash)).toContain('SMASH!');
  expect(await nameIn(await request.get('/SMASH/store-listing'))).toContain('SMASH!');
  expect(await nameIn(await request.get('/lokanta/support'))).not.toContain('SMASH!');
  // Everything below the slug is a page of that company, and links to no other.
  const listing = await (await request.get('/smash/store-listing')).text();
  expect(listing).toContain('href="/smash/');
  expect(listing).not.toMatch(/href="\/(store-listing|order|support)/);

  const own = await nameIn(await request.get('/'));
  expect(own).not.toContain('SMASH!');
  for (const word of ['support', 'cookies', 'news', 'store-listing', 'privacy-policy']) {
    const answer = await request.get(`/${word}`);
    expect(answer.status(), word).toBe(200);
    expect(await answer.text(), word).not.toContain('has not been set up');
  }
  const nobodys = await request.get('/no-such-restaurant/support');
  expect(nobodys.status()).toBe(404);
});

test('[CONF-06] [D-02] else query s names it, for as long as the browser is open', async ({
  request,
}) => {
  expect(await nameIn(await request.get('/?s=smash'))).toContain('SMASH!');
  expect(await nameIn(await request.get('/'))).toContain('SMASH!');
  // The path says more than what was said before.
  expect(await nameIn(await request.get('/nordbro'))).not.toContain('SMASH!');
  expect(await nameIn(await request.get('/?s=nordbro'))).not.toContain('SMASH!');
  expect(await nameIn(await request.get('/'))).not.toContain('SMASH!');
});
