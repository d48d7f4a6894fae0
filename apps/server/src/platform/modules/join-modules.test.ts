import type {
  CompanyResolvers,
  MutationResolvers,
  OrderResolvers,
  QueryResolvers,
  Resolvers as GuestResolvers,
  TableResolvers,
  UserResolvers,
  VenueResolvers,
} from '@tallrik/contract/generated/resolvers';
import type {
  MutationResolvers as StaffMutations,
  QueryResolvers as StaffQueries,
} from '@tallrik/contract/generated/staff-resolvers';
import { describe, expect, it } from 'vitest';
import type { GraphContext, StaffContext } from '../graphql/context.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { SocketHandlers } from '../socket/socket-session.ts';
import { joinModules } from './join-modules.ts';

/** Stands for everything of a kind: only its type is looked at. */
const allOf = <Kind>(): Kind => ({}) as Kind;

const Query = allOf<Required<QueryResolvers<GraphContext>>>();
const Mutation = allOf<Required<MutationResolvers<GraphContext>>>();
const types = {
  Company: allOf<Required<CompanyResolvers<GraphContext>>>(),
  User: allOf<Required<UserResolvers<GraphContext>>>(),
  Table: allOf<Required<TableResolvers<GraphContext>>>(),
  Order: allOf<Required<OrderResolvers<GraphContext>>>(),
  Venue: allOf<Required<VenueResolvers<GraphContext>>>(),
};
const staff = {
  staffResolvers: {
    Query: allOf<Required<StaffQueries<StaffContext>>>(),
    Mutation: allOf<Required<StaffMutations<StaffContext>>>(),
  },
};
const work = { jobs: allOf<JobHandlers>(), socketHandlers: allOf<SocketHandlers>() };
const guest = { guestResolvers: { Query, Mutation, ...types } };

const without = <Part extends object, Key extends keyof Part>(part: Part, key: Key) => {
  const { [key]: _left, ...rest } = part;
  return rest as Omit<Part, Key>;
};

/** At run time they are all joined: what refuses them is the line above each. */
const counter = () => {
  let calls = 0;
  return { count: (_joined: object) => void (calls += 1), counted: () => calls };
};

// Each of these is a line that must not compile; `tsc` fails where one of them does.
describe('modules are joined by type', () => {
  it('takes a whole', () => {
    expect(joinModules([guest, staff, work]).guestResolvers).toHaveProperty('Query');
  });

  it('refuses two resolvers in each other’s place', () => {
    const { count, counted } = counter();
    const swapped = { ...Query, Venue: Query.allVenues, allVenues: Query.Venue };
    // @ts-expect-error a list where one venue is asked for
    count(joinModules([{ guestResolvers: { Query: swapped, Mutation, ...types } }, staff, work]));
    expect(counted()).toBe(1);
  });

  it('refuses a forgotten operation, field, job and message', () => {
    const { count, counted } = counter();
    const lessQuery = { Query: without(Query, 'allVenues'), Mutation, ...types };
    // @ts-expect-error forgotten: "guest Query.allVenues"
    count(joinModules([{ guestResolvers: lessQuery }, staff, work]));
    const lessOrder = { Query, Mutation, ...types, Order: without(types.Order, 'venue') };
    // @ts-expect-error forgotten: "guest Order.venue"
    count(joinModules([{ guestResolvers: lessOrder }, staff, work]));
    const { Query: staffQuery, Mutation: staffMutation } = staff.staffResolvers;
    const lessStaff = { Query: staffQuery, Mutation: without(staffMutation, 'moveOrder') };
    // @ts-expect-error forgotten: "staff Mutation.moveOrder"
    count(joinModules([guest, { staffResolvers: lessStaff }, work]));
    // @ts-expect-error forgotten: "job send-sms"
    count(joinModules([guest, staff, { ...work, jobs: without(work.jobs, 'send-sms') }]));
    const lessSocket = without(work.socketHandlers, 'ping');
    // @ts-expect-error forgotten: "socket ping"
    count(joinModules([guest, staff, { ...work, socketHandlers: lessSocket }]));
    const wide = { guestResolvers: guest.guestResolvers as GuestResolvers<GraphContext> };
    // @ts-expect-error what may be there is not there
    count(joinModules([wide, staff, work]));
    expect(counted()).toBe(6);
  });

  it('refuses one that two features answer', () => {
    const { count, counted } = counter();
    // @ts-expect-error doubled: "guest Query.Venue"
    count(joinModules([guest, { guestResolvers: { Query: { Venue: Query.Venue } } }, staff, work]));
    // @ts-expect-error doubled: "job send-sms"
    count(joinModules([guest, staff, work, { jobs: { 'send-sms': work.jobs['send-sms'] } }]));
    expect(counted()).toBe(2);
  });

  it('refuses one that the contract does not know', () => {
    const { count, counted } = counter();
    const invented = { Query: { oneVenue: Query.Venue } };
    // @ts-expect-error unheardOf: "guest Query.oneVenue"
    count(joinModules([guest, staff, work, { guestResolvers: invented }]));
    expect(counted()).toBe(1);
  });

  it('looks for due work in the order of the features, and ends them in it', async () => {
    const order: string[] = [];
    const feature = (name: string) => ({
      dueJobs: [async () => void order.push(`${name} due`)],
      close: async () => void order.push(`${name} closed`),
    });
    const joined = joinModules([guest, staff, work, feature('cart'), feature('orders')]);
    await joined.enqueueDueJobs({} as never, {} as never);
    await joined.close();
    expect(order).toEqual(['cart due', 'orders due', 'cart closed', 'orders closed']);
  });
});
