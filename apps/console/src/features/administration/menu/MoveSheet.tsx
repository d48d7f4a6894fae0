import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import form from '../parts/form.module.css';

/** A place in the list without dragging (CATALOG-24, WCAG 2.5.7). */
export function MoveSheet(props: {
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { place, count } = props;
  const move = (to: number) => {
    props.onClose();
    if (to !== place) props.onMove(to);
  };
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      title={t('Admin.Sort.Handle', { name: props.name })}
      closeLabel={t('Console.Close')}
    >
      <div className={form.pair}>
        <button
          type="button"
          className={controls.line}
          disabled={place === 0}
          onClick={() => move(place - 1)}
        >
          {t('Admin.Sort.Up')}
        </button>
        <button
          type="button"
          className={controls.line}
          disabled={place === count - 1}
          onClick={() => move(place + 1)}
        >
          {t('Admin.Sort.Down')}
        </button>
      </div>
      <Select
        label={t('Admin.Sort.To')}
        value={String(place)}
        options={Array.from({ length: count }, (_, at) => ({
          value: String(at),
          text: String(at + 1),
        }))}
        onChange={(to) => move(Number(to))}
      />
    </ModalSheet>
  );
}
