import { clientCartEventSchema } from '@tallrik/contract/cart-event-schema';
import { seededRandom, type SeededRandom } from '../../demo/pictures/seeded-random.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { leafOf, type CallArgument } from './graph-calls.ts';
import { nastyText, nastyValue, OVERSIZED_TEXT, spoil, type Json } from './nasty-values.ts';
import { sampleJson, type TextFor } from './sample-json.ts';

/** How many random calls each operation and action gets; `FUZZ_RUNS` asks for more. */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);

/** Real ids by what an argument's name speaks of. */
const kindsOf = (world: Pick<FuzzWorld, 'own' | 'foreign'>): [RegExp, string[]][] => {
  const both = (of: (company: FuzzWorld['own']) => string[]) => [
    ...of(world.own),
    ...of(world.foreign),
  ];
  return [
    [/company/i, both(({ ids }) => [ids.company])],
    [/venue/i, both(({ ids }) => [ids.venue, ids.closedVenue])],
    [/cart|reference/i, both(({ cartId, orderCartId }) => [cartId, orderCartId])],
    [/order/i, both(({ orderId, rejectedId }) => [orderId, rejectedId])],
    [/user/i, both(({ people }) => [people.guest, people.otherGuest])],
    [/staff/i, both(({ people }) => [people.cook, people.admin])],
    [/table/i, both(({ tableId }) => [tableId])],
    [/item/i, both(({ ids }) => [ids.fries, ids.burger, ids.retired])],
    [/entry/i, both(({ ids }) => [ids.friesEntry])],
    [/categor/i, both(({ ids }) => [ids.burgers, ids.hidden])],
    [/variation/i, both(({ ids }) => [ids.cheese, ids.onion])],
    [/invoice/i, both(({ invoiceId }) => [invoiceId])],
  ];
};

const PLAUSIBLE: [RegExp, string[]][] = [
  [/phone/i, ['+46709990011', '+46709990021', '0709990012']],
  [/password/i, ['hunger', 'wrong']],
  [/email/i, ['new@example.test', 'SECRET-B-person@example.test']],
  [/^code$/i, ['1234', '000000', 'SECRET-A-code', 'SECRET-B-code']],
  [/slug/i, ['company-1', 'company-2', 'fuzz-company']],
  [/url/i, ['http://127.0.0.1/', 'https://evil.example/']],
  [/country/i, ['SE']],
  [/until|time|At$/i, ['2026-11-13T20:00:00Z']],
  [/cursor/i, ['bm90IGEgY3Vyc29y', '0', '2026-11-13T18:30:00.000Z|x']],
];

export type Fuzzer = ReturnType<typeof makeFuzzer>;

/** Everything chance decides, from one seed. */
export function makeFuzzer(world: Pick<FuzzWorld, 'own' | 'foreign'>, seed: string) {
  const random: SeededRandom = seededRandom(seed);
  const pick = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(random.next() * list.length)] as Value;
  const kinds = kindsOf(world);
  const realIds = [
    ...kinds.flatMap(([, ids]) => ids),
    ...[world.own, world.foreign].flatMap(({ chequeId, offerId, tokenId, stampId }) => [
      chequeId,
      offerId,
      tokenId,
      stampId,
    ]),
  ];
  const randomId = () =>
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
      Math.floor(random.next() * 16).toString(16),
    );
  const idFor = (name: string): string => {
    const known = kinds.find(([pattern]) => pattern.test(name))?.[1];
    const chance = random.next();
    if (known && chance < 0.75) return pick(known);
    return chance < 0.9 ? pick(realIds) : randomId();
  };
  const textFor =
    (tableTokens: readonly string[]): TextFor =>
    (name) => {
      if (/token/i.test(name) && tableTokens.length > 0) return pick(tableTokens);
      if (/event/i.test(name)) return randomId();
      if (/id$|ids$|reference|variations|venues/i.test(name)) return idFor(name);
      const plausible = PLAUSIBLE.find(([pattern]) => pattern.test(name))?.[1];
      return plausible ? pick(plausible) : `text ${Math.floor(random.next() * 9)}`;
    };
  const valueFor = ({ name, type }: CallArgument, tableTokens: readonly string[]): Json => {
    const { isList, scalar, choices } = leafOf(type);
    const one = (): Json => {
      if (choices.length > 0) return pick(choices);
      if (scalar === 'CartEvent')
        return sampleJson(clientCartEventSchema, random, textFor(tableTokens));
      if (scalar === 'ID') return idFor(name);
      if (scalar === 'Boolean') return random.next() < 0.5;
      if (scalar === 'Int' || scalar === 'Float') return pick([0, 1, 7, 15, 3_900]);
      if (scalar === 'JSON') return { details: { redirectResult: 'x' }, paymentData: 'y' };
      return textFor(tableTokens)(name);
    };
    return isList ? Array.from({ length: 1 + Math.floor(random.next() * 3) }, one) : one();
  };
  return {
    random,
    pick,
    textFor,
    variablesFor: (args: readonly CallArgument[], tableTokens: readonly string[]) =>
      Object.fromEntries(args.map((arg) => [arg.variable, valueFor(arg, tableTokens)])),
    spoilt: (value: Json): Json => spoil(value, random),
    nastyText: () => nastyText(random),
    nastyValue: () => nastyValue(random),
    oversized: OVERSIZED_TEXT,
  };
}
