import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withDemoServer } from '../scripts/lib/demo-server.mjs';
import { findChromium } from '../scripts/lib/find-chromium.mjs';
import { root } from '../scripts/lib/root.mjs';
import { openPhone } from './server/phone.mjs';

const GUESTS = Number(process.env.BENCH_GUESTS ?? 2_000);
const CHANGES = 3;
/** As the app asks for the stock (API-34). */
const POLL_MS = 30_000;
const PING_MS = 6_000;
const LIMIT_MS = 30_000;
const DISH = 'Skin-on fries';
const OWNER = { email: 'owner@smash.example', password: 'owner' };

const percentile = (sorted, share) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);

/** Reads an address the way many phones would: few connections, so that the server's time is measured and not ours. */
function makeReader(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const read = (address) =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(address, origin), { agent }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${answer.statusCode}: ${text.slice(0, 200)}`));
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  return { read, close: () => agent.destroy() };
}

const versionIn = (text) => JSON.parse(text).data.catalogueVersion;

/** One of many: the stock every 30 seconds or when the socket says so, and the menu once its version is another. */
async function openGuest(origin, read, addresses, crowd) {
  const phone = await openPhone(origin);
  const guest = { version: crowd.version, seenAtMs: 0 };
  const fail = (error) => (crowd.failure ??= error);
  const look = async () => {
    const version = versionIn(await read(addresses.stock));
    if (version === guest.version) return;
    guest.version = version;
    await Promise.all(addresses.menu.map(read));
    guest.seenAtMs = performance.now();
  };
  phone.followShop(addresses.companyId, () => look().catch(fail));
  const poll = async () => {
    await wait(Math.random() * POLL_MS);
    while (crowd.isOpen) {
      await look();
      await wait(POLL_MS);
    }
  };
  poll().catch(fail);
  crowd.guests.push(guest);
  crowd.phones.push(phone);
}

async function openCrowd(origin, read, addresses) {
  const version = versionIn(await read(addresses.stock));
  const crowd = { version, isOpen: true, failure: null, guests: [], phones: [] };
  for (let opened = 0; opened < GUESTS; opened += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, GUESTS - opened) }, () =>
        openGuest(origin, read, addresses, crowd),
      ),
    );
  crowd.pings = setInterval(() => {
    for (const phone of crowd.phones) if (phone.isOpen()) phone.ping();
  }, PING_MS);
  return crowd;
}

function makeOffice(origin) {
  let authorization = '';
  const ask = async (query, variables) => {
    const answer = await fetch(`${origin}/staff/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  return {
    signIn: async () => {
      const { staffLogin } = await ask(
        'mutation ($email: String!, $password: String!) { staffLogin(email: $email, password: $password) { token } }',
        OWNER,
      );
      authorization = `Bearer ${staffLogin.token}`;
    },
    setPrice: async (price) => {
      const { officeCatalogue } = await ask(
        '{ officeCatalogue { items { id version title { en } entries { menuId } } } }',
      );
      const dish = officeCatalogue.items.find(({ title }) => title.en === DISH);
      const { saveEntries } = await ask(
        'mutation ($itemId: ID!, $version: Int!, $entries: [EntryInput!]!) { saveEntries(itemId: $itemId, version: $version, entries: $entries) { error } }',
        {
          itemId: dish.id,
          version: dish.version,
          // On every menu: one with a price of its own would keep it.
          entries: dish.entries.map(({ menuId }) => ({ menuId, price })),
        },
      );
      if (saveEntries.error) throw new Error(saveEntries.error);
    },
  };
}

/** A guest's real page with the dish on it, and the addresses it reads. */
async function openRealPage(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const addresses = { stock: null, menu: [], companyId: null };
  let isCollecting = false;
  page.on('response', async (answer) => {
    const { pathname, search } = new URL(answer.url());
    if (pathname !== '/graphql' || answer.request().method() !== 'GET') return;
    const text = await answer.text().catch(() => '');
    const { companyId } = JSON.parse(new URLSearchParams(search).get('variables') ?? '{}');
    addresses.companyId ??= companyId ?? null;
    if (text.includes('"catalogueVersion"')) addresses.stock = pathname + search;
    else if (isCollecting) addresses.menu.push(pathname + search);
  });
  await page.goto(`${origin}/smash`);
  await page.getByRole('link', { name: /Soho/ }).first().click();
  await page.getByRole('button', { name: 'Take away' }).click();
  await page.getByText(DISH).first().waitFor();
  return {
    page,
    addresses,
    collect: (isOn) => (isCollecting = isOn),
    seesPrice: (price) =>
      page
        .getByText(`£${(price / 100).toFixed(2)}`)
        .first()
        .waitFor({ timeout: 2 * POLL_MS }),
  };
}

async function measure(origin) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const { read, close } = makeReader(origin);
  const office = makeOffice(origin);
  try {
    await office.signIn();
    const { addresses, collect, seesPrice } = await openRealPage(browser, origin);
    // Once alone, to learn what a page reads when the menu is another.
    collect(true);
    await office.setPrice(711);
    await seesPrice(711);
    collect(false);
    const crowd = await openCrowd(origin, read, addresses);
    await wait(POLL_MS);
    const machineLoad = loadavg()[0].toFixed(2);
    const ofPage = [];
    const ofGuests = [];
    for (let change = 1; change <= CHANGES; change += 1) {
      const price = 711 + 10 * change;
      const begunMs = performance.now();
      await office.setPrice(price);
      await seesPrice(price);
      ofPage.push(performance.now() - begunMs);
      const isBehind = ({ seenAtMs }) => seenAtMs < begunMs;
      while (crowd.guests.some(isBehind)) {
        if (crowd.failure) throw new Error('A guest could not read', { cause: crowd.failure });
        await wait(100);
      }
      ofGuests.push(...crowd.guests.map(({ seenAtMs }) => seenAtMs - begunMs));
    }
    crowd.isOpen = false;
    clearInterval(crowd.pings);
    const connected = crowd.phones.filter((phone) => phone.isOpen()).length;
    for (const phone of crowd.phones) phone.close();
    const sorted = ofGuests.toSorted((one, other) => one - other);
    const result = {
      guests: GUESTS,
      connected,
      changes: CHANGES,
      readsPerChange: addresses.menu.length,
      limitMs: LIMIT_MS,
      machineLoad,
      realPageMs: ofPage.map(Math.round),
      medianMs: percentile(sorted, 0.5),
      p99Ms: percentile(sorted, 0.99),
      longestMs: percentile(sorted, 1),
    };
    const folder = path.join(root, 'bench', 'results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'price-change.json'), `${JSON.stringify(result, null, 2)}\n`);
    process.stdout.write(
      `A price on the open pages of ${connected} connected guests: half after ${result.medianMs} ms, 99 % after ${result.p99Ms} ms, the last after ${result.longestMs} ms; a real page after ${result.realPageMs.join(', ')} ms; machine's load ${machineLoad}\n`,
    );
    return connected === GUESTS && result.longestMs <= LIMIT_MS;
  } finally {
    close();
    await browser.close();
  }
}

/** How long until everybody who looks at a menu sees another price (CATALOG-12, O-29). */
export const benchPriceChange = () =>
  // A crowd behind one address is what the limits are there against.
  withDemoServer(measure, { RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_PER_CALLER: '0' });
