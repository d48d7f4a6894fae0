import { useSearchParams } from 'react-router';

/** Puts what was chosen into the address: a list can be kept and sent to somebody. */
export function useNarrowing() {
  const [search, setSearch] = useSearchParams();
  const narrow = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === '') after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return { search, narrow };
}
