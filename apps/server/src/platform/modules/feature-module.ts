import type { Resolvers as GuestResolvers } from '@tallrik/contract/generated/resolvers';
import type { Resolvers as StaffResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { FastifyInstance } from 'fastify';
import type { GraphContext, StaffContext } from '../graphql/context.ts';
import type { EnqueueDueJobs } from '../jobs/deadlines.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { SocketHandlers } from '../socket/socket-session.ts';

/** What a feature hands out to the server. What it hands out to other features stands beside it, by name. */
export type FeatureModule = {
  guestResolvers?: GuestResolvers<GraphContext>;
  staffResolvers?: StaffResolvers<StaffContext>;
  jobs?: Partial<JobHandlers>;
  /** Looks for rows whose deadline has come. */
  dueJobs?: readonly EnqueueDueJobs[];
  socketHandlers?: Partial<SocketHandlers>;
  routes?: (http: FastifyInstance) => void;
  /** Ends what it began: timers, writes that wait. */
  close?: () => Promise<void>;
};
