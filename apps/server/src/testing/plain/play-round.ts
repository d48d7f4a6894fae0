import type { Tokens } from '../../platform/auth/tokens.ts';
import { MODEL_EVENING, type MoneyWorld } from '../money-world.ts';
import type { Round } from './arbitrary-round.ts';
import type { Outcome } from './plain-expected.ts';
import { openPlainTableGuest } from './plain-seat.ts';
import { seedPlainShop } from './seed-plain-shop.ts';

const ZONE = 'Europe/Stockholm';
const NOON_MINUTE = 12 * 60;
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
/** Longer than a kitchen may take its acceptance back: its money is asked for. */
const GRACE_MINUTES = 1;
const MOST_JOB_ROUNDS = 20;

/** What became of every cart of one day in several restaurants at once. */
export async function playRound(
  world: MoneyWorld,
  tokens: Tokens,
  round: Round,
  day: number,
): Promise<Outcome[]> {
  // From noon, since the nights of two zones are longer or shorter than others.
  const date = Temporal.Instant.from(MODEL_EVENING).toZonedDateTimeISO(ZONE).toPlainDate();
  const noon = date.add({ days: day }).toZonedDateTime({ timeZone: ZONE, plainTime: '12:00' });
  const instantOf = (minute: number) => noon.toInstant().add({ minutes: minute - NOON_MINUTE });
  let { minute } = round;
  const setClock = () => world.advance(instantOf(minute).since(world.now()).total('minutes'));
  setClock();
  const dayOfWeek = DAYS[noon.dayOfWeek - 1] ?? '';
  const seats = await Promise.all(
    round.runs.map(async (run, at) => {
      const opening = { ...run.world, minute };
      const shop = await seedPlainShop(world.db, day * round.runs.length + at, opening, dayOfWeek);
      const timeOf = (of: number) => instantOf(of).toString();
      return { run, seat: openPlainTableGuest(world, shop, { opening, tokens, timeOf }) };
    }),
  );
  type Step = (at: (typeof seats)[number], stay: Round['runs'][number]['stays'][number]) => unknown;
  const outcomes: Outcome[] = [];
  for (const [visit, later] of round.minutesLater.entries()) {
    const everywhere = (step: Step) =>
      Promise.all(
        seats.map((at) => {
          const stay = at.run.stays[visit];
          return stay && step(at, stay);
        }),
      );
    await everywhere(({ seat }, stay) => seat.fill(stay, minute, `visit-${visit}`));
    minute += later;
    setClock();
    await everywhere(({ seat }, stay) => seat.pay(stay, minute));
    await hearProvider(world);
    await everywhere(({ seat }, stay) => seat.answer(stay));
    minute += GRACE_MINUTES;
    setClock();
    await world.runJobs();
    await hearProvider(world);
    await everywhere(({ seat }, stay) => seat.settle(stay));
    await hearProvider(world);
    await everywhere(async ({ seat }, stay) => {
      const outcome = await seat.close(stay);
      if (outcome) outcomes.push(outcome);
    });
  }
  return outcomes;
}

/** What the provider has to say is delivered, and all of it taken: a notice may be left to the jobs. */
async function hearProvider(world: MoneyWorld): Promise<void> {
  await world.simulator.control.flush();
  for (let rounds = 0; rounds < MOST_JOB_ROUNDS; rounds += 1) {
    await world.runJobs();
    const waiting = await world.db
      .selectFrom('paymentNotices')
      .select('id')
      .where('processedAt', 'is', null)
      .executeTakeFirst();
    if (waiting === undefined) return;
  }
  throw new Error('A notice of the provider is never taken');
}
