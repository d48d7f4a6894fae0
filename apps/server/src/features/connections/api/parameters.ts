import { LONGEST_REPORT_MONTHS } from '@tallrik/domain/orders/books/report-days';
import { ORDER_STATUSES } from '@tallrik/domain/orders/order';
import { z } from 'zod';
import { INVOICE_STATES, SALES_BY } from './answers.ts';

const LONGEST_NUMBER = 9;
const isDigits = (text: string): boolean =>
  text.length > 0 &&
  text.length <= LONGEST_NUMBER &&
  [...text].every((sign) => sign >= '0' && sign <= '9');

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `One of ${words.join(', ')}` });

const day = z.iso.date({ error: 'A day of the calendar, written as 2026-11-18' });
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'A month, written as 2026-11' });
export const uuid = z.guid({ error: 'An id, such as 0f8fad5b-d9cb-469f-a165-70867728950e' });

export const from = day.describe('The first day, on the clock of each venue.');
export const to = day.describe(
  `The last day, included. Reports take at most ${LONGEST_REPORT_MONTHS} months.`,
);
export const venue = uuid.describe('Only of this venue.').optional();
export const cursor = z
  .string({ error: 'The `nextCursor` of the page before' })
  .describe('`nextCursor` of the page before.')
  .optional();
export const format = oneOf(['json', 'csv'])
  .describe('csv: a table with commas and decimal points; so does `Accept: text/csv`.')
  .optional();

export const limit = (most: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? (isDigits(given) ? Number(given) : NaN) : given),
    z
      .int({ error: `A whole number, 1 to ${most}` })
      .min(1, { error: `A whole number, 1 to ${most}` })
      .max(most, { error: `A whole number, 1 to ${most}` })
      .default(most)
      .describe('How many at most.'),
  );

export const orderState = oneOf(ORDER_STATUSES).optional();
export const invoiceState = oneOf(INVOICE_STATES).optional();
export const salesBy = oneOf(SALES_BY).default('DAY');
export const comparedWith = oneOf(['BEFORE', 'YEAR_AGO'])
  .describe('BEFORE: as many whole weeks earlier; YEAR_AGO: 52 weeks earlier.')
  .optional();

const LONGEST_VALUE = 300;
const LONGEST_NAME = 40;

export type ParameterProblem = { parameter: string; detail: string };

/** What was asked, or what is wrong with it in words. Values are not repeated: one may be a key that went astray. */
export function readParameters<Schema extends z.ZodObject>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): { value: z.output<Schema> } | { problem: ParameterProblem } {
  for (const [name, value] of Object.entries(given)) {
    const parameter = name.slice(0, LONGEST_NAME);
    if (!Object.hasOwn(schema.shape, name))
      return { problem: { parameter, detail: 'There is no such parameter' } };
    if (typeof value !== 'string') return { problem: { parameter, detail: 'Only once' } };
    if (value.length > LONGEST_VALUE) return { problem: { parameter, detail: 'Too long' } };
  }
  const read = schema.safeParse({ ...given });
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  const parameter = String(issue?.path[0] ?? '').slice(0, LONGEST_NAME);
  const isMissing = !Object.hasOwn(given, parameter);
  return {
    problem: {
      parameter,
      detail: `${isMissing ? 'Missing. ' : ''}${issue?.message ?? 'Not understood'}`,
    },
  };
}
