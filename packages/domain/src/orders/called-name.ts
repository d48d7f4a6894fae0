/**
 * What is called out at the counter and printed on a bag: the first name and the initial, as of 'Elif Kaya' 'Elif K.'.
 * Strangers stand there; the whole name is none of their business (D-272).
 */
export function calledName(name: string): string {
  const words = name.trim().split(' ').filter(Boolean);
  const [first = '', ...rest] = words;
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial}.`;
}
