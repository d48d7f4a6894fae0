import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { configuration } from './testing/demo-answers.ts';
import { makeInProcessApi } from '../shared/graphql-client/in-process-api.ts';
import { companyQuery } from '../shared/company/company-query.ts';

const read = async (changes: object) => {
  const found = { ...configuration, ...changes };
  const api = makeInProcessApi(async () => ({ data: { orderingCloudConfiguration: found } }));
  const page = await new QueryClient().fetchQuery(companyQuery(api, 'configuration-1'));
  return page?.configuration;
};

describe('the company of a page', () => {
  it('[CONF-26] pays by its own card key, else by the deployment’s', async () => {
    const keys = { CUSTOM_CLIENT_ADYEN_TOKEN: 'test_OWN', ADYEN_CLIENT_TOKEN: 'test_SHARED' };
    expect((await read(keys))?.cardClientKey).toBe('test_OWN');
    const shared = { ...keys, CUSTOM_CLIENT_ADYEN_TOKEN: null };
    expect((await read(shared))?.cardClientKey).toBe('test_SHARED');
    const none = { CUSTOM_CLIENT_ADYEN_TOKEN: null, ADYEN_CLIENT_TOKEN: null };
    expect((await read(none))?.cardClientKey).toBeNull();
  });

  it('[CONF-27] pays for real in production only', async () => {
    expect((await read({ IS_PRODUCTION: true }))?.isLivePayment).toBe(true);
    expect((await read({ IS_PRODUCTION: false }))?.isLivePayment).toBe(false);
  });
});
