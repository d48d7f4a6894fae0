import type {
  Resolvers as GuestResolvers,
  ResolversParentTypes as GuestParents,
} from '@tallrik/contract/generated/resolvers';
import type {
  Resolvers as StaffResolvers,
  ResolversParentTypes as StaffParents,
} from '@tallrik/contract/generated/staff-resolvers';
import type { FastifyInstance } from 'fastify';
import type { GraphQLScalarType } from 'graphql';
import type { ResolverMap } from '../graphql/build-schema.ts';
import type { EnqueueDueJobs } from '../jobs/deadlines.ts';
import type { JobHandlers, JobName } from '../jobs/jobs.ts';
import type { SocketHandlers } from '../socket/socket-session.ts';
import type { FeatureModule } from './feature-module.ts';

/** Optional keys do not count: a module typed more widely than it is would seem to have everything. */
type KeysIn<Part> = {
  [Key in keyof Part & string]-?: object extends Pick<Part, Key> ? never : Key;
}[keyof Part & string];

type FieldsIn<Resolvers> = {
  [Type in KeysIn<Resolvers>]: `${Type}.${KeysIn<Resolvers[Type]>}`;
}[KeysIn<Resolvers>];

type EveryField<Resolvers> = {
  [Type in keyof Resolvers & string]-?: `${Type}.${keyof NonNullable<Resolvers[Type]> & string}`;
}[keyof Resolvers & string];

type ObjectTypes<Resolvers> = {
  [Type in keyof Resolvers & string]-?: NonNullable<Resolvers[Type]> extends GraphQLScalarType
    ? never
    : Type;
}[keyof Resolvers & string];

/** Every operation, and every field that what a store returned does not have. */
type NeededFields<Resolvers, Parents> = {
  [Type in ObjectTypes<Resolvers> & keyof Parents]: `${Type}.${Exclude<
    keyof NonNullable<Resolvers[Type]> & string,
    Type extends 'Query' | 'Mutation' ? never : keyof Parents[Type]
  >}`;
}[ObjectTypes<Resolvers> & keyof Parents];

/** Everything a module has, by name: `guest Query.Venue`, `staff Mutation.moveOrder`, `job send-sms`, `socket ping`. */
type NamesIn<Module> = Module extends unknown
  ?
      | (Module extends { guestResolvers: infer Guest } ? `guest ${FieldsIn<Guest>}` : never)
      | (Module extends { staffResolvers: infer Staff } ? `staff ${FieldsIn<Staff>}` : never)
      | (Module extends { jobs: infer Jobs } ? `job ${KeysIn<Jobs>}` : never)
      | (Module extends { socketHandlers: infer Socket } ? `socket ${KeysIn<Socket>}` : never)
  : never;

type Needed =
  | `guest ${NeededFields<GuestResolvers, GuestParents>}`
  | `staff ${NeededFields<StaffResolvers, StaffParents>}`
  | `job ${JobName}`
  | `socket ${keyof SocketHandlers}`;

type Known = Needed | `guest ${EveryField<GuestResolvers>}` | `staff ${EveryField<StaffResolvers>}`;

type DoubledIn<Modules> = Modules extends readonly [infer First, ...infer Rest]
  ? (NamesIn<First> & NamesIn<Rest[number]>) | DoubledIn<Rest>
  : never;

type None<Names, Problem> = [Names] extends [never] ? unknown : Problem;

/** `unknown` when each name is there once; otherwise a property that no list has, named after what is wrong. */
type Whole<Modules extends readonly unknown[]> = None<
  Exclude<Needed, NamesIn<Modules[number]>>,
  { forgotten: Exclude<Needed, NamesIn<Modules[number]>> }
> &
  None<
    Exclude<NamesIn<Modules[number]>, Known>,
    { unheardOf: Exclude<NamesIn<Modules[number]>, Known> }
  > &
  None<DoubledIn<Modules>, { doubled: DoubledIn<Modules> }>;

export type JoinedModules = {
  guestResolvers: ResolverMap;
  staffResolvers: ResolverMap;
  jobs: JobHandlers;
  socketHandlers: SocketHandlers;
  enqueueDueJobs: EnqueueDueJobs;
  addRoutes: (http: FastifyInstance) => void;
  close: () => Promise<void>;
};

/**
 * All features as one. Held by the compiler: each operation, field, job and socket message of the contract is answered
 * by exactly one of them, with what the contract says. graphql-js itself would answer null for a forgotten one.
 */
export function joinModules<const Modules extends readonly FeatureModule[]>(
  modules: Modules & Whole<Modules>,
): JoinedModules {
  const all: readonly FeatureModule[] = modules;
  return {
    guestResolvers: joinResolvers(all.map(({ guestResolvers }) => guestResolvers ?? {})),
    staffResolvers: joinResolvers(all.map(({ staffResolvers }) => staffResolvers ?? {})),
    jobs: Object.assign({}, ...all.map(({ jobs }) => jobs)) as JobHandlers,
    socketHandlers: Object.assign(
      {},
      ...all.map(({ socketHandlers }) => socketHandlers),
    ) as SocketHandlers,
    enqueueDueJobs: async (db, now) => {
      for (const addDue of all.flatMap(({ dueJobs }) => dueJobs ?? [])) await addDue(db, now);
    },
    addRoutes: (http) => all.forEach(({ routes }) => routes?.(http)),
    close: async () => {
      for (const { close } of all) await close?.();
    },
  };
}

function joinResolvers(parts: readonly object[]): ResolverMap {
  const joined: ResolverMap = { Query: {}, Mutation: {} };
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part))
      joined[type] = { ...joined[type], ...(fields as object) };
  }
  return joined;
}
