import { isClockMismatch } from '@tallrik/domain/time/clock-mismatch';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import type { Api } from '@tallrik/contract/client/operation';

const CurrentTime = graphql(`
  query CurrentTime {
    currentTime
  }
`);

export const readServerTime = async (api: Api): Promise<string> =>
  (await api.call(CurrentTime, {})).currentTime;

/** Whether the device's clock is too far off to order with (TIME-34); asked at start, on return and at checkout. */
export const clockQuery = (api: Api) =>
  queryOptions({
    queryKey: ['clock'],
    queryFn: async () => {
      const askedAt = Temporal.Now.instant();
      const server = Temporal.Instant.from(await readServerTime(api));
      const device = Temporal.Now.instant();
      const roundTripMs = device.epochMilliseconds - askedAt.epochMilliseconds;
      return { isMismatch: isClockMismatch({ server, device, roundTripMs }) };
    },
    refetchOnWindowFocus: 'always',
    staleTime: 60_000,
  });
