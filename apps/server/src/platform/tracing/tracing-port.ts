/** Bounded words and numbers only: never what a guest wrote, a name, a number or an address (D-288). */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanFacts = {
  name: string;
  kind: 'SERVER' | 'CLIENT' | 'INTERNAL';
  attributes: SpanAttributes;
};

export type SpanEnd = { isFailed: boolean; attributes?: SpanAttributes };

export type OpenSpan = {
  /** Whatever begins in there stands below this span. */
  run: <Answer>(work: () => Answer) => Answer;
  end: (end: SpanEnd) => void;
};

/** Where time goes, for whoever collects it; null everywhere unless the operator names a collector. */
export type Tracing = {
  begin: (facts: SpanFacts) => OpenSpan;
  /** Something that has just ended; nothing unless it was part of something. */
  ended: (facts: SpanFacts, end: SpanEnd & { milliseconds: number }) => void;
  /** Hands over what is left. */
  close: () => Promise<void>;
};

/** Of an error its class alone: its message may quote what somebody typed. */
const failure = (error: unknown): SpanEnd => ({
  isFailed: true,
  attributes: { 'error.type': error instanceof Error ? error.name : typeof error },
});

/** Does the work below a span that ends with it. */
export async function inSpan<Answer>(
  tracing: Tracing,
  facts: SpanFacts,
  work: () => Promise<Answer>,
  endOf: (answer: Answer) => SpanEnd = () => ({ isFailed: false }),
): Promise<Answer> {
  const span = tracing.begin(facts);
  try {
    const answer = await span.run(work);
    span.end(endOf(answer));
    return answer;
  } catch (error) {
    span.end(failure(error));
    throw error;
  }
}
