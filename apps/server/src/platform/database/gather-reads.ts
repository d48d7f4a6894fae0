/**
 * Whoever asks in the same moment is answered by one reading: thirty orders of one list then ask for their venues with
 * one statement instead of thirty (F-99). For ids of our own only: one malformed id fails everybody who asked with it.
 */
export function gatherReads<Value>(
  readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let gathering: { keys: Set<string>; reading: Promise<ReadonlyMap<string, Value>> } | null = null;

  function open() {
    const keys = new Set<string>();
    const reading = endOfTick().then(() => {
      gathering = null;
      return readMany([...keys]);
    });
    return { keys, reading };
  }

  return async (key) => {
    gathering ??= open();
    gathering.keys.add(key);
    return (await gathering.reading).get(key);
  };
}

/** After every promise that is settled already has been followed up: a list's fields are asked for one after the other. */
const endOfTick = (): Promise<void> =>
  Promise.resolve().then(() => new Promise((resolve) => process.nextTick(resolve)));
