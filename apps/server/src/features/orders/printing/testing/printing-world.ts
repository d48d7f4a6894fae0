import type { Language } from '@tallrik/domain/company/languages';
import { sql } from 'kysely';
import { seedPaidOrder } from '../../../../testing/paid-order.ts';
import { seedOpenShop } from '../../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../../testing/seed-staff.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

export type AddedPrinter = { id: string; path: string | null };
type Answered = { success: boolean; error: string | null };
export type BoardPrinters = { name: string; waiting: number; trouble: string | null }[];

/** A restaurant with an owner and a kitchen, whose printers are added by the test. */
export async function openPrintingWorld(
  env: Record<string, string> = {},
  defaultLanguage: Language = 'tr',
) {
  const server = await openTestServer(undefined, env);
  const ids = await seedOpenShop(server.db, 1, { company: { defaultLanguage } });
  await server.db.updateTable('inventory').set({ count: null }).execute();
  const member = { companyId: ids.company, venueIds: [ids.venue] };
  const owner = await signInStaff(server, { ...member, number: 1, role: 'COMPANY_ADMIN' });
  const kitchen = await signInStaff(server, { ...member, number: 2 });

  async function call<Answer>(text: string, variables: object, token = kitchen): Promise<Answer> {
    const { data, errors } = await server.staff<Record<string, Answer>>(text, variables, token);
    if (!data) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0]!;
  }
  const stations = async () =>
    (
      await call<{ stations: { id: string; name: string }[] }>(
        'query ($id: ID!) { venueStations(venueId: $id) { stations { id name } } }',
        { id: ids.venue },
        owner,
      )
    ).stations;

  return {
    server,
    ids,
    owner,
    kitchen,
    call,
    stations,
    /** Two stations, such as kitchen and bar; fries are made at the second. */
    openBar: async ([kitchenName, barName]: readonly [string, string] = ['Kitchen', 'Bar']) => {
      const [first] = await stations();
      await call(
        `mutation ($id: ID!, $stations: [StationInput!]!) {
          setVenueStations(venueId: $id, stations: $stations) { success error } }`,
        {
          id: ids.venue,
          stations: [
            { id: first?.id, name: kitchenName, colour: 'RED' },
            { name: barName, colour: 'BLUE' },
          ],
        },
        owner,
      );
      const bar = (await stations()).find(({ name }) => name === barName)?.id ?? '';
      await call(
        `mutation ($id: ID!, $items: [ItemStationInput!]!) {
          assignStations(venueId: $id, categories: [], items: $items) { success error } }`,
        { id: ids.venue, items: [{ itemId: ids.fries, stationId: bar }] },
        owner,
      );
      return { kitchen: first?.id ?? '', bar };
    },
    add: async (printer: object): Promise<AddedPrinter> => {
      const added = await call<
        Answered & { printer: { id: string } | null; cloudPrntPath: string | null }
      >(
        `mutation ($id: ID!, $printer: PrinterInput!) { addPrinter(venueId: $id, printer: $printer) {
          success error printer { id } cloudPrntPath } }`,
        { id: ids.venue, printer },
        owner,
      );
      if (!added.printer) throw new Error(`Not added: ${added.error}`);
      return { id: added.printer.id, path: added.cloudPrntPath };
    },
    /** Portions of fries that the kitchen has not answered. */
    order: (count = 1) => seedPaidOrder(server, ids, count),
    /** Gives an order of two dishes a guest, words and names: the second one is made at the first station. */
    describe: async (
      orderId: string,
      words: {
        dishes: readonly [string, string];
        added: string;
        removed: string;
        guest: string;
        comment: string;
      },
    ) => {
      const { db } = server;
      const { comment, guest: guestName } = words;
      await db
        .updateTable('orders')
        .set({ comment, guestName })
        .where('id', '=', orderId)
        .execute();
      const variation = (name: string) =>
        JSON.stringify([{ id: name, name, nameLang: {}, price: 0 }]);
      for (const [position, title] of words.dishes.entries())
        await db
          .updateTable('orderItems')
          .set({
            entry: sql`jsonb_set(jsonb_set(entry, '{id}', to_jsonb(${title}::text)),
              '{item}', (entry -> 'item') || jsonb_build_object('title', ${title}::text,
                'id', ${position === 0 ? ids.burger : ids.fries}::text))`,
            ...(position === 0
              ? { variations: variation(words.added), removedVariations: variation(words.removed) }
              : {}),
          })
          .where('orderId', '=', orderId)
          .where('position', '=', position)
          .execute();
    },
    move: (id: string, version: number, to: string, more = '') =>
      call<Answered>(
        `mutation { moveOrder(id: "${id}", version: ${version}, to: ${to}${more}) { success error } }`,
        {},
      ),
    undo: (id: string, version: number) =>
      call<Answered>(
        `mutation { undoMove(id: "${id}", version: ${version}) { success error } }`,
        {},
      ),
    printTicket: (orderId: string, printerId: string) =>
      call<Answered & { tickets: number }>(
        'mutation ($orderId: ID!, $printerId: ID!) { printTicket(orderId: $orderId, printerId: $printerId) { success error tickets } }',
        { orderId, printerId },
      ),
    handOver: (from: string, to: string) =>
      call<Answered & { tickets: number }>(
        'mutation ($from: ID!, $to: ID!) { handOverTickets(fromPrinterId: $from, toPrinterId: $to) { success error tickets } }',
        { from, to },
      ),
    board: async () =>
      (
        await call<{ printers: BoardPrinters }>(
          'query ($id: ID!) { venueBoard(venueId: $id) { printers { name waiting trouble } } }',
          { id: ids.venue },
        )
      ).printers,
    /** Orders of which somebody has to say whether they are on paper. */
    asked: async () =>
      (
        await call<{ printers: { asked: { id: string; easyId: string | null }[] }[] }>(
          'query ($id: ID!) { venueBoard(venueId: $id) { printers { asked { id easyId } } } }',
          { id: ids.venue },
        )
      ).printers.flatMap(({ asked }) => asked),
    /** What came too late for a printer. */
    missed: async (printerId: string) =>
      (
        await call<{
          printers: {
            id: string;
            missed: { tickets: number; easyIds: string[]; until: string } | null;
          }[];
        }>(
          'query ($id: ID!) { venueBoard(venueId: $id) { printers { id missed { tickets easyIds until } } } }',
          { id: ids.venue },
        )
      ).printers.find(({ id }) => id === printerId)?.missed ?? null,
    settleMissed: (printerId: string, until: string, isWanted: boolean) =>
      call<Answered & { tickets: number }>(
        `mutation ($printerId: ID!, $until: DateTime!, $isWanted: Boolean!) {
          settleMissedTickets(printerId: $printerId, until: $until, isWanted: $isWanted) { success error tickets } }`,
        { printerId, until, isWanted },
      ),
    settle: (ticketId: string | undefined, isOnPaper: boolean) =>
      call<Answered & { tickets: number }>(
        'mutation ($ticketId: ID!, $isOnPaper: Boolean!) { settleTicket(ticketId: $ticketId, isOnPaper: $isOnPaper) { success error tickets } }',
        { ticketId, isOnPaper },
      ),
    /** What the server does by itself. */
    work: async () => {
      await server.app.enqueueDueJobs();
      await server.runJobs();
    },
    pass: (seconds: number) => server.setTime(server.now().add({ seconds }).toString()),
    numberOf: async (orderId: string) =>
      (
        await server.db
          .selectFrom('orders')
          .select('easyId')
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).easyId,
    close: () => server.close(),
  };
}

export type PrintingWorld = Awaited<ReturnType<typeof openPrintingWorld>>;
