import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import type { Entry } from '../history/EntryView.tsx';
import { readDetails } from '../history/read-changes.ts';
import type { FieldWords } from '../history/use-field-words.ts';

/** What the file says beside the entries. */
export type LogWords = {
  headings: {
    when: string;
    who: string;
    by: string;
    what: string;
    thing: string;
    field: string;
    before: string;
    after: string;
  };
  actionText: (action: string) => string;
  actorText: (actor: Entry['actor']) => string;
  fieldWords: (name: string) => FieldWords;
  changed: string;
};

/** One line per changed field, as the page reads it; harmless in a spreadsheet (O-28). */
export function logCsv(
  entries: readonly Entry[],
  words: LogWords,
  { country, timeZone }: { country: string; timeZone: string },
): string {
  const { headings } = words;
  const heading = [
    `${headings.when} (${timeZone})`,
    headings.who,
    headings.by,
    headings.what,
    headings.thing,
    headings.field,
    headings.before,
    headings.after,
  ];
  const rows = entries.flatMap((entry) => {
    const first = [
      Temporal.Instant.from(entry.at)
        .toZonedDateTimeISO(timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'second' })
        .replace('T', ' '),
      entry.staffName ?? words.actorText(entry.actor),
      words.actorText(entry.actor),
      words.actionText(entry.action),
      entry.subject?.title ?? entry.subjectId,
    ];
    const { changes, isNew } = readDetails(entry.details);
    if (changes.length === 0) return [[...first, '', '', '']];
    return changes.map((change) => {
      const { label, text } = words.fieldWords(change.name);
      if (change.isHidden) return [...first, label, '', words.changed];
      return [...first, label, isNew ? '' : text(change.before), text(change.after)];
    });
  });
  return writeCsv([heading, ...rows], csvStyleOf(country));
}
