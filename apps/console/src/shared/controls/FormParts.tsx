import { classNames } from '@tallrik/ui/class-names';
import { createContext, use, useId, type InputHTMLAttributes } from 'react';
import controls from './controls.module.css';
import page from './page.module.css';
import { Icon } from '../icon/Icon.tsx';
import { useTranslate } from '../messages/use-messages.tsx';

/** What is wrong, in words, for the field of a long form that is marked: where it is said otherwise may be off the screen. */
export const FieldProblem = createContext<string | null>(null);

/** A field with its name above it; `errorId` is where the words for what is wrong stand. */
export function TextInput(
  props: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
    label: string;
    hint?: string;
    errorId: string | null;
    onChange: (text: string) => void;
  },
) {
  const id = useId();
  const { label, hint, errorId, onChange, ...input } = props;
  const hintId = hint ? `${id}-hint` : null;
  const words = use(FieldProblem);
  const problem = errorId === null ? null : words;
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <input
        required
        {...input}
        id={id}
        className={controls.input}
        aria-invalid={errorId !== null}
        aria-describedby={
          [hintId, problem === null ? errorId : `${id}-problem`].filter(Boolean).join(' ') ||
          undefined
        }
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={controls.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={controls.label}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Six digits of the app, or a recovery code when the phone is lost. */
export function CodeInput(props: {
  value: string;
  errorId: string | null;
  onChange: (text: string) => void;
}) {
  const t = useTranslate();
  return (
    <TextInput
      label={t('Console.Code.Label')}
      hint={t('Console.Code.Hint')}
      errorId={props.errorId}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus
      value={props.value}
      onChange={props.onChange}
    />
  );
}

export const FormError = (props: { id: string; text: string | null }) => (
  <div role="alert" id={props.id}>
    {props.text && (
      <p className={page.error}>
        <Icon name="alert" />
        {props.text}
      </p>
    )}
  </div>
);

export function SubmitButton(props: { text: string; isBusy: boolean }) {
  const t = useTranslate();
  return (
    <button
      type="submit"
      className={classNames(controls.solid, controls.big)}
      disabled={props.isBusy}
    >
      {props.isBusy ? t('Console.Loading') : props.text}
    </button>
  );
}
