import controls from '../../../shared/controls/controls.module.css';
import form from './form.module.css';

/** Some of a few things, in the order they are listed in, whatever order they were ticked in. */
export function CheckGroup<Value extends string>(props: {
  label: string;
  values: readonly Value[];
  chosen: readonly Value[];
  nameOf: (value: Value) => string;
  errorId: string | null;
  onChange: (chosen: Value[]) => void;
}) {
  const { label, values, chosen, nameOf, errorId, onChange } = props;
  return (
    <fieldset className={form.group} aria-describedby={errorId ?? undefined}>
      <legend className={controls.label}>{label}</legend>
      {values.map((value) => (
        <label key={value} className={form.option}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() =>
              onChange(values.filter((one) => chosen.includes(one) !== (one === value)))
            }
          />
          <span className={form.optionName}>{nameOf(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
