/**
 * What no test noticed, named so that it is found again after lines have moved: the file, the line as it reads, and
 * what it was turned into.
 * @param {{ files: Record<string, { source: string, mutants: object[] }> }} report Stryker's own
 */
export function readSurvivors(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter((mutant) => hasSurvived(mutant))
      .map(({ location: { start, end }, mutatorName, replacement }) => ({
        file,
        at: start.line,
        mutator: mutatorName,
        code: oneLine(textBetween(lines, start, end)),
        line: oneLine(lines[start.line - 1]),
        becomes: oneLine(replacement ?? ''),
      }));
  });
}

/**
 * Broken so badly that no test file could be loaded, Stryker calls it survived: no test has failed, since none began.
 */
const hasSurvived = ({ status, testsCompleted }) =>
  status === 'NoCoverage' || (status === 'Survived' && testsCompleted !== 0);

/** Survivors nobody has argued for, and arguments about what no longer survives. */
export function holdAgainst(survivors, argued) {
  const isSame = (one, other) =>
    ['file', 'line', 'code', 'becomes'].every((field) => one[field] === other[field]);
  return {
    open: survivors.filter((survivor) => !argued.some((known) => isSame(survivor, known))),
    stale: argued.filter((known) => !survivors.some((survivor) => isSame(survivor, known))),
  };
}

function textBetween(lines, start, end) {
  const within = lines.slice(start.line - 1, end.line);
  const last = within.length - 1;
  return within
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
