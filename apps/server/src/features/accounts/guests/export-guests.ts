import type {
  ExportedGuest,
  GuestColumn,
  GuestContacts,
  GuestExport,
  GuestFilter,
} from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { forbidden } from '../../../platform/graphql/errors.ts';
import type { ProveAgain } from './delete-guest.ts';
import { listGuests, readLevels, type ListedGuest } from './find-guests.ts';
import { guestReader } from './guest-reader.ts';

/** O-12 */
const MOST_ROWS = 100_000;

const EMPTY: ExportedGuest = {
  name: null,
  easyId: null,
  level: null,
  points: null,
  orders: null,
  lastOrderAt: null,
  spent12Months: null,
  createdAt: null,
  takesNews: null,
  phone: null,
  email: null,
};

/** What of a guest stands in which column; contacts only of whom they may be told. */
const cellsOf = (
  guest: ListedGuest,
  level: string | null,
  maySeeContact: boolean,
): Readonly<Record<GuestColumn, Partial<ExportedGuest>>> => ({
  NAME: { name: guest.name },
  NUMBER: { easyId: guest.easyId },
  LEVEL: { level },
  POINTS: { points: guest.points },
  ORDERS: { orders: guest.orders },
  LAST_ORDER: { lastOrderAt: guest.lastOrderAt },
  SPENT: { spent12Months: guest.spent12Months },
  SINCE: { createdAt: guest.createdAt },
  NEWS: { takesNews: guest.takesNews },
  PHONE: { phone: maySeeContact ? guest.phone : null },
  MAIL: { email: maySeeContact ? guest.email : null },
});

/** The guests of a filter for a file, noted with whose contacts went along (GUESTS-11). */
export const makeExportGuests =
  (deps: { db: Database; proveAgain: ProveAgain }) =>
  async (
    context: StaffContext,
    wanted: {
      companyId?: string | null | undefined;
      filter: GuestFilter;
      columns: readonly GuestColumn[];
      contacts: GuestContacts;
      proof?: string | null | undefined;
    },
  ): Promise<GuestExport> => {
    const { db } = deps;
    const { companyId, filter, columns, contacts } = wanted;
    const reader = await guestReader(db, context, {
      area: 'GUEST_DATA',
      access: 'WRITE',
      companyId,
    });
    if (reader.venueIds !== 'ALL') throw forbidden('Only for who runs the whole company');
    const now = context.now();
    const from = { address: context.address, now };
    const refusal = await deps.proveAgain(reader.staff, wanted.proof ?? '', from);
    if (refusal !== null) return { error: refusal, guests: [] };
    const guests = await listGuests(db, reader, filter, { limit: MOST_ROWS + 1, now });
    if (guests.length > MOST_ROWS) return { error: 'LIMIT_REACHED', guests: [] };
    const titles = new Map((await readLevels(db, reader)).map(({ id, title }) => [id, title]));
    const chosen = [...new Set(columns)];
    const details = { columns: chosen, contacts, count: guests.length };
    const entry = {
      action: 'exportGuests',
      subjectId: reader.companyId,
      details,
      companyId: reader.companyId,
    };
    await writeAudit(db, reader.staff, entry, now);
    return {
      error: null,
      guests: guests.map((guest) => {
        const level = guest.levelId == null ? null : (titles.get(guest.levelId) ?? null);
        const cells = cellsOf(guest, level, contacts === 'ALL' || guest.takesNews);
        return Object.assign({}, EMPTY, ...chosen.map((column) => cells[column])) as ExportedGuest;
      }),
    };
  };
