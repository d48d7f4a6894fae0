/** So many values, made when they are asked for; the one that was longest not asked for makes room for a new one. */
export function makeRecentlyUsed<Value>(room: number) {
  const values = new Map<string, Value>();
  return {
    get(key: string, make: () => Value): Value {
      const known = values.get(key);
      const value = known ?? make();
      // A Map keeps the order of insertion: what was asked for last stands last.
      values.delete(key);
      values.set(key, value);
      if (values.size > room) values.delete(values.keys().next().value ?? key);
      return value;
    },
  };
}
