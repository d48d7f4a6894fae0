import { classNames } from '@tallrik/ui/class-names';
import { useState, type ReactNode } from 'react';
import styles from './editor.module.css';
import { MenuIcon } from './MenuIcon.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import row from './MenuRow.module.css';
import { SortWords } from './SortWords.tsx';
import { moved, useSorting } from './use-sorting.tsx';

/** Lines of this height are dragged by it. */
const LINE_HEIGHT = 48;

/** A short list in an order one decides: groups of a dish, options, sizes (CATALOG-21, CATALOG-24). */
export function SortedLines(props: {
  label: string;
  ids: readonly string[];
  nameOf: (id: string) => string;
  isReadOnly: boolean;
  lineHeight?: number;
  /** Where it is put. */
  onMove: (id: string, to: number) => void;
  children: (id: string, place: number) => ReactNode;
}) {
  const { ids, nameOf } = props;
  const [askedId, setAskedId] = useState<string | null>(null);
  const sorting = useSorting({
    listOf: () => ids,
    nameOf,
    rowHeight: props.lineHeight ?? LINE_HEIGHT,
    onMove: props.onMove,
    onAsk: setAskedId,
  });
  const { lifted } = sorting;
  const shown = lifted === null ? ids : moved(ids, lifted.id, lifted.to);
  return (
    <>
      <ul className={styles.box} aria-label={props.label}>
        {shown.map((id) => (
          <li key={id} className={classNames(styles.line, lifted?.id === id && row.lifted)}>
            {!props.isReadOnly && (
              <button type="button" className={row.handle} {...sorting.handleOf(id)}>
                <MenuIcon name="handle" />
              </button>
            )}
            {props.children(id, ids.indexOf(id))}
          </li>
        ))}
      </ul>
      <SortWords words={sorting.words} />
      {askedId !== null && (
        <MoveSheet
          name={nameOf(askedId)}
          place={ids.indexOf(askedId)}
          count={ids.length}
          onMove={(to) => props.onMove(askedId, to)}
          onClose={() => setAskedId(null)}
        />
      )}
    </>
  );
}
