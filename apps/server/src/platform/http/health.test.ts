import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthRoutes, type HealthDeps } from './health.ts';

const ask = async (deps: Partial<HealthDeps>, path = '/readyz') => {
  const app = Fastify();
  healthRoutes(app, {
    pingDatabase: async () => undefined,
    probeWrite: async () => undefined,
    hasJobs: true,
    isTakingGuests: () => true,
    clockAheadMs: () => 0,
    metrics: () => 'figures',
    ...deps,
  });
  const answer = await app.inject(path);
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
};

describe('readiness', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[F-95] a database that never answers is found out after two seconds, not waited for', async () => {
    const asking = ask({ pingDatabase: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asking).toEqual({ status: 503, body: { status: 'database does not answer' } });
    expect(await ask({ pingDatabase: () => Promise.reject(new Error('no')) })).toMatchObject({
      status: 503,
    });
  });

  it('[F-88] [D-265] a clock that is off is said, and takes nobody out of service', async () => {
    expect(await ask({})).toEqual({ status: 200, body: { status: 'ready' } });
    expect(await ask({ clockAheadMs: () => 5_000 })).toMatchObject({ body: { status: 'ready' } });
    expect(await ask({ clockAheadMs: () => -7_200_000 })).toEqual({
      status: 200,
      body: { status: 'ready', warning: "this machine's clock is -7200 s off the database's" },
    });
  });

  it('[D-283] [F-96] a database that answers and cannot write is not ready, and says why', async () => {
    const failing = (code: string) => ({
      probeWrite: () => Promise.reject(Object.assign(new Error('could not extend file'), { code })),
    });
    const reasons = {
      '53100': 'database has no room left on its disk',
      '53200': 'database is out of memory',
      '25006': 'database is read-only',
      '57P01': 'database does not answer',
    };
    for (const [code, status] of Object.entries(reasons))
      expect(await ask(failing(code)), code).toEqual({ status: 503, body: { status } });
  });

  it('[D-284] [F-98] a server without jobs says so', async () => {
    expect(await ask({ hasJobs: false })).toEqual({
      status: 200,
      body: { status: 'ready', jobs: 'off' },
    });
  });

  it('whoever stops is alive and takes nobody', async () => {
    const stopping = { isTakingGuests: () => false };
    expect(await ask(stopping)).toEqual({ status: 503, body: { status: 'stopping' } });
    expect(await ask(stopping, '/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  });
});

describe('figures', () => {
  const askAs = async (path: string, headers: Record<string, string>) => {
    const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
    healthRoutes(app, {
      pingDatabase: async () => undefined,
      probeWrite: async () => undefined,
      hasJobs: true,
      isTakingGuests: () => true,
      clockAheadMs: () => 0,
      metrics: () => 'figures',
    });
    const answer = await app.inject({ url: path, headers });
    await app.close();
    return answer.statusCode;
  };

  it.each(['/metrics', '/metrics/'])(
    '[D-281] [F-89] %s is for inside: nobody gets it through a proxy',
    async (path) => {
      expect(await askAs(path, {})).toBe(200);
      for (const name of [
        'X-Forwarded-For',
        'X-Forwarded-Proto',
        'X-Forwarded-Host',
        'Forwarded',
        'Via',
        'X-Real-IP',
        'CF-Connecting-IP',
      ])
        expect(await askAs(path, { [name]: '' })).toBe(404);
    },
  );
});
