const NEEDED = [20, 19];

/** Ends with a clear sentence on a Node that is too old, before it stumbles over newer syntax. */
export function requireNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  process.stderr.write(
    `Tallrik needs Node ${NEEDED.join('.')} or later; this is ${process.versions.node}. See https://nodejs.org\n`,
  );
  process.exit(1);
}
