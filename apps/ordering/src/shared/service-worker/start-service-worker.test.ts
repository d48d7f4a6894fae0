import { afterEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from './start-service-worker.ts';

/** The page has fetched nothing for a while. */
let comeToRest = (): void => undefined;
const whenNetworkIdle = () =>
  new Promise<void>((resolve) => {
    comeToRest = resolve;
  });
const rest = async () => {
  comeToRest();
  await Promise.resolve();
};

afterEach(() => vi.unstubAllGlobals());

const TAKE_OVER = { type: 'TAKE_OVER', entry: '/assets/entry-2.js' };

/** A worker that is on its way, and what the page says to it. */
function comingWorker() {
  const posted: unknown[] = [];
  const target = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (message: unknown) => void posted.push(message),
  });
  const becomes = (state: string) => {
    target.state = state;
    target.dispatchEvent(new Event('statechange'));
  };
  return { target, posted, becomes };
}
type Coming = ReturnType<typeof comingWorker>['target'];

const registrationWith = (workers: { waiting?: Coming; installing?: Coming }) =>
  Object.assign(new EventTarget(), { waiting: null, installing: null, ...workers });

/** A page whose worker, by now, answers for it; `workerStart` says whether it did when the page came. */
async function openPage(workerStart: number, registration: object = registrationWith({})) {
  const posted: unknown[] = [];
  const worker = { postMessage: (message: unknown) => posted.push(message) };
  const entries = {
    navigation: [{ workerStart }],
    resource: [
      { name: 'https://eat.example/assets/menu.js' },
      { name: 'https://eat.example/graphql' },
      { name: 'https://eat.example/media/soup?w=560' },
    ],
  };
  const register = vi.fn(async () => registration);
  const ready = Promise.resolve({ active: worker });
  vi.stubGlobal('navigator', { serviceWorker: { controller: worker, ready, register } });
  vi.stubGlobal('location', { href: 'https://eat.example/smash/order/v1#soup' });
  vi.stubGlobal('performance', {
    getEntriesByType: (type: keyof typeof entries) => entries[type],
  });
  await startServiceWorker('/smash', TAKE_OVER.entry, whenNetworkIdle);
  expect(register).toHaveBeenCalledWith('/smash/service-worker.js', {
    scope: '/smash/',
    updateViaCache: 'none',
  });
  return posted;
}

it('[SHELL-26] [D-140] a page that came before its worker is handed over, also where the worker was quick to take over', async () => {
  expect(await openPage(0)).toEqual([
    {
      type: 'KEEP',
      addresses: [
        'https://eat.example/smash/order/v1',
        'https://eat.example/assets/menu.js',
        'https://eat.example/media/soup?w=560',
      ],
    },
  ]);
});

it('a page that came through its worker is not handed over again', async () => {
  expect(await openPage(12.5)).toEqual([]);
});

it('[D-140] a worker that waits is told which version the page is of, when the page has come to rest', async () => {
  const waiting = comingWorker();
  await openPage(12.5, registrationWith({ waiting: waiting.target }));
  // While files are on their way, Chromium would let it begin minutes later.
  expect(waiting.posted).toEqual([]);
  await rest();
  expect(waiting.posted).toEqual([TAKE_OVER]);
});

it('[D-140] a worker that comes while the page is open is told so when it is installed, not before', async () => {
  const first = comingWorker();
  const later = comingWorker();
  const registration = registrationWith({ installing: first.target });
  await openPage(12.5, registration);
  first.becomes('installed');
  await rest();
  expect(first.posted).toEqual([TAKE_OVER]);

  Object.assign(registration, { installing: later.target });
  registration.dispatchEvent(new Event('updatefound'));
  await rest();
  expect(later.posted).toEqual([]);
  later.becomes('installed');
  later.becomes('activating');
  await rest();
  expect(later.posted).toEqual([TAKE_OVER]);
});
