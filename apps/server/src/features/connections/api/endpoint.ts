import type { ApiRead } from '@tallrik/domain/company/api-keys';
import type { z } from 'zod';
import type { AdmittedKey } from '../keys/api-key-store.ts';

/** Why there is no answer. */
export type Refused = { refused: 400 | 404; detail: string };

export const refused = (status: Refused['refused'], detail: string): Refused => ({
  refused: status,
  detail,
});

export type Money = { minor: number | null };
export type ApiCell = string | number | null | Money;
export type ApiTable = { columns: readonly string[]; rows: readonly (readonly ApiCell[])[] };

/** One address of the programming interface: what it takes and answers stands in its schemas, and nowhere else. */
type EndpointOf<Query extends z.ZodObject, Answer extends z.ZodType> = {
  /** As OpenAPI writes it: `/orders/{id}`. */
  path: string;
  operationId: string;
  summary: string;
  /** Which right a key needs; null: any key. */
  reads: ApiRead | null;
  query: Query;
  answer: Answer;
  read: (key: AdmittedKey, request: z.output<Query>) => Promise<z.input<Answer> | Refused>;
  /** The answer as a table; left out: there is JSON only. */
  table?: (answer: z.output<Answer>) => ApiTable;
};

export type Reply = { answer: object; table: ApiTable | null } | Refused;

/** An endpoint whose types are closed: asked with what its query schema has read. */
export type Endpoint = Pick<
  EndpointOf<z.ZodObject, z.ZodType>,
  'path' | 'operationId' | 'summary' | 'reads' | 'query' | 'answer'
> & {
  hasTable: boolean;
  run: (key: AdmittedKey, request: unknown, asTable: boolean) => Promise<Reply>;
};

export function endpoint<Query extends z.ZodObject, Answer extends z.ZodType>(
  given: EndpointOf<Query, Answer>,
): Endpoint {
  const { path, operationId, summary, reads, query, answer, read, table } = given;
  return {
    path,
    operationId,
    summary,
    reads,
    query,
    answer,
    hasTable: table !== undefined,
    run: async (key, request, asTable) => {
      const found = await read(key, query.parse(request));
      if (isRefused(found)) return found;
      const parsed = answer.parse(found);
      return {
        answer: Object(parsed) as object,
        table: asTable && table ? table(parsed) : null,
      };
    },
  };
}

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer && 'detail' in answer;
