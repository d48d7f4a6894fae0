import { useId } from 'react';
import { Icon } from '../../../shared/icon/Icon.tsx';
import editor from '../menu/editor.module.css';

/** Any of a few; none chosen means all, and says so. */
export function ChosenOf(props: {
  label: string;
  none: string;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  isReadOnly: boolean;
  onChange: (chosen: readonly string[]) => void;
}) {
  const id = useId();
  const { chosen } = props;
  const toggle = (option: string) =>
    props.onChange(
      chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option],
    );
  return (
    <div className={editor.group} role="group" aria-labelledby={id}>
      <span className={editor.labelLine}>
        <span id={id} className={editor.sectionName}>
          {props.label}
        </span>
        {chosen.length === 0 && <span className={editor.count}>{props.none}</span>}
      </span>
      <div className={editor.chips}>
        {props.options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={editor.chip}
            aria-pressed={chosen.includes(option.id)}
            disabled={props.isReadOnly}
            onClick={() => toggle(option.id)}
          >
            {chosen.includes(option.id) && <Icon name="check" size="small" />}
            {option.name}
          </button>
        ))}
      </div>
    </div>
  );
}
