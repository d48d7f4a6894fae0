import { classNames } from '@tallrik/ui/class-names';
import { useId, useRef, useState, type DragEvent } from 'react';
import controls from '../../../../shared/controls/controls.module.css';
import { useAdminText } from '../../use-admin-text.tsx';
import editor from '../editor.module.css';
import { MenuIcon } from '../MenuIcon.tsx';
import styles from './Import.module.css';
import { readLines, readMenuFile, type ReadFile } from './read-menu-file.ts';

/** A file, dropped or chosen, or lines that are pasted. */
export function ImportSource(props: {
  name: string | null;
  /** Null where it is no table. */
  rows: number | null;
  onRead: (name: string, read: ReadFile) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [lines, setLines] = useState('');
  const read = async (file: File | undefined) => {
    if (file) props.onRead(file.name, await readMenuFile(file));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <>
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <span className={styles.fileIcon}>
          <MenuIcon name="file" />
        </span>
        <span className={styles.fileWords}>
          <span className={styles.fileName}>{props.name ?? t('Admin.Import.Drop')}</span>
          <span className={styles.quiet}>
            {props.name === null && t('Admin.Import.Kinds')}
            {props.rows !== null && t('Admin.Import.Rows', { count: props.rows })}
          </span>
        </span>
        <input
          ref={input}
          id={`${id}-file`}
          type="file"
          hidden
          aria-label={t('Admin.Import.Choose')}
          accept=".csv,.tsv,.txt,.html,.htm,.json,.jsonld"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file, corrected, is chosen again.
            target.value = '';
          }}
        />
        <button type="button" className={controls.line} onClick={() => input.current?.click()}>
          {t('Admin.Import.Choose')}
        </button>
      </div>
      <details className={editor.details}>
        <summary>{t('Admin.Import.Paste')}</summary>
        <div className={controls.field}>
          <label className={controls.label} htmlFor={`${id}-lines`}>
            {t('Admin.Import.PasteHint')}
          </label>
          <textarea
            id={`${id}-lines`}
            className={editor.area}
            rows={8}
            value={lines}
            onChange={({ target }) => setLines(target.value)}
          />
          <button
            type="button"
            className={controls.line}
            disabled={lines.trim() === ''}
            onClick={() => props.onRead(t('Admin.Import.Paste'), readLines(lines))}
          >
            {t('Admin.Import.Read')}
          </button>
        </div>
      </details>
    </>
  );
}
