import { classNames } from '@tallrik/ui/class-names';
import { baseKeymap, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { linkPlace, setLink } from './rich-link.ts';
import { LinkSheet, PictureSheet } from './RichSheets.tsx';
import { readBody, richSchema, writeBody } from './rich-schema.ts';
import styles from './RichEditor.module.css';

const { nodes, marks } = richSchema;

/** Three rows of two, the first of them headings. */
function insertTable(): Command {
  return (state, dispatch) => {
    const cell = nodes.table_cell.createAndFill();
    const head = nodes.table_header.createAndFill();
    if (!cell || !head) return false;
    const row = (one: typeof cell) => nodes.table_row.create(null, [one, one]);
    const table = nodes.table.create(null, [row(head), row(cell), row(cell)]);
    dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView());
    return true;
  };
}

const KEYS = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  Enter: splitListItem(nodes.list_item),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
} satisfies Record<string, Command>;

const isMarked = (state: EditorState, mark: 'strong' | 'em' | 'link'): boolean => {
  const { from, to, empty, $from } = state.selection;
  const type = marks[mark];
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};

/** What the block around the cursor is. */
const blockOf = (state: EditorState): string => {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading ? `h${String(parent.attrs['level'])}` : 'p';
};

/**
 * A body as guests read it, written without a word of HTML (GROWTH-27): the model is the allow-list, and what is pasted
 * keeps only that.
 */
export function RichEditor(props: {
  label: string;
  lang: string;
  companyId: string;
  html: string;
  isReadOnly: boolean;
  onChange: (html: string) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const written = useRef(props.html);
  const [state, setState] = useState<EditorState | null>(null);
  const [sheet, setSheet] = useState<'LINK' | 'PICTURE' | null>(null);
  const { label, lang, isReadOnly, html } = props;
  const tell = useEffectEvent((next: EditorState) => {
    setState(next);
    const body = writeBody(next.doc);
    if (body === written.current) return;
    written.current = body;
    props.onChange(body);
  });
  const setFirst = useEffectEvent((first: EditorState) => setState(first));
  const begin = useEffectEvent(() => newState(written.current));
  useEffect(() => {
    if (!place.current) return undefined;
    const editor = new EditorView(place.current, {
      state: begin(),
      editable: () => !isReadOnly,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        class: styles['text'] ?? '',
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        if (transaction.docChanged || transaction.selectionSet || transaction.storedMarksSet)
          tell(next);
      },
    });
    view.current = editor;
    setFirst(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [label, lang, isReadOnly]);
  // Discarded, taken back, or changed by somebody else: not what was typed here.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    view.current?.updateState(newState(html));
  }, [html]);
  const isSheetOpen = sheet !== null;
  const wasSheetOpen = useRef(false);
  // A sheet gives the focus back to its button; who set a link or a picture writes on.
  useEffect(() => {
    if (wasSheetOpen.current && !isSheetOpen) view.current?.focus();
    wasSheetOpen.current = isSheetOpen;
  }, [isSheetOpen]);
  const tools = useRef<HTMLDivElement>(null);
  const isAtTable = state !== null && isInTable(state);
  // On a phone the tools are one line: those of a table come into sight with it.
  useEffect(() => {
    const strip = tools.current;
    const first = strip?.querySelector<HTMLElement>('[data-table]');
    if (strip && isAtTable && first) strip.scrollLeft = first.offsetLeft - strip.offsetLeft;
  }, [isAtTable]);
  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const button = (name: string, command: Command, isPressed?: boolean) => (
    <button
      type="button"
      className={styles.tool}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
    >
      {name}
    </button>
  );
  const opener = (name: string, kind: 'LINK' | 'PICTURE', isPressed?: boolean) => (
    <button
      type="button"
      className={styles.tool}
      aria-haspopup="dialog"
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      onClick={() => setSheet(kind)}
    >
      {name}
    </button>
  );
  const isMark = (mark: 'strong' | 'em' | 'link') => state !== null && isMarked(state, mark);
  return (
    <div className={styles.editor}>
      <span className={controls.label} id={id}>
        {label}
      </span>
      {!isReadOnly && (
        <div ref={tools} className={styles.tools} role="toolbar" aria-labelledby={id}>
          <select
            className={classNames(controls.input, styles.kind)}
            aria-label={t('Admin.News.Tool.Kind')}
            value={state ? blockOf(state) : 'p'}
            onChange={({ target }) =>
              run(
                target.value === 'p'
                  ? setBlockType(nodes.paragraph)
                  : setBlockType(nodes.heading, { level: Number(target.value.slice(1)) }),
              )
            }
          >
            <option value="p">{t('Admin.News.Tool.Text')}</option>
            <option value="h2">{t('Admin.News.Tool.Heading')}</option>
            <option value="h3">{t('Admin.News.Tool.SmallHeading')}</option>
            <option value="h4">{t('Admin.News.Tool.SmallestHeading')}</option>
          </select>
          {button(t('Admin.News.Tool.Bold'), toggleMark(marks.strong), isMark('strong'))}
          {button(t('Admin.News.Tool.Italic'), toggleMark(marks.em), isMark('em'))}
          {button(t('Admin.News.Tool.Bullets'), wrapInList(nodes.bullet_list))}
          {button(t('Admin.News.Tool.Numbers'), wrapInList(nodes.ordered_list))}
          {button(t('Admin.News.Tool.Quote'), wrapIn(nodes.blockquote))}
          {opener(t('Admin.News.Tool.Link'), 'LINK', isMark('link'))}
          {opener(t('Admin.News.Tool.Picture'), 'PICTURE')}
          {button(t('Admin.News.Tool.Table'), insertTable())}
          {button(t('Admin.News.Tool.Undo'), undo)}
          {button(t('Admin.News.Tool.Redo'), redo)}
          {isAtTable && (
            <>
              <span data-table />
              {button(t('Admin.News.Tool.AddRow'), addRowAfter)}
              {button(t('Admin.News.Tool.AddColumn'), addColumnAfter)}
              {button(t('Admin.News.Tool.DeleteRow'), deleteRow)}
              {button(t('Admin.News.Tool.DeleteColumn'), deleteColumn)}
              {button(t('Admin.News.Tool.DeleteTable'), deleteTable)}
            </>
          )}
        </div>
      )}
      <div ref={place} className={styles.place} />
      {sheet === 'LINK' && state && (
        <LinkSheet
          place={linkPlace(state)}
          onClose={() => setSheet(null)}
          onLink={(href, words) => {
            setSheet(null);
            run(setLink(linkPlace(state), href, words));
          }}
        />
      )}
      {sheet === 'PICTURE' && (
        <PictureSheet
          companyId={props.companyId}
          onClose={() => setSheet(null)}
          onPicture={(src, alt) => {
            setSheet(null);
            run((now, dispatch) => {
              dispatch?.(now.tr.replaceSelectionWith(nodes.image.create({ src, alt })));
              return true;
            });
          }}
        />
      )}
    </div>
  );
}

const newState = (html: string): EditorState =>
  EditorState.create({
    doc: readBody(html),
    plugins: [
      history(),
      keymap(KEYS),
      keymap({ Tab: goToNextCell(1), 'Shift-Tab': goToNextCell(-1) }),
      keymap(baseKeymap),
      tableEditing(),
    ],
  });
