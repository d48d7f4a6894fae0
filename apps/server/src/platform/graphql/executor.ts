import {
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { badInput, maskError } from './errors.ts';
import { limitDepthAndWidth, MAX_TOKENS } from './query-limits.ts';
import { makeRecentlyUsed } from './recently-used.ts';

export type GraphRequest = {
  text: string;
  variables: Record<string, unknown>;
  operationName: string | null;
};

export type Execute<Context> = (
  request: GraphRequest,
  context: Context,
) => Promise<ExecutionResult>;

type Prepared =
  | { query: CompiledQuery; operation: 'query' | 'mutation' | 'subscription' }
  | { refusal: ExecutionResult };

/** A text that was read and checked once, with a plan for each of its operations that somebody asked for. */
type ReadText =
  | { document: DocumentNode; names: ReadonlySet<string>; plans: Map<string | null, Prepared> }
  | { refusal: ExecutionResult };

const UNKNOWN_OPERATION: Prepared = {
  refusal: { errors: [badInput('The text has no operation of this name')] },
};

// Our own apps have about a hundred operations; strangers' texts must not fill the memory.
const MAX_PREPARED = 500;

/** Parses, checks and compiles a text once, then runs it: the work a menu query repeats is a function call. */
export function makeExecutor<Context extends { traceId: string }>(options: {
  schema: GraphQLSchema;
  hidesIntrospection: boolean;
  reportFailure: (error: unknown, context: Context) => void;
  /** Counted: many compilations a minute are somebody's junk, or too little room. */
  onCompile?: () => void;
}): Execute<Context> {
  const texts = makeRecentlyUsed<ReadText>(MAX_PREPARED);
  const rules = [
    ...specifiedRules,
    limitDepthAndWidth,
    ...(options.hidesIntrospection ? [NoSchemaIntrospectionCustomRule] : []),
  ];

  function prepare({ text, operationName }: GraphRequest): Prepared {
    const read = texts.get(text, () => readText(text));
    if ('refusal' in read) return read;
    // Only names that stand in the text are kept: a caller can make up as many others as they like.
    if (operationName !== null && !read.names.has(operationName)) return UNKNOWN_OPERATION;
    const known = read.plans.get(operationName);
    if (known) return known;
    const plan = compile(read.document, operationName);
    read.plans.set(operationName, plan);
    return plan;
  }

  function readText(text: string): ReadText {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
    } catch (error) {
      return { refusal: { errors: [maskError(error, '')] } };
    }
    const problems = validate(options.schema, document, rules, { maxErrors: 5 });
    if (problems.length > 0)
      return { refusal: { errors: problems.map((problem) => maskError(problem, '')) } };
    const names = document.definitions.flatMap((node) =>
      node.kind === 'OperationDefinition' && node.name ? [node.name.value] : [],
    );
    return { document, names: new Set(names), plans: new Map() };
  }

  function compile(document: DocumentNode, operationName: string | null): Prepared {
    options.onCompile?.();
    const compiled = compileQuery(options.schema, document, operationName ?? undefined);
    // What the engine cannot compile (a subscription, a second operation without a name) is the caller's to mend.
    if (!isCompiledQuery(compiled)) {
      return {
        refusal: { errors: (compiled.errors ?? []).map((problem) => badInput(problem.message)) },
      };
    }
    const definition = document.definitions.find(
      (node) =>
        node.kind === 'OperationDefinition' &&
        (operationName === null || node.name?.value === operationName),
    );
    return {
      query: compiled,
      operation: definition?.kind === 'OperationDefinition' ? definition.operation : 'query',
    };
  }

  return async (request, context) => {
    const plan = prepare(request);
    if ('refusal' in plan) return withTrace(plan.refusal, context.traceId);
    const result = (await plan.query.query(
      undefined,
      context,
      request.variables,
    )) as ExecutionResult;
    if (!result.errors) return result;
    return {
      ...result,
      errors: result.errors.map((error) => {
        const masked = maskError(error, context.traceId);
        if (masked.extensions['code'] === 'INTERNAL_SERVER_ERROR') {
          options.reportFailure(error.originalError ?? error, context);
        }
        return masked;
      }),
    };
  };
}

const withTrace = (result: ExecutionResult, traceId: string): ExecutionResult => ({
  ...result,
  ...(result.errors ? { errors: result.errors.map((error) => maskError(error, traceId)) } : {}),
});
