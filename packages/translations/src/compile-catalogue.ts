import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Messages as the runtime reads them: no parser is needed to speak them. */
export type CompiledCatalogue = Record<string, CompiledMessage>;

/** Fails on the first message that is not valid ICU MessageFormat, naming its key. */
export function compileCatalogue(messages: Record<string, string>): CompiledCatalogue {
  const compiled: CompiledCatalogue = {};
  for (const [key, message] of Object.entries(messages)) {
    try {
      compiled[key] = compileMessageOrThrow(message);
    } catch (error) {
      throw new Error(`The message of ${key} does not compile: ${message}`, { cause: error });
    }
  }
  return compiled;
}
