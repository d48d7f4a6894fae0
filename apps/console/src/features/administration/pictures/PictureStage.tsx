import { classNames } from '@tallrik/ui/class-names';
import type { ImageSize } from '@tallrik/domain/company/layout';
import type { FocusPoint } from '@tallrik/domain/company/pictures';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useAdminText } from '../use-admin-text.tsx';
import { type Corner, type PictureEdit, withCorner, withFocus } from './picture-editing.ts';
import styles from './PictureStage.module.css';

const STEPS: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const STEP = 0.02;
const LONG_STEP = 0.1;

/** The upload with its frame and focus point: dragged, or moved with the arrow keys. */
export function PictureStage(props: {
  upload: ImageSize & { url: string };
  edit: PictureEdit;
  /** What must be left of it, in parts. */
  least: ImageSize;
  onChange: (edit: PictureEdit) => void;
}) {
  const t = useAdminText();
  const area = useRef<HTMLDivElement>(null);
  const { upload, edit, least, onChange } = props;
  const { crop, focus } = edit;

  const pointAt = ({ clientX, clientY }: PointerEvent): FocusPoint => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return focus;
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const corner = (which: Corner, point: FocusPoint) =>
    onChange(withCorner(edit, which, point, least));
  const start = { x: crop.left, y: crop.top };
  const end = { x: crop.left + crop.width, y: crop.top + crop.height };
  const handle = (at: FocusPoint, name: string, move: (point: FocusPoint) => void) => ({
    style: { insetInlineStart: percent(at.x), insetBlockStart: percent(at.y) },
    'aria-label': `${name}: ${t('Admin.Picture.At', { x: rounded(at.x), y: rounded(at.y) })}`,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      event.stopPropagation();
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) move(pointAt(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const length = event.shiftKey ? LONG_STEP : STEP;
      move({ x: at.x + step.x * length, y: at.y + step.y * length });
    },
  });

  return (
    // Below the picture stands what the keys do; the handles are buttons of their own.
    <div
      ref={area}
      className={styles.stage}
      dir="ltr"
      onPointerDown={(event) => onChange(withFocus(edit, pointAt(event)))}
    >
      <img className={styles.picture} src={upload.url} alt="" draggable={false} />
      <div
        className={styles.frame}
        style={{
          insetInlineStart: percent(crop.left),
          insetBlockStart: percent(crop.top),
          inlineSize: percent(crop.width),
          blockSize: percent(crop.height),
        }}
      />
      <button
        type="button"
        className={styles.focus}
        data-autofocus
        {...handle(focus, t('Admin.Picture.Focus'), (point) => onChange(withFocus(edit, point)))}
      />
      <button
        type="button"
        className={classNames(styles.corner, styles.start)}
        {...handle(start, t('Admin.Picture.CornerStart'), (point) => corner('START', point))}
      />
      <button
        type="button"
        className={classNames(styles.corner, styles.end)}
        {...handle(end, t('Admin.Picture.CornerEnd'), (point) => corner('END', point))}
      />
    </div>
  );
}

const rounded = (part: number): string => String(Math.round(part * 100));
const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;
