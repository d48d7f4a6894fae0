type NetworkHints = { connection?: { saveData?: boolean; effectiveType?: string } };

/** The guest asked for less data, or has hardly any: nothing is fetched that was not asked for. */
export function isSavingData(
  device: NetworkHints = (globalThis.navigator ?? {}) as NetworkHints,
): boolean {
  const { connection } = device;
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
}
