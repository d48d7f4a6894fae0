/** What the code holds; a deployment without a public address is looked at where it is. */
export const printedAddress = (table: { address: string }): string =>
  new URL(table.address, globalThis.location.origin).href;
