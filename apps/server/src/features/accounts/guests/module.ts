import type {
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import type { FastifyInstance } from 'fastify';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import type { Office } from '../../../platform/office/office.ts';
import { makeDeleteGuest, type DeleteGuestDeps } from './delete-guest.ts';
import { makeExportGuests } from './export-guests.ts';
import { findGuests, readGuestCursor } from './find-guests.ts';
import { guestFileRoute, type GuestFileRouteDeps } from './guest-file-route.ts';
import { makeGuestFiles } from './guest-files.ts';
import {
  makeCorrectPoints,
  makeOpenGuestContact,
  makeSetGuestBlocked,
  type GuestChangeDeps,
} from './guest-changes.ts';
import { makeCorrectStamps, makeGiveGuestLevel, type GuestGiftDeps } from './guest-gifts.ts';
import { makeSaveGuestNote } from './guest-note.ts';
import {
  makeChangeGuestPhone,
  makeSendGuestPhoneCode,
  type GuestPhoneDeps,
} from './guest-phone.ts';
import { guestReader, mustSee } from './guest-reader.ts';
import { guestSubject, makeSaveGuest } from './guest-subject.ts';
import { readGuest } from './read-guest.ts';

const LONGEST_PAGE = 200;

type Query = Required<
  Pick<QueryResolvers<StaffContext>, 'officeGuests' | 'officeGuest' | 'guestFile'>
>;
type Mutation = Required<
  Pick<
    MutationResolvers<StaffContext>,
    | 'openGuestContact'
    | 'correctPoints'
    | 'correctStamps'
    | 'giveGuestLevel'
    | 'sendGuestPhoneCode'
    | 'changeGuestPhone'
    | 'saveGuest'
    | 'setGuestBlocked'
    | 'deleteGuest'
    | 'askGuestFile'
    | 'exportGuests'
    | 'saveGuestNote'
  >
>;

/** Guests with an account as the office sees, corrects, blocks and deletes them. */
export function makeGuestOffice(
  deps: GuestChangeDeps &
    GuestGiftDeps &
    GuestPhoneDeps &
    DeleteGuestDeps &
    GuestFileRouteDeps & { office: Office },
) {
  const { db, office } = deps;
  const subject = office.define(guestSubject);
  const openContact = makeOpenGuestContact(deps);
  const correctPoints = makeCorrectPoints(deps);
  const correctStamps = makeCorrectStamps(deps);
  const giveLevel = makeGiveGuestLevel(deps);
  const sendPhoneCode = makeSendGuestPhoneCode(deps);
  const changePhone = makeChangeGuestPhone(deps);
  const saveGuest = makeSaveGuest({ db, office, subject });
  const setBlocked = makeSetGuestBlocked(deps);
  const deleteGuest = makeDeleteGuest(deps);
  const files = makeGuestFiles(deps);
  const exportGuests = makeExportGuests(deps);
  const saveNote = makeSaveGuestNote(deps);
  const query: Query = {
    officeGuests: async (_root, args, context) => {
      const { companyId, filter, sort, isReversed, cursor, limit } = args;
      const reader = await guestReader(db, context, { area: 'GUESTS', access: 'READ', companyId });
      if (limit < 1 || limit > LONGEST_PAGE)
        throw badInput(`A page has 1 to ${LONGEST_PAGE} guests`);
      const after = cursor == null ? null : readGuestCursor(cursor, sort);
      const page = { sort, isReversed, after, limit, now: context.now() };
      return findGuests(db, reader, filter, page);
    },
    officeGuest: async (_root, { companyId, id }, context) => {
      const reader = await guestReader(db, context, { area: 'GUESTS', access: 'READ', companyId });
      await mustSee(db, reader, id);
      const guest = await readGuest(db, reader, id, context.now());
      if (!guest) throw notFound('Guest');
      return guest;
    },
    guestFile: (_root, args, context) => files.find(context, args),
  };
  const mutation: Mutation = {
    openGuestContact: (_root, args, context) => openContact(context, args),
    correctPoints: (_root, args, context) => correctPoints(context, args),
    correctStamps: (_root, args, context) => correctStamps(context, args),
    giveGuestLevel: (_root, args, context) => giveLevel(context, args),
    sendGuestPhoneCode: (_root, args, context) => sendPhoneCode(context, args),
    changeGuestPhone: (_root, args, context) => changePhone(context, args),
    saveGuest: (_root, args, context) => saveGuest(context, args),
    setGuestBlocked: (_root, args, context) => setBlocked(context, args),
    deleteGuest: async (_root, args, context) => {
      const error = await deleteGuest(context, args);
      return { success: error === null, error };
    },
    askGuestFile: (_root, args, context) => files.ask(context, args),
    exportGuests: (_root, args, context) => exportGuests(context, args),
    saveGuestNote: (_root, args, context) => saveNote(context, args),
  };
  return {
    staffResolvers: { Query: query, Mutation: mutation },
    jobs: { 'make-guest-file': files.make },
    routes: (http: FastifyInstance) => {
      void http.register(guestFileRoute(deps));
    },
  };
}
