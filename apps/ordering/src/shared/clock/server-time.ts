import { clockOffset, isClockMismatch } from '@tallrik/domain/time/clock-mismatch';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import type { Api } from '@tallrik/contract/client/operation';
import type { Clock } from './clock.ts';

const CurrentTime = graphql(`
  query CurrentTime {
    currentTime
  }
`);

export const readServerTime = async (api: Api): Promise<string> =>
  (await api.call(CurrentTime, {})).currentTime;

/** Puts the app's clock right by the server's (D-231), and says whether the device's is too far off to order with (TIME-34); asked at start, on return and at checkout. */
export const clockQuery = ({ api, clock }: { api: Api; clock: Pick<Clock, 'putRight'> }) =>
  queryOptions({
    queryKey: ['clock'],
    queryFn: async () => {
      const requestedAt = Temporal.Now.instant();
      const server = Temporal.Instant.from(await readServerTime(api));
      const device = Temporal.Now.instant();
      const roundTripMs = device.epochMilliseconds - requestedAt.epochMilliseconds;
      const clocks = { server, device, roundTripMs };
      clock.putRight(clockOffset(clocks));
      return { isMismatch: isClockMismatch(clocks) };
    },
    refetchOnWindowFocus: 'always',
    staleTime: 60_000,
  });
