import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledCatalogue, CompiledMessage } from './compiled-message.ts';

/** Fails on the first message that is not valid ICU MessageFormat, naming its key. */
export function compileCatalogue(messages: Record<string, string>): CompiledCatalogue {
  const compiled: CompiledCatalogue = {};
  for (const [key, message] of Object.entries(messages)) {
    try {
      compiled[key] = compile(compileMessageOrThrow(message));
    } catch (error) {
      throw new Error(`The message of ${key} does not compile: ${message}`, { cause: error });
    }
  }
  return compiled;
}

function compile(tokens: ReturnType<typeof compileMessageOrThrow>): CompiledMessage {
  const [only] = tokens;
  if (tokens.length === 1 && typeof only === 'string') return only;
  return tokens.map((token) => {
    if (typeof token === 'string') return token;
    const [name, type, forms] = token;
    if (type === undefined) return [name];
    // The runtime knows no other: dates and amounts arrive as texts, written by the domain.
    if (type !== 'plural' || typeof forms !== 'object') throw new Error(`It uses ${type}`);
    const { offset, ...cases } = forms as Record<string, typeof tokens | number | undefined>;
    if (offset !== undefined) throw new Error('It uses a plural with an offset');
    return [name, type, pluralForms(cases as Record<string, typeof tokens>)];
  });
}

const pluralForms = (cases: Record<string, Parameters<typeof compile>[0]>) => ({
  ...Object.fromEntries(Object.entries(cases).map(([form, tokens]) => [form, compile(tokens)])),
  other: compile(cases['other'] ?? []),
});
