const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');

/** A token as the server would sign it, good for a hundred years; nobody in the browser checks the signature. */
export const tokenOf = (userId: string): string =>
  `${part({ alg: 'EdDSA' })}.${part({ sub: userId, exp: 4_900_000_000 })}.c2ln`;
